import * as z from 'zod/mini';
import type { ExplainedMatch, MatchPart, MissingTerm } from '#domain/features/matching/contract.ts';
import { explainMatch, type PartExplanation } from '#domain/features/matching/explain.ts';
import { isEmptyProfile, type JobNeeds, type SeekerOffers } from '#domain/features/matching/parts.ts';
import { getStrengthForJob } from '#domain/features/matching/profile-strength.ts';
import { scoreMatch } from '#domain/features/matching/score.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import { emptyReading, StoredReading } from '#domain/features/reading/stored-reading.ts';
import { Experience } from '#domain/features/seekers/profile-parts.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/stored-list.ts';
import { type LabelledTerm, labelJobTerms, labelWrittenTerms } from '#server/features/terms/service.ts';
import { buildMatchFacts, type Viewer } from './match-facts.ts';
import type { findExplainableJob, findExplainableProfile } from './queries.ts';

const parseReading = z.catch(StoredReading, emptyReading);

type ExplainableJob = NonNullable<Awaited<ReturnType<typeof findExplainableJob>>>;
type ExplainableProfile = NonNullable<Awaited<ReturnType<typeof findExplainableProfile>>>;

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
  const [labels, ownLabels] = await Promise.all([labelNeeds(ctx, job, needs), labelOffers(ctx, profile, offers)]);
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    known_parts: explained.knownParts,
    missing_information: [...explained.missingInformation],
    parts: presentParts(explained.parts, { labels, ownLabels, sentences: findSentences(job, reading) }),
    gains: explained.improvements.map((improvement) => ({
      part: improvement.part,
      term: improvement.kind === 'term' ? (labels.get(improvement.value) ?? null) : null,
      level: improvement.kind === 'rank' ? improvement.value : null,
      gain: improvement.gain,
    })),
    profile_strength: getStrengthForJob(scoreMatch(needs, offers, weights, ctx.taxonomy.related)),
    facts: buildMatchFacts(ctx, viewer, { job, profile, reading }),
  };
}

type Labels = ReadonlyMap<number, LabelledTerm>;

/** The terms of the job in the employer's words; the first words of each id. */
async function labelNeeds(ctx: Context, job: ExplainableJob, needs: JobNeeds): Promise<Labels> {
  const terms = await labelJobTerms(ctx, {
    ...job,
    skill_ids: needs.skills,
    nice_skill_ids: [],
    certification_ids: needs.certifications,
    title_ids: needs.titles,
    industry_ids: needs.industries,
  });
  return toLabels(Object.values(terms).flat());
}

/** The terms of the profile in the person's words. */
async function labelOffers(ctx: Context, profile: ExplainableProfile, offers: SeekerOffers): Promise<Labels> {
  const { skills, certifications, titles, industries } = offers;
  const positions = storedList(Experience).parse(profile.experience);
  const terms = await labelWrittenTerms(ctx, {
    ids: { skills, certifications, titles, industries },
    written: profile.written_terms,
    own: { titles: positions.map(({ title }) => title) },
  });
  return toLabels(Object.values(terms).flat());
}

function toLabels(terms: readonly LabelledTerm[]): Labels {
  return new Map(terms.toReversed().map((term) => [term.id, term]));
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

interface Words {
  readonly labels: Labels;
  readonly ownLabels: Labels;
  readonly sentences: Sentences;
}

function presentParts(parts: readonly PartExplanation[], words: Words): ExplainedMatch['parts'] {
  const entries = parts.map((part): [string, MatchPart] => {
    const { state, fraction, weight, score, statedWeight } = part;
    const base = { state, fraction, weight, score, stated_weight: statedWeight };
    return [part.part, { ...base, ...presentTerms(part, words), ...presentLevels(part, words.sentences) }];
  });
  return Object.fromEntries(entries) as ExplainedMatch['parts'];
}

function presentTerms(
  part: PartExplanation,
  { labels, ownLabels, sentences }: Words,
): Pick<MatchPart, 'matched' | 'missing'> {
  if (part.kind === 'level') return { matched: [], missing: [] };
  const present = (id: number): MissingTerm[] => {
    const label = labels.get(id);
    return label ? [{ ...label, evidence: sentences.terms[part.part].get(id) ?? null }] : [];
  };
  return {
    matched: part.matched.flatMap(({ id, how, value, own }) => {
      const ownLabel = ownLabels.get(own);
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
