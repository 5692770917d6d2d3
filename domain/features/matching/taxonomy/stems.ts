import { normalizeTerm } from './normalize-term.ts';

/** The stems of a text's words, in order: "engineer", "engineering" and "engineers" are one stem. */
export function listStems(text: string): string[] {
  return normalizeTerm(text)
    .replace(/\b(back|front|full) (end|stack)\b/g, '$1$2')
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [stemWord(word)]));
}

function stemWord(word: string): string {
  const same = SAME_WORDS.get(word);
  if (same !== undefined) return same;
  return stemLetters(word);
}

function stemLetters(word: string): string {
  if (word.length <= 3 || !LETTERS.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^sui])s$/, '')
    .replace(/(?<=...)(?:ing|ment|ed)$/, '')
    .replace(/(?<=...)(?:er|or|e)$/, '');
}

const LETTERS = /^[a-z]+$/;

/** Short names that people write for the same word. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ['postgres', 'postgresql'],
    ['psql', 'postgresql'],
    ['k8s', 'kubernetes'],
    ['golang', 'go'],
    ['js', 'javascript'],
    ['ts', 'typescript'],
    ['mongo', 'mongodb'],
    ['elastic', 'elasticsearch'],
    ['cpp', 'c++'],
    ['csharp', 'c#'],
    ['attorney', 'lawyer'],
    ['attorneys', 'lawyer'],
  ].map(([word = '', other = '']) => [word, stemLetters(other)]),
);
