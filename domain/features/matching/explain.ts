import {
  type JobNeeds,
  type LevelField,
  type ListField,
  MATCH_PARTS,
  type MatchPart,
  PART_SOURCES,
  type SeekerOffers,
} from './parts.ts';
import { levelFraction, listFraction, partPoints, scoreMatch, splitTerms } from './score.ts';
import type { MatchWeights } from './weights.ts';

interface Explained {
  readonly part: MatchPart;
  /** Points the part can add, 0..100. */
  readonly weight: number;
  /** 0..100. */
  readonly fraction: number;
  /** Points it does add, not rounded. */
  readonly gained: number;
}

/** Term ids that met and that did not. Both are empty where the job asks for nothing. */
interface ExplainedTerms extends Explained {
  readonly kind: 'list';
  readonly matched: readonly number[];
  readonly missing: readonly number[];
}

/** Ranks asked for and offered; `null` where none is asked for or known. */
interface ExplainedLevel extends Explained {
  readonly kind: 'level';
  readonly asked: number | null;
  readonly offered: number | null;
}

export type PartExplanation = ExplainedTerms | ExplainedLevel;

/** One thing that would raise the total: a missing term id, or the rank to reach. */
interface Raise {
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
  readonly raises: readonly Raise[];
}

/** Why a total is what it is, and what would raise it. */
export function explainMatch(needs: JobNeeds, offers: SeekerOffers, weights: MatchWeights): MatchExplanation {
  const { total } = scoreMatch(needs, offers, weights);
  const parts = MATCH_PARTS.map((part) => {
    const source = PART_SOURCES[part];
    const weight = weights[source.weight];
    return source.kind === 'list'
      ? explainTerms(part, weight, needs[source.field], offers[source.field])
      : explainLevel(part, weight, needs[source.field], offers[source.field]);
  });
  return { total, band: matchBand(total), parts, raises: parts.flatMap(raisesOf).toSorted(bestFirst) };
}

/** The words for a total: strong from 75, good from 50, some from 25. */
export function matchBand(total: number): MatchBand {
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
  const fraction = listFraction(matched.length, matched.length + missing.length);
  return { kind: 'list', part, weight, fraction, gained: partPoints(fraction, weight), matched, missing };
}

function explainLevel(
  part: MatchPart,
  weight: number,
  asked: JobNeeds[LevelField],
  offered: SeekerOffers[LevelField],
): ExplainedLevel {
  const fraction = levelFraction(offered, asked);
  return { kind: 'level', part, weight, fraction, gained: partPoints(fraction, weight), asked, offered };
}

function raisesOf(explained: PartExplanation): Raise[] {
  const { part, weight, gained } = explained;
  if (weight === gained) return [];
  if (explained.kind === 'level') {
    return explained.asked === null ? [] : [{ part, kind: 'rank', value: explained.asked, gain: weight - gained }];
  }
  const gain = weight / (explained.matched.length + explained.missing.length);
  return explained.missing.map((value) => ({ part, kind: 'term', value, gain }));
}

function bestFirst(a: Raise, b: Raise): number {
  return b.gain - a.gain || MATCH_PARTS.indexOf(a.part) - MATCH_PARTS.indexOf(b.part) || a.value - b.value;
}
