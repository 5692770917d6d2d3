/**
 * The lookup key of a term: lowercase, no accents, single spaces, and only the punctuation that distinguishes terms
 * ("c++", "c#", ".net", "a+", "3.11"). Dots inside a word are removed ("node.js" and "nodejs" are equal). Empty for a
 * text without letters or digits.
 */
export function normalizeTerm(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = ASCII.test(text) ? text.toLowerCase() : removeAccents(text);
  const spaced = plain.replace(APOSTROPHES, '').replaceAll('&', ' and ').replace(REMOVED, ' ');
  const signed = spaced.includes('+') || spaced.includes('#') ? normalizeSigns(spaced) : spaced;
  const dotted = signed.includes('.') ? normalizeDots(signed) : signed;
  return dotted.replace(SPACES, ' ').trim();
}

const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i;
const ASCII = /^[\x20-\x7e]*$/;
const APOSTROPHES = /['’‘`]/g;
const REMOVED = /[^\p{L}\p{N}+#.]+/gu;
const SPACES = / {2,}/g;

// NFKD separates letters from their marks, which are removed; NFC recomposes Hangul.
function removeAccents(text: string): string {
  return text
    .replaceAll('♯', '#')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

// Signs belong to the preceding word and end it ("c++", "c#", "c++ 17"), except in "+1" and "r+d".
function normalizeSigns(text: string): string {
  return text
    .replace(/(?<=[+#])\.+(?=\p{L})/gu, ' .')
    .replace(/(?<=[+#])\.+/g, ' ')
    .replace(/(?<![\p{L}\p{N}+#])[+#]+/gu, ' ')
    .replace(/(?<![+#])[+#]+(?=[\p{L}\p{N}])/gu, (signs) => (signs === '+' ? ' ' : `${signs} `));
}

// Dots stay between digits and before the first letter of a word: "3.11", ".net".
function normalizeDots(text: string): string {
  return text.replace(/\.+/g, (dots, index: number) => {
    const before = text[index - 1] ?? ' ';
    const after = text[index + dots.length] ?? ' ';
    if (dots.length > 1) return ' ';
    if (DIGIT.test(before) && DIGIT.test(after)) return '.';
    return before === ' ' && LETTER.test(after) ? '.' : '';
  });
}

const DIGIT = /\p{N}/u;
const LETTER = /\p{L}/u;
