import { findInTitle } from '#domain/features/jobs/search/query/title-head.ts';
import type { Db } from '#server/db/db.ts';
import type { TermCounts } from '#server/search/jobs/term-counts.ts';
import { createWordStems } from '#server/search/query/words/word-stems.ts';

/** Titles or employers by their words, so that a search for a title needs no query of the database. */
export interface NameIndex {
  /** Adds the names that are missing, and the stems of these words. */
  update(db: Db, words: Iterable<string>): Promise<void>;
  /** Codes of names with all the words, ignoring endings and stop words. */
  findAll(words: readonly string[]): readonly number[];
  /** Codes of names with the words next to each other, ignoring endings. */
  findPhrase(words: readonly string[]): readonly number[];
  /** Codes of names with exactly the words next to each other. */
  findLiteral(words: readonly string[]): readonly number[];
  /** Codes of titles with exactly the words as their occupation, or in their main part. */
  findInTitles(words: readonly string[], where: 'head' | 'main'): readonly number[];
  isStopWord(word: string): boolean;
}

const indexes = new WeakMap<TermCounts, NameIndex>();

export function nameIndexOf(terms: TermCounts): NameIndex {
  const index = indexes.get(terms) ?? createNameIndex(terms);
  indexes.set(terms, index);
  return index;
}

function createNameIndex(terms: TermCounts): NameIndex {
  const stems = createWordStems();
  const codesByStem = new Map<string, number[]>();
  let size = 0;
  const keyAt = (code: number): string => terms.keyAt(code) ?? '';
  const findAll = (words: readonly string[]): readonly number[] =>
    intersect(
      words
        .map(stems.stemOf)
        .filter((stem) => stem !== '')
        .map((stem) => codesByStem.get(stem) ?? []),
    );
  const findLiteral = (words: readonly string[]): readonly number[] => {
    const phrase = ` ${words.join(' ')} `;
    // "IT" is a stop word.
    const codes = words.every((word) => stems.stemOf(word) === '')
      ? Array.from({ length: size }, (_none, code) => code)
      : findAll(words);
    return codes.filter((code) => ` ${keyAt(code)} `.includes(phrase));
  };
  return {
    isStopWord: (word) => stems.stemOf(word) === '',
    findAll,
    findLiteral,
    findInTitles: (words, where) =>
      findLiteral(words).filter((code) => {
        const found = findInTitle(terms.textAt(code), words.join(' '));
        return found === 'head' || found === where;
      }),
    findPhrase(words) {
      const wanted = words.map(stems.stemOf);
      return findAll(words).filter((code) => hasPhrase(keyAt(code).split(' ').map(stems.stemOf), wanted));
    },
    async update(db, words) {
      await stems.loadBriefly(db, words);
      await stems.load(db, listWordsFrom(terms, size));
      for (let key = terms.keyAt(size); key !== undefined; key = terms.keyAt(size)) {
        const ofName = key.split(' ');
        // A name that was added while the stems were loaded.
        if (!ofName.every(stems.isKnown)) return this.update(db, words);
        addCode(codesByStem, new Set(ofName.map(stems.stemOf)), size);
        size += 1;
      }
    },
  };
}

function addCode(codesByStem: Map<string, number[]>, stems: Iterable<string>, code: number): void {
  for (const stem of stems) {
    const codes = codesByStem.get(stem);
    if (codes) codes.push(code);
    else codesByStem.set(stem, [code]);
  }
}

function listWordsFrom(terms: TermCounts, first: number): Set<string> {
  const words = new Set<string>();
  for (let code = first; terms.keyAt(code) !== undefined; code += 1)
    for (const word of terms.keyAt(code)?.split(' ') ?? []) words.add(word);
  return words;
}

/** The codes that all lists have. The codes of a list are ascending. */
function intersect(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = lists.toSorted((a, b) => a.length - b.length);
  return others.reduce((codes, list) => codes.filter((code) => hasCode(list, code)), first);
}

/** Whether the stems follow each other. A stop word between them may be any word. */
function hasPhrase(stems: readonly string[], wanted: readonly string[]): boolean {
  return stems.some((_stem, start) => wanted.every((stem, index) => stem === '' || stems[start + index] === stem));
}

/** Binary search in ascending codes. */
function hasCode(codes: readonly number[], code: number): boolean {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return codes[low] === code;
}
