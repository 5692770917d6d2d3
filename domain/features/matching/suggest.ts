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
    for (const place of buckets.get(prefix.slice(0, BUCKET)) ?? []) {
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

const BUCKET = 2;
const WORD_START = 40;
const NOT_LABEL = 4;
const KNOWN = 3;

// Exact first, then beginnings, then later words; well-known terms move up, long spellings a little down.
function costOf({ keys, shown, terms }: Spellings, place: number, prefix: string): number | undefined {
  const key = keys[place];
  const term = terms[place];
  if (key === undefined || !term) return undefined;
  if (key === prefix) return -1000;
  const atStart = key.startsWith(prefix);
  if (!atStart && !key.includes(` ${prefix}`)) return undefined;
  const label = shown[place] === term.label;
  return (atStart ? 0 : WORD_START) + (label ? 0 : NOT_LABEL) - KNOWN * term.weight + Math.min(1, key.length / 100);
}

function toSuggestion({ shown, terms }: Spellings, place: number): Suggestion[] {
  const term = terms[place];
  const matched = shown[place];
  return term && matched !== undefined ? [{ id: term.id, kind: term.kind, label: term.label, matched }] : [];
}

// Places of the keys by the first one and first two characters of each of their words.
function bucketsByWordStart(keys: readonly string[]): Map<string, number[]> {
  const buckets = new Map<string, number[]>();
  for (const [place, key] of keys.entries()) {
    for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1) {
      for (const start of new Set([key.slice(at, at + 1), key.slice(at, at + BUCKET)])) {
        const bucket = buckets.get(start);
        if (!bucket) buckets.set(start, [place]);
        else if (bucket.at(-1) !== place) bucket.push(place);
      }
    }
  }
  return buckets;
}
