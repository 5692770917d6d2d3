import type { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { buildScore, type MatchScore, scoreMatch } from '#domain/features/matching/score/score.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { type ChangeLog, createChangeLog } from '#server/lib/columns/change-log.ts';
import { computeJobOrders, readNeeds } from './job-orders.ts';
import { createOrderCache, type OrderCache } from './order-cache.ts';
import { createProfileTable, type ProfileTable } from './profile-table.ts';
import { type RankedId, type RankingPage, rankSlots } from './rank-slots.ts';
import { matchSeekers } from './seeker-orders.ts';
import { createWeightColumns, type WeightColumns } from './weight-columns.ts';
import { createJobWords, createSeekerWords, type JobWords, type SeekerWords } from './word-lists.ts';

export interface RankedEntry extends RankedId {
  /** As `scoreMatch` computes it. */
  readonly score: MatchScore;
}

/**
 * All job seekers and active jobs of every tenant in memory, ranked with the same numbers as `scoreMatch`. Best order
 * first, without a number last; for equal orders, the lower id first. Tenants are kept apart.
 */
export interface RankingIndex {
  putSeeker(tenantId: number, id: number, offers: SeekerOffers): void;
  removeSeeker(tenantId: number, id: number): void;
  putJob(tenantId: number, id: number, needs: JobNeeds, weights: MatchWeights): void;
  removeJob(tenantId: number, id: number): void;
  /** The job seekers with the best match for a job. */
  topSeekers(
    tenantId: number,
    needs: JobNeeds,
    weights: MatchWeights,
    limit: number,
    page?: RankingPage,
  ): RankedEntry[];
  /** The label of each of the job seekers for a job; null without a number. Lazy; valid until the next query. */
  bandsOfSeekers(tenantId: number, needs: JobNeeds, weights: MatchWeights, ids: Iterable<number>): Iterable<SeekerBand>;
  /** The jobs with the best match for a job seeker, each with its own weights. */
  topJobs(tenantId: number, offers: SeekerOffers, limit: number, page?: RankingPage): RankedEntry[];
}

export interface SeekerBand {
  readonly id: number;
  readonly band: MatchBand | null;
}

interface TenantRanking {
  readonly tenantId: number;
  readonly seekers: ProfileTable<SeekerWords>;
  readonly jobs: ProfileTable<JobWords>;
  readonly weights: WeightColumns;
  /** Of the jobs. */
  readonly changes: ChangeLog;
  /** Shared by all tenants. */
  readonly orderCache: OrderCache;
  readonly findRelations: FindRelations;
}

export function createRankingIndex(findRelations: FindRelations): RankingIndex {
  const tenants = new Map<number, TenantRanking>();
  const orderCache = createOrderCache();
  const getTenant = (tenantId: number): TenantRanking => {
    const tenant = tenants.get(tenantId) ?? {
      tenantId,
      seekers: createProfileTable('seeker', createSeekerWords(), findRelations),
      jobs: createProfileTable('job', createJobWords(), findRelations),
      weights: createWeightColumns(),
      changes: createChangeLog(),
      orderCache,
      findRelations,
    };
    tenants.set(tenantId, tenant);
    return tenant;
  };
  return {
    putSeeker: (tenantId, id, offers) => {
      getTenant(tenantId).seekers.put(id, offers);
    },
    removeSeeker: (tenantId, id) => tenants.get(tenantId)?.seekers.remove(id),
    putJob: (tenantId, id, needs, weights) => {
      const tenant = getTenant(tenantId);
      const slot = tenant.jobs.put(id, needs);
      tenant.weights.set(slot, weights);
      tenant.changes.add(slot);
    },
    removeJob: (tenantId, id) => {
      const { jobs, changes } = tenants.get(tenantId) ?? {};
      const slot = jobs?.getSlot(id) ?? -1;
      if (slot < 0) return;
      jobs?.remove(id);
      changes?.add(slot);
    },
    topSeekers: (tenantId, ...query) => {
      const tenant = tenants.get(tenantId);
      return tenant ? rankSeekers(tenant, ...query) : [];
    },
    bandsOfSeekers: (tenantId, ...query) => {
      const tenant = tenants.get(tenantId);
      return tenant ? readBands(tenant, ...query) : [];
    },
    topJobs: (tenantId, ...query) => {
      const tenant = tenants.get(tenantId);
      return tenant ? rankJobs(tenant, ...query) : [];
    },
  };
}

function rankSeekers(
  { seekers }: TenantRanking,
  needs: JobNeeds,
  weights: MatchWeights,
  limit: number,
  page?: RankingPage,
): RankedEntry[] {
  const query = matchSeekers(seekers, needs, weights);
  const slots = { ids: seekers.columns.ids, orders: query.orders, getSlot: seekers.getSlot };
  return rankSlots(slots, limit, page).map((ranked) => {
    const { measures, nearness } = query.measure(seekers.getSlot(ranked.id));
    return { ...ranked, score: buildScore(measures, weights, nearness) };
  });
}

function* readBands(
  { seekers }: TenantRanking,
  needs: JobNeeds,
  weights: MatchWeights,
  ids: Iterable<number>,
): Generator<SeekerBand> {
  const { orders, measure } = matchSeekers(seekers, needs, weights);
  for (const id of ids) {
    const slot = seekers.getSlot(id);
    // Without an order there is no number.
    const hasNumber = slot >= 0 && (orders[slot] ?? 0) > 0;
    yield { id, band: hasNumber ? buildScore(measure(slot).measures, weights).band : null };
  }
}

function rankJobs(
  { tenantId, jobs, weights, changes, orderCache, findRelations }: TenantRanking,
  offers: SeekerOffers,
  limit: number,
  page?: RankingPage,
): RankedEntry[] {
  const scoreSlot = (slot: number): MatchScore =>
    scoreMatch(readNeeds(jobs, slot), offers, weights.get(slot), findRelations);
  const orders = orderCache.get({
    tenantId,
    offers,
    changes,
    computeAll: () => computeJobOrders(jobs, weights, offers),
    computeOne: (slot) => scoreSlot(slot).order,
  });
  return rankSlots({ ids: jobs.columns.ids, orders, getSlot: jobs.getSlot }, limit, page).map((ranked) => ({
    ...ranked,
    score: scoreSlot(jobs.getSlot(ranked.id)),
  }));
}
