import type { Spellings } from './spellings.ts';
import type { Term } from './terms.ts';

export interface Suggestion extends Term {
  /** The spelling that matched the prefix, which may be the label. */
  readonly matched: string;
}

export type SuggestFn = (prefix: string, limit: number) => Suggestion[];

/** Indexes the spellings of one kind. The prefix, a normalized key, can match any word of a spelling. */
export function buildSuggester(spellings: Spellings): SuggestFn {
  const buckets = buildBuckets(spellings.keys);
  return (prefix, limit) => {
    const best = new Map<number, { index: number; cost: number }>();
    for (const index of buckets.get(getBucket(prefix, 0)) ?? []) {
      const cost = getCost(spellings, index, prefix);
      const term = spellings.terms[index]?.id;
      if (cost === undefined || term === undefined) continue;
      const known = best.get(term);
      if (!known || cost < known.cost) best.set(term, { index, cost });
    }
    return [...best.values()]
      .toSorted((a, b) => a.cost - b.cost || a.index - b.index)
      .slice(0, limit)
      .flatMap(({ index }) => toSuggestions(spellings, index));
  };
}

const LATER_WORD_COST = 40;
const WEIGHT_BONUS = 3;
const MAX_RANK_COST = 20;

// Exact matches first, then prefixes, then later words; common terms rank higher, unusual and long spellings lower.
function getCost({ keys, terms, ranks }: Spellings, index: number, prefix: string): number | undefined {
  const key = keys[index];
  const term = terms[index];
  if (key === undefined || !term) return undefined;
  if (key === prefix) return -1000;
  const isPrefix = key.startsWith(prefix);
  if (!isPrefix && !key.includes(` ${prefix}`)) return undefined;
  const rank = Math.min(MAX_RANK_COST, 2 * (ranks[index] ?? 0));
  return (isPrefix ? 0 : LATER_WORD_COST) + rank - WEIGHT_BONUS * term.weight + Math.min(1, key.length / 100);
}

function toSuggestions({ originals, terms }: Spellings, index: number): Suggestion[] {
  const term = terms[index];
  const matched = originals[index];
  return term && matched !== undefined ? [{ id: term.id, kind: term.kind, label: term.label, matched }] : [];
}

// Key indexes by the first one and two characters of each of their words.
function buildBuckets(keys: readonly string[]): Map<number, number[]> {
  const buckets = new Map<number, number[]>();
  const add = (bucket: number, index: number): void => {
    const indexes = buckets.get(bucket);
    if (!indexes) buckets.set(bucket, [index]);
    else if (indexes.at(-1) !== index) indexes.push(index);
  };
  for (const [index, key] of keys.entries()) {
    for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1) {
      add(key.charCodeAt(at), index);
      if (isWordLonger(key, at)) add(getBucket(key, at), index);
    }
  }
  return buckets;
}

function isWordLonger(key: string, at: number): boolean {
  return at + 1 < key.length && key.charAt(at + 1) !== ' ';
}

// The first one or two characters encoded as one number.
function getBucket(key: string, at: number): number {
  const first = key.charCodeAt(at);
  return isWordLonger(key, at) ? first * 65_536 + key.charCodeAt(at + 1) : first;
}
