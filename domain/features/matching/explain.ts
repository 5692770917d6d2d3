import {
  type JobNeeds,
  type LevelField,
  type ListField,
  MATCH_PARTS,
  type MatchPart,
  PART_SOURCES,
  type SeekerOffers,
} from './parts.ts';
import { getLevelFraction, getListFraction, getPartPoints, scoreMatch, splitTerms } from './score.ts';
import type { MatchWeights } from './weights.ts';

interface PartExplanationBase {
  readonly part: MatchPart;
  /** Points the part can add, 0..100. */
  readonly weight: number;
  /** 0..100. */
  readonly fraction: number;
  /** Points it adds, not rounded. */
  readonly points: number;
}

/** Matched and missing term ids. Both are empty if the job requires nothing. */
interface ExplainedTerms extends PartExplanationBase {
  readonly kind: 'list';
  readonly matched: readonly number[];
  readonly missing: readonly number[];
}

/** Required and offered ranks; `null` if not required or unknown. */
interface ExplainedLevel extends PartExplanationBase {
  readonly kind: 'level';
  readonly asked: number | null;
  readonly offered: number | null;
}

export type PartExplanation = ExplainedTerms | ExplainedLevel;

/** A change that would raise the total: a missing term id, or the required rank. */
interface Improvement {
  readonly part: MatchPart;
  readonly kind: 'term' | 'rank';
  readonly value: number;
  /** Points, not rounded. */
  readonly gain: number;
}

type MatchBand = 'strong' | 'good' | 'some' | 'low';

interface MatchExplanation {
  readonly total: number;
  readonly band: MatchBand;
  readonly parts: readonly PartExplanation[];
  /** Best first. */
  readonly improvements: readonly Improvement[];
}

/** Explains the total by part and lists improvements. */
export function explainMatch(needs: JobNeeds, offers: SeekerOffers, weights: MatchWeights): MatchExplanation {
  const { total } = scoreMatch(needs, offers, weights);
  const parts = MATCH_PARTS.map((part) => {
    const source = PART_SOURCES[part];
    const weight = weights[source.weight];
    return source.kind === 'list'
      ? explainTerms(part, weight, needs[source.field], offers[source.field])
      : explainLevel(part, weight, needs[source.field], offers[source.field]);
  });
  return {
    total,
    band: getMatchBand(total),
    parts,
    improvements: parts.flatMap(listImprovements).toSorted(byGainDescending),
  };
}

/** strong from 75, good from 50, some from 25. */
export function getMatchBand(total: number): MatchBand {
  if (total >= 75) return 'strong';
  if (total >= 50) return 'good';
  return total >= 25 ? 'some' : 'low';
}

function explainTerms(
  part: MatchPart,
  weight: number,
  asked: JobNeeds[ListField],
  offered: SeekerOffers[ListField],
): ExplainedTerms {
  const { matched, missing } = splitTerms(asked, offered);
  const fraction = getListFraction(matched.length, matched.length + missing.length);
  return { kind: 'list', part, weight, fraction, points: getPartPoints(fraction, weight), matched, missing };
}

function explainLevel(
  part: MatchPart,
  weight: number,
  asked: JobNeeds[LevelField],
  offered: SeekerOffers[LevelField],
): ExplainedLevel {
  const fraction = getLevelFraction(offered, asked);
  return { kind: 'level', part, weight, fraction, points: getPartPoints(fraction, weight), asked, offered };
}

function listImprovements(explained: PartExplanation): Improvement[] {
  const { part, weight, points } = explained;
  if (weight === points) return [];
  if (explained.kind === 'level') {
    return explained.asked === null ? [] : [{ part, kind: 'rank', value: explained.asked, gain: weight - points }];
  }
  const gain = weight / (explained.matched.length + explained.missing.length);
  return explained.missing.map((value) => ({ part, kind: 'term', value, gain }));
}

function byGainDescending(a: Improvement, b: Improvement): number {
  return b.gain - a.gain || MATCH_PARTS.indexOf(a.part) - MATCH_PARTS.indexOf(b.part) || a.value - b.value;
}
