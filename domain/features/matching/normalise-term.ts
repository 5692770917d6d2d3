/**
 * The key under which spellings of one term meet: no case, no accents, single spaces, no punctuation but
 * what tells terms apart ("c++", "c#", ".net", "a+", "3.11"). Dots inside a word close it up ("node.js" and
 * "nodejs" are one). Empty for a text without letters and digits.
 */
export function normaliseTerm(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = ASCII.test(text) ? text.toLowerCase() : withoutAccents(text);
  const spaced = plain.replace(APOSTROPHES, '').replaceAll('&', ' and ').replace(NOT_KEPT, ' ');
  const signed = spaced.includes('+') || spaced.includes('#') ? settleSigns(spaced) : spaced;
  const dotted = signed.includes('.') ? settleDots(signed) : signed;
  return dotted.replace(SPACES, ' ').trim();
}

const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i;
const ASCII = /^[\x20-\x7e]*$/;
const APOSTROPHES = /['’‘`]/g;
const NOT_KEPT = /[^\p{L}\p{N}+#.]+/gu;
const SPACES = / {2,}/g;

// Compatibility forms split letters from their marks; the marks go, and Hangul is put together again.
function withoutAccents(text: string): string {
  return text
    .replaceAll('♯', '#')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

// Signs belong to the word before them and end it: "c++", "c#", "c++ 17"; but not in "+1" or "r+d".
function settleSigns(text: string): string {
  return text
    .replace(/(?<=[+#])\.+(?=\p{L})/gu, ' .')
    .replace(/(?<=[+#])\.+/g, ' ')
    .replace(/(?<![\p{L}\p{N}+#])[+#]+/gu, ' ')
    .replace(/[+#]+(?=[\p{L}\p{N}])/gu, (signs) => (signs === '+' ? ' ' : `${signs} `));
}

// A dot stays between digits and before the first letter of a word: "3.11", ".net".
function settleDots(text: string): string {
  return text.replace(/\.+/g, (dots, at: number) => {
    const before = text[at - 1] ?? ' ';
    const after = text[at + dots.length] ?? ' ';
    if (dots.length > 1) return ' ';
    if (DIGIT.test(before) && DIGIT.test(after)) return '.';
    return before === ' ' && LETTER.test(after) ? '.' : '';
  });
}

const DIGIT = /\p{N}/u;
const LETTER = /\p{L}/u;
