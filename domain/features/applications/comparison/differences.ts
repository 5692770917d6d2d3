import { MATCH_PARTS, type MatchPart, mapParts } from '#domain/features/matching/score/parts.ts';

export const minCompared = 2;
export const maxCompared = 4;

interface ScoredPart {
  /** Percentage of the requirements that the person meets; null if the part did not count. */
  readonly fraction: number | null;
  readonly stated_weight: number;
}

interface ScoredMatch {
  /** Null if there is no number. */
  readonly total: number | null;
  readonly parts: Readonly<Record<MatchPart, ScoredPart>>;
}

/** How much of one part the compared people meet. Points are not compared: they depend on which parts count. */
export type Difference = 'same' | 'differs' | 'differs_most';

/** At most one part differs most: the one with the largest gap between two people, by its weight. */
export function compareParts(matches: readonly ScoredMatch[]): Record<MatchPart, Difference> {
  const gaps = mapParts((part) => {
    const fractions = matches.map(({ total, parts }) => (total === null ? null : parts[part].fraction));
    const known = fractions.map((fraction) => fraction ?? 0);
    const weight = Math.max(...matches.map(({ parts }) => parts[part].stated_weight));
    return { isSame: new Set(fractions).size <= 1, gap: (Math.max(...known) - Math.min(...known)) * weight };
  });
  const largest = Math.max(...MATCH_PARTS.map((part) => gaps[part].gap));
  const most = MATCH_PARTS.find((part) => gaps[part].gap === largest && largest > 0);
  return mapParts((part) => (gaps[part].isSame ? 'same' : part === most ? 'differs_most' : 'differs'));
}

/** Parses ids such as "12,15"; ignores anything else, repeats, and ids above the maximum. */
export function parseComparedIds(text: string): number[] {
  const ids = text
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, maxCompared);
}
