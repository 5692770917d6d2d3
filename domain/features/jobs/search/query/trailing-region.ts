import type { QueryToken } from './query-tokens.ts';
import { isNoise } from './query-vocabulary.ts';
import type { QueryLookups, QueryPart } from './read-query.ts';

type RegionPart<Location> = Pick<QueryPart<Location>, 'kind' | 'label' | 'value' | 'location' | 'isAmbiguous'>;

/**
 * A code of a state or province as the last word: "nurse in OH", "developer in wa", "teacher CA". Words such as "OR" are codes
 * only in capitals; codes that are also a title or skill, such as "PA", only after "in".
 */
export function readTrailingRegion<Location>(
  query: string,
  tokens: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): RegionPart<Location> | undefined {
  const [before, token] = tokens.slice(-2);
  if (!before || !token || token.kind !== 'word' || !/^\p{L}{2}$/u.test(token.text)) return undefined;
  const follows = before.kind === 'word' && /^(?:in|near|around)$/.test(before.key);
  const isCapital = token.text === token.text.toUpperCase() && query !== query.toUpperCase();
  const isClear = isKnownTerm(lookups, token.text) ? follows : isCapital || (follows && !isNoise(token.key));
  if (!isClear) return undefined;
  const place = lookups.wholePlace(token.text);
  const isAmbiguous = !follows && !isNoise(token.key);
  return place && { kind: 'place', label: place.label, value: token.key, location: place.location, isAmbiguous };
}

/** Whether a text is a title, skill, or certification. */
export function isKnownTerm(lookups: Pick<QueryLookups<unknown>, 'term'>, text: string): boolean {
  return termKinds.some((kind) => lookups.term(kind, text) !== undefined);
}

const termKinds = ['title', 'skill', 'certification'] as const;
