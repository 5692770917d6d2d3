import { MATCH_PARTS, type MatchPart, mapParts } from '#domain/features/matching/parts.ts';

export const minCompared = 2;
export const maxCompared = 4;

/** The points of a person. */
interface ScoredMatch {
  /** Null if there is no number. */
  readonly total: number | null;
  readonly parts: Readonly<Record<MatchPart, { readonly fraction: number | null; readonly score: number }>>;
}

/** How the points of the compared people differ in one part. */
export type Difference = 'same' | 'differs' | 'differs_most';

/** Points of a part, as shown; null if the part did not count or there is no number. */
export function getPartPoints({ total, parts }: ScoredMatch, part: MatchPart) {
  const { fraction, score } = parts[part];
  return total === null || fraction === null ? null : Math.round(score * 10) / 10;
}

/** At most one part differs most: the one with the largest gap between two people. */
export function compareParts(matches: readonly ScoredMatch[]): Record<MatchPart, Difference> {
  const gaps = MATCH_PARTS.map((part) => {
    const points = matches.map((match) => getPartPoints(match, part));
    const known = points.map((value) => value ?? 0);
    const gap = Math.max(...known) - Math.min(...known);
    return { part, gap, isSame: new Set(points).size <= 1 };
  });
  const largest = Math.max(...gaps.map(({ gap }) => gap));
  const most = gaps.find(({ gap }) => gap === largest && gap > 0)?.part;
  const same = new Set(gaps.filter(({ isSame }) => isSame).map(({ part }) => part));
  return mapParts((part) => (same.has(part) ? 'same' : part === most ? 'differs_most' : 'differs'));
}

/** Parses ids such as "12,15"; ignores anything else, repeats, and ids above the maximum. */
export function parseComparedIds(text: string): number[] {
  const ids = text
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, maxCompared);
}
