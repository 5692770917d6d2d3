import type { ExplainedMatch, MatchPart } from '#domain/features/matching/contract.ts';
import { explainMatch, type PartExplanation } from '#domain/features/matching/explain.ts';
import { isEmptyProfile, type JobNeeds, type SeekerOffers } from '#domain/features/matching/parts.ts';
import { getStrengthForJob } from '#domain/features/matching/profile-strength.ts';
import { type MatchScore, scoreMatch } from '#domain/features/matching/score.ts';
import { DEFAULT_WEIGHTS, MatchWeights } from '#domain/features/matching/weights.ts';
import type { Context } from '#server/context.ts';
import { addLabels, type LabelledTerm } from '#server/features/terms/service.ts';
import { findNeeds, findOffers, findTenantWeights } from './queries.ts';

interface StoredTerms {
  readonly skill_ids: number[];
  readonly certification_ids: number[];
  readonly education_level: number | null;
  readonly title_ids: number[];
  readonly industry_ids: number[];
  readonly management_level: number | null;
}

/** The columns of a job or a profile as the score knows them. */
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

/** A job's own weights, else the tenant's; stored weights that no longer sum to 100 count as the standard ones. */
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

/** The same once there is something in it that a match could be told from. */
export async function findMatchableOffers(ctx: Context, userId: number): Promise<SeekerOffers | undefined> {
  const offers = await findSeekerOffers(ctx, userId);
  return offers && !isEmptyProfile(offers) ? offers : undefined;
}

/** Totals of one job seeker against several jobs, by job id; none before there is anything to match. */
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

/** The match of a job seeker with a job, explained. Undefined when either is not there. */
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
  const { all } = await addLabels(ctx, {
    all: [...needs.skills, ...needs.certifications, ...needs.titles, ...needs.industries],
  });
  const labels = new Map(all.map((term) => [term.id, term]));
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    parts: presentParts(explained.parts, labels),
    gains: explained.improvements.map((raise) => ({
      part: raise.part,
      term: raise.kind === 'term' ? (labels.get(raise.value) ?? null) : null,
      level: raise.kind === 'rank' ? raise.value : null,
      gain: raise.gain,
    })),
    profile_strength: getStrengthForJob(scoreMatch(needs, offers, weights)),
  };
}

function presentParts(
  parts: readonly PartExplanation[],
  labels: ReadonlyMap<number, LabelledTerm>,
): ExplainedMatch['parts'] {
  const named = (ids: readonly number[]) => ids.flatMap((id) => labels.get(id) ?? []);
  const entries = parts.map((part): [string, MatchPart] => [
    part.part,
    {
      fraction: part.fraction,
      weight: part.weight,
      score: part.points,
      matched: part.kind === 'list' ? named(part.matched) : [],
      missing: part.kind === 'list' ? named(part.missing) : [],
      asked_level: part.kind === 'level' ? part.asked : null,
      own_level: part.kind === 'level' ? part.offered : null,
    },
  ]);
  return Object.fromEntries(entries) as ExplainedMatch['parts'];
}

/** A score as an application keeps it; of a blank profile there are no parts, and 0 sorts it last. */
interface ApplicationScore {
  readonly total: number;
  readonly parts: MatchScore['parts'] | null;
}

/** The score of one job seeker for one job, for keeping with an application. Undefined when either is not there. */
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
