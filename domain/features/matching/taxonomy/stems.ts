import { normalizeTerm } from './normalize-term.ts';

/** The stems of a text's words, in order: "engineer", "engineering" and "engineers" are one stem. */
export function listStems(text: string): string[] {
  return normalizeTerm(text)
    .replace(/\b(back|front|full) (end|stack)\b/g, '$1$2')
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [stemWord(word)]));
}

function stemWord(word: string): string {
  if (word.length <= 3 || !LETTERS.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^sui])s$/, '')
    .replace(/(?<=...)(?:ing|ment|ed)$/, '')
    .replace(/(?<=...)(?:er|or|e)$/, '');
}

const LETTERS = /^[a-z]+$/;
