import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { listWorkWords } from './title-words.ts';
import { readTsv } from './tsv.ts';

/**
 * Whether an alternate title belongs to an occupation: it shares a word with a name of the occupation, or one of its words
 * is typical of the occupation's description or alternate titles. O*NET lists titles that share a task only, such as "Bureau Chief" for
 * chief executives; as a spelling, such a title would lead to a distant trade.
 */
export type IsSupported = (alternate: string, names: readonly string[], soc: string) => boolean;

export function buildTitleSupport(
  alternates: ReadonlyMap<string, readonly string[]>,
  source: string,
  own: string,
): IsSupported {
  const counts = countWords(alternates);
  const descriptions = readDescriptions(source);
  const everyday = listEverydayWords(own);
  return (alternate, names, soc) => {
    const known = new Set(names.flatMap(listWorkWords));
    const words = listWorkWords(alternate);
    if (words.some((word) => known.has(word))) return true;
    if (everyday.has(normalizeTerm(alternate))) return false;
    if (words.some((word) => descriptions.get(soc)?.has(word))) return true;
    return words.some((word) => {
      const { total = 0, bySoc } = counts.get(word) ?? {};
      const here = bySoc?.get(soc) ?? 0;
      return here >= minTitles && here >= minShare * total;
    });
  };
}

// A word is typical of an occupation if at least two of its titles and a third of all titles with the word have it.
const minTitles = 2;
const minShare = 0.34;

interface WordCount {
  total: number;
  readonly bySoc: Map<string, number>;
}

function countWords(alternates: ReadonlyMap<string, readonly string[]>): Map<string, WordCount> {
  const counts = new Map<string, WordCount>();
  for (const [soc, titles] of alternates) {
    for (const word of titles.flatMap((title) => [...new Set(listWorkWords(title))])) {
      const count = counts.get(word) ?? { total: 0, bySoc: new Map<string, number>() };
      count.total += 1;
      count.bySoc.set(soc, (count.bySoc.get(soc) ?? 0) + 1);
      counts.set(word, count);
    }
  }
  return counts;
}

/** The words of each description that few other descriptions contain. */
function readDescriptions(source: string): Map<string, Set<string>> {
  const rows = readTsv(source, 'onet_occupations.tsv', ['soc', 'description']);
  const words = rows.map(({ soc, description }) => [soc, new Set(listWorkWords(description))] as const);
  const counts = new Map<string, number>();
  for (const [, set] of words) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    words.map(([soc, set]) => [soc, new Set([...set].filter((word) => (counts.get(word) ?? 0) <= maxDescriptions))]),
  );
}

const maxDescriptions = 40;

// "Prior", "Medium" and "Former" are ESCO or O*NET titles that no one would look for.
function listEverydayWords(own: string): Set<string> {
  const rows = readTsv(own, 'everyday-words.tsv', ['word', 'level']);
  return new Set(rows.filter(({ level }) => Number(level) <= 35).map(({ word }) => word));
}
