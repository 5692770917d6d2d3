import type { Db } from '#server/db/db.ts';
import { findStems } from './stem-queries.ts';

/** Words without their endings, as the text search of the database has them. */
export interface WordStems {
  /** Empty for a stop word. An unknown word and one with signs ("c++") is its own stem. */
  stemOf(word: string): string;
  /** Whether `stemOf` is final for a word of a name. */
  isKnown(word: string): boolean;
  load(db: Db, words: Iterable<string>): Promise<void>;
  /** For the words of a search, of which there is no end: they may be forgotten after the next ones. */
  loadBriefly(db: Db, words: Iterable<string>): Promise<void>;
}

const maxBrief = 20_000;

export function createWordStems(): WordStems {
  const stems = new Map<string, string>();
  const brief = new Map<string, string>();
  const isKnown = (word: string): boolean => stems.has(word) || !PLAIN.test(word);
  const add = async (db: Db, words: Iterable<string>, to: Map<string, string>): Promise<void> => {
    const missing = [...new Set(words)].filter((word) => !isKnown(word) && !to.has(word));
    const found = await findStems(db, missing);
    for (const [index, word] of missing.entries()) to.set(word, found[index] ?? word);
  };
  return {
    stemOf: (word) => stems.get(word) ?? brief.get(word) ?? word,
    isKnown,
    load: (db, words) => add(db, words, stems),
    loadBriefly(db, words) {
      if (brief.size > maxBrief) brief.clear();
      return add(db, words, brief);
    },
  };
}

const PLAIN = /^[\p{L}\p{N}]+$/u;
