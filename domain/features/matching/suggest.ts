import type { Spellings } from './spellings.ts';
import type { Term } from './terms.ts';

export interface Suggestion extends Term {
  /** The spelling that met the prefix, which may be the label. */
  readonly matched: string;
}

export type SuggestFrom = (prefix: string, limit: number) => Suggestion[];

/** Prepares suggestions over one kind's spellings: any word of a spelling may begin like the prefix (a normalised key). */
export function suggester(spellings: Spellings): SuggestFrom {
  const buckets = bucketsByWordStart(spellings.keys);
  return (prefix, limit) => {
    const best = new Map<number, { place: number; cost: number }>();
    for (const place of buckets.get(bucketAt(prefix, 0)) ?? []) {
      const cost = costOf(spellings, place, prefix);
      const term = spellings.terms[place]?.id;
      if (cost === undefined || term === undefined) continue;
      const known = best.get(term);
      if (!known || cost < known.cost) best.set(term, { place, cost });
    }
    return [...best.values()]
      .toSorted((a, b) => a.cost - b.cost || a.place - b.place)
      .slice(0, limit)
      .flatMap(({ place }) => toSuggestion(spellings, place));
  };
}

const WORD_START = 40;
const KNOWN = 3;
const MOST_RANK = 20;

// Exact first, then beginnings, then later words; well-known terms move up, unusual and long spellings down.
function costOf({ keys, terms, ranks }: Spellings, place: number, prefix: string): number | undefined {
  const key = keys[place];
  const term = terms[place];
  if (key === undefined || !term) return undefined;
  if (key === prefix) return -1000;
  const atStart = key.startsWith(prefix);
  if (!atStart && !key.includes(` ${prefix}`)) return undefined;
  const rank = Math.min(MOST_RANK, 2 * (ranks[place] ?? 0));
  return (atStart ? 0 : WORD_START) + rank - KNOWN * term.weight + Math.min(1, key.length / 100);
}

function toSuggestion({ shown, terms }: Spellings, place: number): Suggestion[] {
  const term = terms[place];
  const matched = shown[place];
  return term && matched !== undefined ? [{ id: term.id, kind: term.kind, label: term.label, matched }] : [];
}

// Places of the keys by how each of their words begins.
function bucketsByWordStart(keys: readonly string[]): Map<number, number[]> {
  const buckets = new Map<number, number[]>();
  const add = (bucket: number, place: number): void => {
    const places = buckets.get(bucket);
    if (!places) buckets.set(bucket, [place]);
    else if (places.at(-1) !== place) places.push(place);
  };
  for (const [place, key] of keys.entries()) {
    for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1) {
      add(key.charCodeAt(at), place);
      if (isWordLonger(key, at)) add(bucketAt(key, at), place);
    }
  }
  return buckets;
}

function isWordLonger(key: string, at: number): boolean {
  return at + 1 < key.length && key.charAt(at + 1) !== ' ';
}

// The first one or two characters as one number.
function bucketAt(key: string, at: number): number {
  const first = key.charCodeAt(at);
  return isWordLonger(key, at) ? first * 65_536 + key.charCodeAt(at + 1) : first;
}
