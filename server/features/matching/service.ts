import type { MatchFractions } from '#domain/features/jobs/job.ts';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import type { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { NO_NEARNESS, ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import {
  isEmptyProfile,
  type JobNeeds,
  MATCH_PARTS,
  mapParts,
  type SeekerOffers,
} from '#domain/features/matching/score/parts.ts';
import { type MatchScore, measureNearness, SCORE_VERSION, scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS, MatchWeights } from '#domain/features/matching/score/weights.ts';
import { FIRST_TENANT_TERM } from '#domain/features/matching/taxonomy/terms.ts';
import type { Context } from '#server/context.ts';
import { decodePersonWords, decodePostingWords } from '#server/lib/columns/word-codec.ts';
import { presentExplainedMatch } from './explained-match.ts';
import type { Viewer } from './match-facts.ts';
import {
  type ExplainableProfile,
  findExplainableJob,
  findNeeds,
  findOffers,
  findOffersOfAll,
  findTenantWeights,
} from './queries.ts';
import { getStoredOrder, type StoredScore } from './stored-order.ts';

interface StoredNeeds {
  readonly effective_skill_ids: number[];
  readonly effective_certification_ids: number[];
  readonly effective_education_level: number | null;
  readonly effective_title_ids: number[];
  readonly effective_industry_ids: number[];
  readonly effective_management_level: number | null;
  readonly none_required: string[];
  readonly read_none_required: string[];
  readonly read_key_words: Buffer;
  readonly read_seniority: number;
}

/** What a job requires: what the employer stated, else what was read from the texts. */
export function buildNeeds(row: StoredNeeds): JobNeeds {
  const none = new Set([...row.none_required, ...row.read_none_required]);
  return {
    skills: row.effective_skill_ids,
    certifications: row.effective_certification_ids,
    education: row.effective_education_level,
    titles: row.effective_title_ids.filter(isShared),
    industries: row.effective_industry_ids.filter(isShared),
    managementLevel: row.effective_management_level,
    noneRequired: MATCH_PARTS.filter((part) => none.has(part)),
    keyWords: decodePostingWords(row.read_key_words),
    seniority: row.read_seniority,
  };
}

/** Titles and industries of the tenant's own are related to nothing, so that they are not compared. */
function isShared(id: number): boolean {
  return id < FIRST_TENANT_TERM;
}

interface StoredTerms {
  readonly skill_ids: number[];
  readonly certification_ids: number[];
  readonly education_level: number | null;
  readonly title_ids: number[];
  readonly experience_title_ids: number[];
  readonly industry_ids: number[];
  readonly management_level: number | null;
  readonly hidden_fields: string[];
}

interface StoredOffers extends StoredTerms {
  readonly key_words: Buffer;
  readonly seniority: number;
}

/** What a profile offers. */
export function buildOffers(row: StoredOffers): SeekerOffers {
  return { ...buildOfferedTerms(row), words: decodePersonWords(row.key_words), seniority: row.seniority };
}

/** The part of the offers that the score counts. Hidden positions do not count, since the score would reveal their titles. */
export function buildOfferedTerms(row: StoredTerms): SeekerOffers {
  const experienceTitles = row.hidden_fields.includes('experience') ? [] : row.experience_title_ids;
  return {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    education: row.education_level,
    titles: experienceTitles.length > 0 ? [...new Set([...row.title_ids, ...experienceTitles])] : row.title_ids,
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

/** The offers of a job seeker; undefined if the profile is empty. */
export async function findMatchableOffers(ctx: Context, userId: number): Promise<SeekerOffers | undefined> {
  const row = await findOffers(ctx.db, ctx.tenant.id, userId);
  const offers = row && buildOffers(row);
  return offers && !isEmptyProfile(offers) ? offers : undefined;
}

/** A score with its label, as shown on a card. */
export interface CardMatch {
  readonly total: number;
  readonly band: MatchBand;
  readonly parts: MatchFractions;
}

/** The matches of a job seeker with several jobs, by job id. Jobs without enough information for a number are omitted. */
export async function getMatches(
  ctx: Context,
  userId: number,
  jobIds: readonly number[],
): Promise<Map<number, CardMatch>> {
  if (jobIds.length === 0) return new Map();
  const [offers, weights, jobs] = await Promise.all([
    findMatchableOffers(ctx, userId),
    getTenantWeights(ctx, ctx.tenant.id),
    findNeeds(ctx.db, ctx.tenant.id, jobIds),
  ]);
  if (!offers) return new Map();
  return new Map(
    jobs.flatMap((job): [number, CardMatch][] => {
      const score = scoreMatch(buildNeeds(job), offers, parseWeights(job.match_weights, weights), ctx.taxonomy.related);
      const card = toCardMatch(score);
      return card ? [[job.id, card]] : [];
    }),
  );
}

/** What a job requires and its weights, for a ranking; undefined if it does not exist. */
export async function findNeedsOfJob(ctx: Context, id: number) {
  const [job] = await findNeeds(ctx.db, ctx.tenant.id, [id]);
  const weights = await getTenantWeights(ctx, ctx.tenant.id);
  return job && { needs: buildNeeds(job), weights: parseWeights(job.match_weights, weights) };
}

/** Null without a number. */
export function toCardMatch({ total, band, parts }: Pick<MatchScore, 'total' | 'band' | 'parts'>): CardMatch | null {
  if (total === null || band === null) return null;
  const fractions = mapParts((part) => {
    const { fraction } = parts[part];
    return fraction === null ? null : Math.round(fraction);
  });
  return { total, band, parts: fractions };
}

/** The explained match of a job seeker's profile with a job; undefined if either does not exist. */
export async function findExplainedMatch(
  ctx: Context,
  viewer: Viewer,
  findProfile: Promise<ExplainableProfile | undefined>,
  jobId: number,
): Promise<ExplainedMatch | undefined> {
  const [profile, job] = await Promise.all([findProfile, findExplainableJob(ctx.db, ctx.tenant.id, jobId)]);
  if (!profile || !job) return undefined;
  const weights = parseWeights(job.match_weights, parseWeights(job.tenant_weights, DEFAULT_WEIGHTS));
  return presentExplainedMatch(ctx, viewer, {
    job,
    profile,
    needs: buildNeeds(job),
    offers: buildOffers(profile),
    weights,
  });
}

/** The score columns of an application, with the versions of the formula and of the order. */
export interface ApplicationScore {
  readonly score: number;
  readonly score_band: MatchBand | null;
  readonly score_order: number;
  readonly score_version: number;
  readonly order_version: number;
  /** JSON. "null" without a number; the score of 0 then only sorts it last. */
  readonly score_parts: string;
}

/** The score to store with an application; undefined if the job seeker or the job does not exist. */
export async function scoreApplication(
  ctx: Context,
  userId: number,
  jobId: number,
): Promise<ApplicationScore | undefined> {
  const [row, [job]] = await Promise.all([
    findOffers(ctx.db, ctx.tenant.id, userId),
    findNeeds(ctx.db, ctx.tenant.id, [jobId]),
  ]);
  if (!row || !job) return undefined;
  const weights = parseWeights(job.match_weights, await getTenantWeights(ctx, ctx.tenant.id));
  return buildApplicationScore(scoreMatch(buildNeeds(job), buildOffers(row), weights, ctx.taxonomy.related));
}

export function buildApplicationScore({ total, band, order, parts }: MatchScore): ApplicationScore {
  return {
    score: total ?? 0,
    score_band: band,
    score_order: order,
    score_version: SCORE_VERSION,
    order_version: ORDER_VERSION,
    score_parts: JSON.stringify(total === null ? null : parts),
  };
}

interface ScoredApplication extends StoredScore {
  readonly id: number;
  readonly job_id: number;
  readonly user_id: number;
}

/** The orders of stored scores, by application id, with the current texts and levels of the job and the profile. */
export async function computeStoredOrders(
  ctx: Context,
  applications: readonly ScoredApplication[],
): Promise<Map<number, number>> {
  const jobIds = [...new Set(applications.map((application) => application.job_id))];
  const userIds = [...new Set(applications.map((application) => application.user_id))];
  const [jobs, profiles, tenantWeights] = await Promise.all([
    findNeeds(ctx.db, ctx.tenant.id, jobIds),
    findOffersOfAll(ctx.db, ctx.tenant.id, userIds),
    getTenantWeights(ctx, ctx.tenant.id),
  ]);
  const jobsById = new Map(jobs.map((job) => [job.id, job]));
  const offersById = new Map(profiles.map((profile) => [profile.user_id, buildOffers(profile)]));
  return new Map(
    applications.map((application) => {
      const job = jobsById.get(application.job_id);
      const offers = offersById.get(application.user_id);
      const weights = parseWeights(job?.match_weights ?? null, tenantWeights);
      const nearness = job && offers ? measureNearness(buildNeeds(job), offers) : NO_NEARNESS;
      return [application.id, getStoredOrder(application, weights, nearness)];
    }),
  );
}
