import { getScope } from '#domain/access/actor.ts';
import {
  type MatchDraft,
  type MatchPreview,
  maxComparedApplicants,
  minSeekerCount,
} from '#domain/features/jobs/match-preview.ts';
import { canEditJob } from '#domain/features/jobs/policy.ts';
import { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import type { JobNeeds } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { SignedInContext } from '#server/context.ts';
import { buildJobFacts } from '#server/features/jobs/present.ts';
import { findJob, findOrganisationName, type JobRow } from '#server/features/jobs/queries.ts';
import { findNeedsOfJob, getTenantWeights } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { AdvancedPeopleQuery } from '#server/search/people/advanced-query.ts';
import type { RankedEntry, RankingIndex, SeekerBand } from '#server/search/ranking/ranking.ts';
import { buildDraftNeeds } from './draft-needs.ts';
import { findOpenApplicantIds } from './preview-queries.ts';

/** How long a preview waits for the in-memory data right after a start. */
const maxWaitMs = 5000;

/** What the match asks for, and how much each part counts. */
interface Matched {
  readonly needs: JobNeeds;
  readonly weights: MatchWeights;
}

/** How many job seekers an unsaved job would match, and what it would change for the applicants of the saved one. */
export async function previewMatch(
  ctx: SignedInContext,
  draft: MatchDraft,
  jobId: number | undefined,
): Promise<MatchPreview> {
  const saved = jobId === undefined ? undefined : await findEditableJob(ctx, jobId);
  const weights = draft.match_weights ?? (await getTenantWeights(ctx, ctx.tenant.id));
  const needs = await buildDraftNeeds(ctx, draft, saved?.company ?? (await findOwnCompany(ctx)));
  const people = (await ctx.people.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const ranking = (await ctx.ranking.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const among = new Set(people.findAll(ctx.tenant.id, discoverablePeople));
  const count = countGood(ranking.topSeekers(ctx.tenant.id, needs, weights, maxRanked, { among }));
  return {
    weights,
    seekers: count < minSeekerCount ? null : count,
    applicants: saved ? await compareApplicants(ctx, ranking, saved.id, { needs, weights }) : null,
  };
}

async function findEditableJob(ctx: SignedInContext, id: number): Promise<JobRow> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  return row && canEditJob(ctx.actor, buildJobFacts(row)) ? row : refuse('not_found');
}

async function findOwnCompany({ db, tenant, actor }: SignedInContext): Promise<string> {
  const { organisationId } = actor;
  return (organisationId === null ? undefined : await findOrganisationName(db, tenant.id, organisationId)) ?? '';
}

/** The active job seekers who agreed to be found. No organization has this id. */
const discoverablePeople: AdvancedPeopleQuery = {
  audience: { sponsorId: -1 },
  words: null,
  terms: [],
  educationLevel: null,
  managementLevels: [],
  experience: [],
  near: null,
  startsBy: null,
};

/**
 * Job seekers whose match is computed, those with the best order: the cost of a preview doesn't grow with the tenant.
 * More than are counted, because the order is not exactly that of the numbers.
 */
const maxRanked = 2 * maxCount;

/** Counts up to `maxCount` + 1. */
function countGood(ranked: readonly RankedEntry[]): number {
  const good = ranked.filter(({ score: { band } }) => band === 'strong' || band === 'good');
  return Math.min(good.length, maxCount + 1);
}

/** Null if the caller sees no applicants. */
async function compareApplicants(
  ctx: SignedInContext,
  ranking: RankingIndex,
  jobId: number,
  { needs, weights }: Matched,
): Promise<MatchPreview['applicants']> {
  const scope = getScope(ctx.actor, 'application.read_job');
  const saved = await findNeedsOfJob(ctx, jobId);
  if (scope === null || !saved) return null;
  const reader = { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
  const ids = await findOpenApplicantIds(ctx.db, reader, jobId, maxComparedApplicants);
  const before = [...ranking.bandsOfSeekers(ctx.tenant.id, saved.needs, saved.weights, ids)].map(rankBand);
  const after = [...ranking.bandsOfSeekers(ctx.tenant.id, needs, weights, ids)].map(rankBand);
  const countMoved = (isMoved: (change: number) => boolean) =>
    after.filter((rank, index) => isMoved(rank - (before[index] ?? 0))).length;
  return {
    total: ids.length,
    higher: countMoved((change) => change > 0),
    lower: countMoved((change) => change < 0),
  };
}

/** Higher for a better label; 0 without a number. */
function rankBand({ band }: SeekerBand): number {
  return band === null ? 0 : MatchBand.options.length - MatchBand.options.indexOf(band);
}
