import { MAX_LEVEL_GAP } from '#domain/features/matching/levels/seniority.ts';
import { MATCH_PARTS, type MatchPart, PART_SOURCES } from './parts.ts';
import type { PartMeasure } from './score.ts';
import type { MatchWeights } from './weights.ts';

/** What is assumed of a part before anything is compared. */
interface Assumption {
  /** Percent. */
  readonly fraction: number;
  /** How many compared requirements the assumption weighs as much as. */
  readonly strength: number;
}

/**
 * Settled by `npm run bench:matching` on the tuning half of its sets. With these, 7 of 9 skills rank above 1 of 1, and
 * a part that is unknown counts like an average one.
 */
export const ASSUMPTIONS: Readonly<Record<MatchPart, Assumption>> = {
  Skills: { fraction: 15, strength: 4 },
  Certifications: { fraction: 50, strength: 0.1 },
  Education: { fraction: 80, strength: 0.5 },
  JobTitles: { fraction: 10, strength: 0.5 },
  Industries: { fraction: 50, strength: 1.5 },
  ManagementLevel: { fraction: 60, strength: 1 },
};

/**
 * Raise it when the order changes: stored orders of applications are then computed again. 1 ignored the nearness; 2
 * weighed the level less; 3 knew no level above a team lead and no other names of a word.
 */
export const ORDER_VERSION = 4;

/** What moves the order, never the number. */
export interface Nearness {
  /** See `measureCloseness`. */
  readonly closeness: number;
  /** See `measureLevelGap`. */
  readonly levelGap: number;
}

export const NO_NEARNESS: Nearness = { closeness: 0, levelGap: 0 };

/** The order of a match with a number: the weighted sum of the damped parts and the nearness, from 1 to 15,071. */
export function getOrder(
  measures: Readonly<Record<MatchPart, PartMeasure>>,
  weights: MatchWeights,
  { closeness, levelGap }: Nearness,
): number {
  let sum = 0;
  for (const part of MATCH_PARTS) {
    const { state, sum: points, compared } = measures[part];
    const isNone = state === 'none_required';
    sum += weights[PART_SOURCES[part].weight] * dampFraction(part, isNone ? 100 : points, isNone ? 1 : compared);
  }
  return toOrder(sum, closeness, levelGap);
}

/** Percent, drawn to the assumption the less was compared. */
export function dampFraction(part: MatchPart, sum: number, compared: number): number {
  const { fraction, strength } = ASSUMPTIONS[part];
  return (sum + fraction * strength) / (compared + strength);
}

/** Points of order that one point of closeness adds, and that one of the level gap takes away. */
const closenessValue = 3.25;
const levelGapValue = 65;

/** The order from the weighted sum of the six damped parts. A tiny shift makes the rounding of thirds stable. */
export function toOrder(weightedSum: number, closeness = 0, levelGap = 0): number {
  const nearness = Math.floor(closeness * closenessValue) + (MAX_LEVEL_GAP - levelGap) * levelGapValue;
  return 1 + Math.floor(weightedSum + 0.000001) + nearness;
}
