import * as z from 'zod/mini';
import type { ExplainedMatch, MatchPart, MissingTerm } from '#domain/features/matching/contract.ts';
import { explainMatch, type PartExplanation } from '#domain/features/matching/explanation/explain.ts';
import { isEmptyProfile, type JobNeeds, type SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { getStrengthForJob } from '#domain/features/matching/score/profile-strength.ts';
import { scoreMatch } from '#domain/features/matching/score/score.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { emptyReading, StoredReading } from '#domain/features/reading/stored-reading.ts';
import type { Context } from '#server/context.ts';
import { buildMatchFacts, type Viewer } from './match-facts.ts';
import { findMatchLabels, type MatchLabels } from './match-labels.ts';
import type { ExplainableProfile, findExplainableJob } from './queries.ts';

const parseReading = z.catch(StoredReading, emptyReading);

type ExplainableJob = NonNullable<Awaited<ReturnType<typeof findExplainableJob>>>;

interface Matched {
  readonly job: ExplainableJob;
  readonly profile: ExplainableProfile;
  readonly needs: JobNeeds;
  readonly offers: SeekerOffers;
  readonly weights: MatchWeights;
}

/** The match of a job seeker with a job, explained with labels and sentences. */
export async function presentExplainedMatch(
  ctx: Context,
  viewer: Viewer,
  { job, profile, needs, offers, weights }: Matched,
): Promise<ExplainedMatch> {
  const reading = parseReading.parse(job.reading);
  const explained = explainMatch(needs, offers, weights, ctx.taxonomy.related);
  const labels = await findMatchLabels(ctx, { job, profile, reading, needs, parts: explained.parts });
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    known_parts: explained.knownParts,
    missing_information: [...explained.missingInformation],
    parts: presentParts(explained.parts, labels, findSentences(job, reading)),
    gains: explained.improvements.map((improvement) => ({
      part: improvement.part,
      term: improvement.kind === 'term' ? (labels.job.get(improvement.value) ?? null) : null,
      level: improvement.kind === 'rank' ? improvement.value : null,
      gain: improvement.gain,
    })),
    profile_strength: getStrengthForJob(scoreMatch(needs, offers, weights, ctx.taxonomy.related)),
    facts: buildMatchFacts(ctx, viewer, { job, profile, reading }),
  };
}

/** The sentence in which a requirement was read; null if the employer stated it. */
interface Sentences {
  readonly terms: Readonly<Record<PartExplanation['part'], ReadonlyMap<number, string>>>;
  readonly levels: Readonly<Record<'Education' | 'ManagementLevel', string | null>>;
}

function findSentences(job: ExplainableJob, reading: StoredReading): Sentences {
  const none = new Map<number, string>();
  const unlessStated = (stated: readonly number[], read: StoredReading['skills']) =>
    new Map(read.filter(({ id }) => !stated.includes(id)).map(({ id, sentence }) => [id, sentence]));
  return {
    terms: {
      Skills: unlessStated(job.skill_ids, reading.skills),
      Certifications: unlessStated(job.certification_ids, reading.certifications),
      JobTitles: unlessStated(job.title_ids, reading.titles),
      Industries: unlessStated(job.industry_ids, reading.industries),
      Education: none,
      ManagementLevel: none,
    },
    levels: {
      Education: job.education_level === null ? (reading.education?.sentence ?? null) : null,
      ManagementLevel: job.management_level === null ? (reading.managementLevel?.sentence ?? null) : null,
    },
  };
}

function presentParts(
  parts: readonly PartExplanation[],
  labels: MatchLabels,
  sentences: Sentences,
): ExplainedMatch['parts'] {
  const entries = parts.map((part): [string, MatchPart] => {
    const { state, fraction, weight, score, statedWeight } = part;
    const base = { state, fraction, weight, score, stated_weight: statedWeight };
    return [part.part, { ...base, ...presentTerms(part, labels, sentences), ...presentLevels(part, sentences) }];
  });
  return Object.fromEntries(entries) as ExplainedMatch['parts'];
}

function presentTerms(
  part: PartExplanation,
  labels: MatchLabels,
  sentences: Sentences,
): Pick<MatchPart, 'matched' | 'missing'> {
  if (part.kind === 'level') return { matched: [], missing: [] };
  const present = (id: number): MissingTerm[] => {
    const label = labels.job.get(id);
    return label ? [{ ...label, evidence: sentences.terms[part.part].get(id) ?? null }] : [];
  };
  return {
    matched: part.matched.flatMap(({ id, how, value, own }) => {
      const ownLabel = labels.own.get(own);
      return present(id).flatMap((term) => (ownLabel ? [{ ...term, how, value, own: ownLabel }] : []));
    }),
    missing: part.missing.flatMap(present),
  };
}

function presentLevels(
  part: PartExplanation,
  { levels }: Sentences,
): Pick<MatchPart, 'asked_level' | 'own_level' | 'level_evidence'> {
  if (part.kind === 'list') return { asked_level: null, own_level: null, level_evidence: null };
  const isEducation = part.part === 'Education';
  return {
    asked_level: part.asked,
    own_level: part.offered,
    level_evidence: part.asked === null ? null : levels[isEducation ? 'Education' : 'ManagementLevel'],
  };
}
