import { getMatchBand, hasEnoughInformation, type MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { measureLevelGap, SENIORITY } from '#domain/features/matching/levels/seniority.ts';
import { measureCloseness, NO_WORDS } from '#domain/features/matching/taxonomy/key-words.ts';
import { findBestCredit } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { getOrder, type Nearness, NO_NEARNESS } from './damped-order.ts';
import {
  getPartState,
  type JobNeeds,
  MATCH_PARTS,
  type MatchPart,
  mapParts,
  PART_SOURCES,
  type PartState,
  type SeekerOffers,
} from './parts.ts';
import type { MatchWeights } from './weights.ts';

/** The version of the formula, stored with the scores of applications. 1 counted unknown parts as met. */
export const SCORE_VERSION = 2;

export interface PartScore {
  readonly state: PartState;
  /** Percentage of the requirements that the profile meets; null if the part is unknown. */
  readonly fraction: number | null;
  /** The part's share of the total: the weights of the known parts scaled to sum to 100, and 0 for unknown ones. */
  readonly weight: number;
  /** Points the part adds to the total: 0..weight, not rounded. */
  readonly score: number;
  /** Number of requirements that were compared. */
  readonly compared: number;
}

export interface MatchScore {
  readonly parts: Readonly<Record<MatchPart, PartScore>>;
  /** Whole number, 0..100; null if there is not enough information for a number. */
  readonly total: number | null;
  readonly band: MatchBand | null;
  /** Number of parts that count, 0..6. */
  readonly knownParts: number;
  /** Orders matches, best first: the score damped by its evidence, and how near the texts and levels are. 0 without a number. */
  readonly order: number;
}

/** What was measured in one part, before weights. */
export interface PartMeasure {
  readonly state: PartState;
  /** Percent points of all compared requirements together: at most 100 times `compared`. */
  readonly sum: number;
  /** Number of requirements that were compared. */
  readonly compared: number;
}

/** How well a job seeker fits a job. Pure: the score depends on these four arguments only. */
export function scoreMatch(
  needs: JobNeeds,
  offers: SeekerOffers,
  weights: MatchWeights,
  findRelations: FindRelations,
): MatchScore {
  return buildScore(
    mapParts((part) => measurePart(part, needs, offers, findRelations)),
    weights,
    measureNearness(needs, offers),
  );
}

/** How near the texts and the levels are, which only moves the order. */
export function measureNearness(needs: JobNeeds, offers: SeekerOffers): Nearness {
  return {
    closeness: measureCloseness(offers.words ?? [], needs.keyWords ?? NO_WORDS),
    levelGap: measureLevelGap(offers.seniority ?? SENIORITY.unknown, needs.seniority ?? SENIORITY.unknown),
  };
}

/** The score from the measures of the six parts, also used by rankings. The number does not depend on the nearness. */
export function buildScore(
  measures: Readonly<Record<MatchPart, PartMeasure>>,
  weights: MatchWeights,
  nearness: Nearness = NO_NEARNESS,
): MatchScore {
  const known = MATCH_PARTS.filter((part) => isKnown(measures[part]));
  const weightSum = known.reduce((sum, part) => sum + weights[PART_SOURCES[part].weight], 0);
  const parts = mapParts((part): PartScore => {
    const { state, compared } = measures[part];
    const fraction = getFraction(measures[part]);
    const isCounted = fraction !== null && weightSum > 0;
    const weight = isCounted ? (weights[PART_SOURCES[part].weight] * 100) / weightSum : 0;
    return { state, fraction, weight, score: ((fraction ?? 0) * weight) / 100, compared };
  });
  const isEnough = weightSum > 0 && hasEnoughInformation(mapParts((part) => measures[part].state));
  if (!isEnough) return { parts, total: null, band: null, knownParts: known.length, order: 0 };
  const total = roundPoints(MATCH_PARTS.reduce((sum, part) => sum + parts[part].score, 0));
  const evidence = MATCH_PARTS.reduce((sum, part) => sum + parts[part].compared, 0);
  return {
    parts,
    total,
    band: getMatchBand(total, evidence),
    knownParts: known.length,
    order: getOrder(measures, weights, nearness),
  };
}

/** Thirds that sum to a half fall slightly below it in floating point, so rounding up starts a billionth early. */
function roundPoints(points: number): number {
  return Math.floor(points + 0.500000001);
}

/** Percent of a required level: 100 if it is reached, else the ratio of the ranks. */
export function getLevelPercent(offered: number, required: number): number {
  return offered >= required ? 100 : (offered * 100) / required;
}

/** The part's fraction in percent; null if it is unknown. */
function getFraction(measure: PartMeasure): number | null {
  if (measure.state === 'none_required') return 100;
  return measure.state === 'compared' ? measure.sum / measure.compared : null;
}

function isKnown({ state }: PartMeasure): boolean {
  return state === 'compared' || state === 'none_required';
}

function measurePart(
  part: MatchPart,
  needs: JobNeeds,
  offers: SeekerOffers,
  findRelations: FindRelations,
): PartMeasure {
  const state = getPartState(part, needs, offers);
  if (state !== 'compared') return { state, sum: 0, compared: 0 };
  const source = PART_SOURCES[part];
  if (source.kind === 'level') {
    return { state, sum: getLevelPercent(offers[source.field] ?? 0, needs[source.field] ?? 0), compared: 1 };
  }
  const offered = new Set(offers[source.field]);
  const values = [...new Set(needs[source.field])].map((id) => findBestCredit(id, offered, findRelations)?.value ?? 0);
  if (source.counts === 'best') return { state, sum: Math.max(...values), compared: 1 };
  return { state, sum: values.reduce((sum, value) => sum + value, 0), compared: values.length };
}
