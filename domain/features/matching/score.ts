import { type JobNeeds, type MatchPart, mapParts, PART_SOURCES, type SeekerOffers } from './parts.ts';
import type { MatchWeights } from './weights.ts';

export interface PartScore {
  /** Percentage of the job's requirements that the seeker meets. */
  readonly fraction: number;
  /** Points the part adds to the total: 0..weight, not rounded. */
  readonly score: number;
}

export interface MatchScore {
  readonly parts: Readonly<Record<MatchPart, PartScore>>;
  /** Whole number, 0..100. */
  readonly total: number;
}

/** How well a job seeker fits a job. Pure: the score depends on these three arguments only. */
export function scoreMatch(needs: JobNeeds, offers: SeekerOffers, weights: MatchWeights): MatchScore {
  const parts = mapParts((part): PartScore => {
    const fraction = getPartFraction(part, needs, offers);
    return { fraction, score: getPartPoints(fraction, weights[PART_SOURCES[part].weight]) };
  });
  const total = sumPoints(
    parts.Skills.score,
    parts.Certifications.score,
    parts.Education.score,
    parts.JobTitles.score,
    parts.Industries.score,
    parts.ManagementLevel.score,
  );
  return { parts, total };
}

/** Percentage of required terms that match; 100 if none are required. */
export function getListFraction(matched: number, asked: number): number {
  return asked === 0 ? 100 : Math.min(100, (matched * 100) / asked);
}

/** 100 at or above the required rank, else the ratio of the ranks. */
export function getLevelFraction(offered: number | null, asked: number | null): number {
  const rank = offered ?? 0;
  return asked === null || rank >= asked ? 100 : (rank * 100) / asked;
}

export function getPartPoints(fraction: number, weight: number): number {
  return (Math.min(100, fraction) * weight) / 100;
}

/**
 * The rounded sum of the six parts. The order of the additions is fixed, so that rankings get the same total. Thirds
 * that sum to a half fall slightly below it in floating point, so rounding up starts a billionth early.
 */
export function sumPoints(
  skills: number,
  certifications: number,
  education: number,
  titles: number,
  industries: number,
  managementLevel: number,
): number {
  return Math.floor(skills + certifications + education + titles + industries + managementLevel + 0.500000001);
}

/** The distinct required terms, split by whether they are offered. */
export function splitTerms(
  asked: readonly number[],
  offered: readonly number[],
): { matched: number[]; missing: number[] } {
  const has = new Set(offered);
  const matched: number[] = [];
  const missing: number[] = [];
  for (const term of new Set(asked)) (has.has(term) ? matched : missing).push(term);
  return { matched, missing };
}

function getPartFraction(part: MatchPart, needs: JobNeeds, offers: SeekerOffers): number {
  const source = PART_SOURCES[part];
  if (source.kind === 'level') return getLevelFraction(offers[source.field], needs[source.field]);
  const { matched, missing } = splitTerms(needs[source.field], offers[source.field]);
  return getListFraction(matched.length, matched.length + missing.length);
}
