import {
  type JobNeeds,
  MATCH_PARTS,
  type MatchPart,
  PART_SOURCES,
  type PartState,
  type SeekerOffers,
} from '#domain/features/matching/score/parts.ts';
import { type MatchScore, type PartScore, scoreMatch } from '#domain/features/matching/score/score.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { type Credit, findBestCredit } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import type { MatchBand } from './evidence.ts';

interface PartExplanationBase extends PartScore {
  readonly part: MatchPart;
  /** The weight of the job or tenant, 0..100. */
  readonly statedWeight: number;
}

/** A required term and the term of the profile that counts for it. */
interface MatchedTerm extends Credit {
  readonly id: number;
}

/** Matched and missing term ids. Both are empty if the job requires nothing. */
interface ExplainedTerms extends PartExplanationBase {
  readonly kind: 'list';
  readonly matched: readonly MatchedTerm[];
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

interface MissingInformation {
  readonly part: MatchPart;
  readonly side: 'job' | 'profile';
}

interface MatchExplanation {
  readonly total: number | null;
  readonly band: MatchBand | null;
  readonly knownParts: number;
  readonly parts: readonly PartExplanation[];
  /** Best first. Empty without a number. */
  readonly improvements: readonly Improvement[];
  /** What would be needed for a number. Empty if there is one. */
  readonly missingInformation: readonly MissingInformation[];
}

/** Explains the total by part and lists improvements. */
export function explainMatch(
  needs: JobNeeds,
  offers: SeekerOffers,
  weights: MatchWeights,
  findRelations: FindRelations,
): MatchExplanation {
  const score = scoreMatch(needs, offers, weights, findRelations);
  const parts = MATCH_PARTS.map((part) =>
    explainPart(part, score.parts[part], { needs, offers, weights }, findRelations),
  );
  const { total, band, knownParts } = score;
  return {
    total,
    band,
    knownParts,
    parts,
    improvements: total === null ? [] : listImprovements(parts, score, { needs, offers, weights }, findRelations),
    missingInformation: total === null ? listMissingInformation(score) : [],
  };
}

interface Compared {
  readonly needs: JobNeeds;
  readonly offers: SeekerOffers;
  readonly weights: MatchWeights;
}

function explainPart(
  part: MatchPart,
  score: PartScore,
  { needs, offers, weights }: Compared,
  findRelations: FindRelations,
): PartExplanation {
  const source = PART_SOURCES[part];
  const base = { part, ...score, statedWeight: weights[source.weight] };
  if (source.kind === 'level') {
    return { kind: 'level', ...base, asked: needs[source.field], offered: offers[source.field] };
  }
  const offered = new Set(offers[source.field]);
  const asked = [...new Set(needs[source.field])];
  const credits = asked.map((id) => ({ id, credit: findBestCredit(id, offered, findRelations) }));
  return {
    kind: 'list',
    ...base,
    matched: credits.flatMap(({ id, credit }) => (credit && credit.value > 0 ? [{ id, ...credit }] : [])),
    missing: credits.flatMap(({ id, credit }) => (credit ? [] : [id])),
  };
}

/** Changes are tried one at a time, so that each gain is what the total would really gain. */
function listImprovements(
  parts: readonly PartExplanation[],
  score: MatchScore,
  { needs, offers, weights }: Compared,
  findRelations: FindRelations,
): Improvement[] {
  const before = sumPoints(score);
  const getGain = (change: Partial<SeekerOffers>): number =>
    sumPoints(scoreMatch(needs, { ...offers, ...change }, weights, findRelations)) - before;
  return parts
    .flatMap((part): Improvement[] => {
      const source = PART_SOURCES[part.part];
      if (part.kind === 'level') {
        const { asked } = part;
        if (asked === null || source.kind !== 'level') return [];
        return [{ part: part.part, kind: 'rank', value: asked, gain: getGain({ [source.field]: asked }) }];
      }
      if (source.kind !== 'list') return [];
      const own = offers[source.field];
      const lacking = [...part.missing, ...part.matched.filter(({ value }) => value < 100).map(({ id }) => id)];
      // One of the titles or industries is enough.
      const tried = source.counts === 'best' ? needs[source.field].slice(0, 1) : lacking;
      return tried.map((value) => ({
        part: part.part,
        kind: 'term',
        value,
        gain: getGain({ [source.field]: [...own, value] }),
      }));
    })
    .filter(({ gain }) => gain > minGain)
    .toSorted(byGainDescending);
}

/** Less is an error of rounding. */
const minGain = 1e-9;

function sumPoints({ parts }: MatchScore): number {
  return MATCH_PARTS.reduce((sum, part) => sum + parts[part].score, 0);
}

/** Skills alone are enough for a number; if the job asks for none, the other parts are listed too. */
function listMissingInformation({ parts }: MatchScore): MissingInformation[] {
  if (parts.Skills.state === 'profile_empty') return [{ part: 'Skills', side: 'profile' }];
  return MATCH_PARTS.flatMap((part) => {
    const side = sideByState[parts[part].state];
    return side === null ? [] : [{ part, side }];
  });
}

const sideByState = {
  compared: null,
  none_required: null,
  job_silent: 'job',
  profile_empty: 'profile',
} as const satisfies Record<PartState, MissingInformation['side'] | null>;

function byGainDescending(a: Improvement, b: Improvement): number {
  return b.gain - a.gain || MATCH_PARTS.indexOf(a.part) - MATCH_PARTS.indexOf(b.part) || a.value - b.value;
}
