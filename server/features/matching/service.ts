import type { ExplainedMatch, MatchPart } from '#domain/features/matching/contract.ts';
import { explainMatch, type PartExplanation } from '#domain/features/matching/explain.ts';
import { isEmptyProfile, type JobNeeds, type SeekerOffers } from '#domain/features/matching/parts.ts';
import { getStrengthForJob } from '#domain/features/matching/profile-strength.ts';
import { type MatchScore, scoreMatch } from '#domain/features/matching/score.ts';
import { DEFAULT_WEIGHTS, MatchWeights } from '#domain/features/matching/weights.ts';
import type { Context } from '#server/context.ts';
import { type LabelledTerm, labelJobTerms } from '#server/features/terms/service.ts';
import { findJobTerms, findNeeds, findOffers, findTenantWeights } from './queries.ts';

interface StoredTerms {
  readonly skill_ids: number[];
  readonly certification_ids: number[];
  readonly education_level: number | null;
  readonly title_ids: number[];
  readonly industry_ids: number[];
  readonly management_level: number | null;
}

/** Converts the columns of a job or profile to the input of the score. */
export function buildMatchTerms(row: StoredTerms): JobNeeds {
  return {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    education: row.education_level,
    titles: row.title_ids,
    industries: row.industry_ids,
    managementLevel: row.management_level,
  };
}

/** A job's own weights, or the tenant's if there are none or they are invalid. */
export function parseWeights(stored: unknown, tenantWeights: MatchWeights): MatchWeights {
  if (stored === null) return tenantWeights;
  const parsed = MatchWeights.safeParse(stored);
  return parsed.success ? parsed.data : tenantWeights;
}

export async function getTenantWeights(ctx: Pick<Context, 'db'>, tenantId: number): Promise<MatchWeights> {
  return parseWeights(await findTenantWeights(ctx.db, tenantId), DEFAULT_WEIGHTS);
}

async function findSeekerOffers(ctx: Context, userId: number): Promise<SeekerOffers | undefined> {
  const row = await findOffers(ctx.db, ctx.tenant.id, userId);
  return row && buildMatchTerms(row);
}

/** The offers of a job seeker; undefined if the profile is empty. */
export async function findMatchableOffers(ctx: Context, userId: number): Promise<SeekerOffers | undefined> {
  const offers = await findSeekerOffers(ctx, userId);
  return offers && !isEmptyProfile(offers) ? offers : undefined;
}

/** Match totals of a job seeker for several jobs, by job id. Empty for an empty profile. */
export async function getMatchTotals(
  ctx: Context,
  userId: number,
  jobIds: readonly number[],
): Promise<Map<number, number>> {
  if (jobIds.length === 0) return new Map();
  const [offers, weights, jobs] = await Promise.all([
    findMatchableOffers(ctx, userId),
    getTenantWeights(ctx, ctx.tenant.id),
    findNeeds(ctx.db, ctx.tenant.id, jobIds),
  ]);
  if (!offers) return new Map();
  return new Map(
    jobs.map((job) => [
      job.id,
      scoreMatch(buildMatchTerms(job), offers, parseWeights(job.match_weights, weights)).total,
    ]),
  );
}

/** The explained match of a job seeker with a job; undefined if either does not exist. */
export async function findExplainedMatch(
  ctx: Context,
  userId: number,
  jobId: number,
): Promise<ExplainedMatch | undefined> {
  const [offers, [job]] = await Promise.all([findSeekerOffers(ctx, userId), findNeeds(ctx.db, ctx.tenant.id, [jobId])]);
  if (!offers || !job) return undefined;
  const weights = parseWeights(job.match_weights, await getTenantWeights(ctx, ctx.tenant.id));
  const needs = buildMatchTerms(job);
  const explained = explainMatch(needs, offers, weights);
  const labels = await labelNeeds(ctx, jobId);
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    parts: presentParts(explained.parts, labels),
    gains: explained.improvements.map((improvement) => ({
      part: improvement.part,
      term: improvement.kind === 'term' ? (labels.get(improvement.value) ?? null) : null,
      level: improvement.kind === 'rank' ? improvement.value : null,
      gain: improvement.gain,
    })),
    profile_strength: getStrengthForJob(scoreMatch(needs, offers, weights)),
  };
}

/** The terms of a job by id, in the employer's words; the first words of each id. */
async function labelNeeds(ctx: Context, jobId: number): Promise<ReadonlyMap<number, LabelledTerm>> {
  const row = await findJobTerms(ctx.db, ctx.tenant.id, jobId);
  const terms = row ? Object.values(await labelJobTerms(ctx, row)).flat() : [];
  return new Map(terms.toReversed().map((term) => [term.id, term]));
}

function presentParts(
  parts: readonly PartExplanation[],
  labels: ReadonlyMap<number, LabelledTerm>,
): ExplainedMatch['parts'] {
  const getTerms = (ids: readonly number[]) => ids.flatMap((id) => labels.get(id) ?? []);
  const entries = parts.map((part): [string, MatchPart] => [
    part.part,
    {
      fraction: part.fraction,
      weight: part.weight,
      score: part.points,
      matched: part.kind === 'list' ? getTerms(part.matched) : [],
      missing: part.kind === 'list' ? getTerms(part.missing) : [],
      asked_level: part.kind === 'level' ? part.asked : null,
      own_level: part.kind === 'level' ? part.offered : null,
    },
  ]);
  return Object.fromEntries(entries) as ExplainedMatch['parts'];
}

/** The score stored with an application. For an empty profile, parts are null and the total of 0 sorts it last. */
interface ApplicationScore {
  readonly total: number;
  readonly parts: MatchScore['parts'] | null;
}

/** The score to store with an application; undefined if the job seeker or the job does not exist. */
export async function scoreApplication(
  ctx: Context,
  userId: number,
  jobId: number,
): Promise<ApplicationScore | undefined> {
  const [offers, [job]] = await Promise.all([findSeekerOffers(ctx, userId), findNeeds(ctx.db, ctx.tenant.id, [jobId])]);
  if (!offers || !job) return undefined;
  if (isEmptyProfile(offers)) return { total: 0, parts: null };
  return scoreMatch(
    buildMatchTerms(job),
    offers,
    parseWeights(job.match_weights, await getTenantWeights(ctx, ctx.tenant.id)),
  );
}
