import { globSync, readFileSync } from 'node:fs';
import type { Check } from './finding.ts';
import type { Source } from './sources.ts';
import { americanWords, avoidedWords, britishStems, exemptFiles, exemptTexts, informalWords } from './style-words.ts';

/** Words and spellings that docs/style.md rules out. */
export const style: Check = {
  name: 'style',
  run() {
    const sources = readTexts();
    return { checkedCount: sources.length, unit: 'files', problems: styleProblems(sources) };
  },
};

const FILES = [
  '{domain,server,web,e2e,scripts,bench,docs,.ci}/**/*.{ts,tsx,mjs,css,html,md}',
  'domain/phrases/{en,esp,fr}/*.json',
  '*.{md,ts}',
];

/** One message per avoided word and line. Phrases are also checked for British spellings and for informal address. */
export function styleProblems(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !exemptFiles.some((exempt) => exempt.test(path)))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          findingsIn(path, line).map(
            ([found, better]) => `${path}:${index + 1}: "${found}" is not used here; say "${better}" (docs/style.md)`,
          ),
        ),
    );
}

function findingsIn(path: string, line: string): [found: string, better: string][] {
  const [, language = 'en'] = /^domain\/phrases\/(\w+)\//.exec(path) ?? [];
  const informal = informalWords[language];
  if (informal) return wordsOf(line).flatMap((word) => (informal[word] ? [[word, informal[word]]] : []));
  return [...wordsIn(line), ...(path.startsWith('domain/phrases/') ? spellingsIn(line) : [])];
}

function readTexts(): readonly Source[] {
  return FILES.flatMap((pattern) => globSync(pattern))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Avoided words of a line. Names in camel case and snake case are split into words first. */
function wordsIn(line: string): [found: string, better: string][] {
  const text = exemptTexts.reduce((rest, exempt) => rest.replaceAll(exempt.text, ''), line);
  const words = text
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase();
  return Object.entries(avoidedWords).filter(([word]) => patternOf(word).test(words));
}

function spellingsIn(line: string): [found: string, better: string][] {
  return wordsOf(line).flatMap((word) =>
    Object.entries(britishStems)
      .filter(([stem]) => word.startsWith(stem) && !americanWords.includes(word))
      .map(([stem, better]): [string, string] => [word, word.replace(stem, better)]),
  );
}

/** The words of a phrase, without its name and its values. */
function wordsOf(line: string): string[] {
  const [, value = ''] = /^\s*"[^"]*":\s*"(.*)"/.exec(line) ?? [];
  const text = value.replaceAll(/\{\{.*?\}\}/g, '').toLowerCase();
  return text.match(/\p{L}+/gu) ?? [];
}

const patterns = new Map(
  Object.keys(avoidedWords).map((word) => [word, new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')]),
);

function patternOf(word: string): RegExp {
  return patterns.get(word) ?? /(?!)/;
}
