import { type JobNeeds, type MatchPart, mapParts, PART_SOURCES, type SeekerOffers } from './parts.ts';
import type { MatchWeights } from './weights.ts';

export interface PartScore {
  /** What the seeker has of what the job asks for, 0..100. */
  readonly fraction: number;
  /** Points the part adds to the total: 0..weight, not rounded. */
  readonly score: number;
}

export interface MatchScore {
  readonly parts: Readonly<Record<MatchPart, PartScore>>;
  /** Whole number, 0..100. */
  readonly total: number;
}

/** How well a job seeker fits a job. Nothing but these three arguments can change the answer. */
export function scoreMatch(needs: JobNeeds, offers: SeekerOffers, weights: MatchWeights): MatchScore {
  const parts = mapParts((part): PartScore => {
    const fraction = partFraction(part, needs, offers);
    return { fraction, score: partPoints(fraction, weights[PART_SOURCES[part].weight]) };
  });
  const total = totalPoints(
    parts.Skills.score,
    parts.Certifications.score,
    parts.Education.score,
    parts.JobTitles.score,
    parts.Industries.score,
    parts.ManagementLevel.score,
  );
  return { parts, total };
}

/** Percentage of the asked terms that are there; 100 where nothing is asked. */
export function listFraction(matched: number, asked: number): number {
  return asked === 0 ? 100 : Math.min(100, (matched * 100) / asked);
}

/** 100 at or above the asked rank, else the ratio of the ranks. */
export function levelFraction(offered: number | null, asked: number | null): number {
  const rank = offered ?? 0;
  return asked === null || rank >= asked ? 100 : (rank * 100) / asked;
}

/** Points of one part: its percentage of its weight. */
export function partPoints(fraction: number, weight: number): number {
  return (Math.min(100, fraction) * weight) / 100;
}

/**
 * The rounded sum of the six parts. The order of the additions is fixed: a ranking that adds the same
 * points in the same order gets the same total. Thirds that sum to a half fall a hair below it in
 * floating point, so a half is taken to begin a billionth early.
 */
export function totalPoints(
  skills: number,
  certifications: number,
  education: number,
  titles: number,
  industries: number,
  managementLevel: number,
): number {
  return Math.floor(skills + certifications + education + titles + industries + managementLevel + 0.500000001);
}

/** The asked terms, each once, split by whether they are offered. */
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

function partFraction(part: MatchPart, needs: JobNeeds, offers: SeekerOffers): number {
  const source = PART_SOURCES[part];
  if (source.kind === 'level') return levelFraction(offers[source.field], needs[source.field]);
  const { matched, missing } = splitTerms(needs[source.field], offers[source.field]);
  return listFraction(matched.length, matched.length + missing.length);
}
