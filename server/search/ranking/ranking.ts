import type { JobNeeds, SeekerOffers } from '#domain/features/matching/parts.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import { computeJobTotals } from './job-totals.ts';
import { createProfileTable, type ProfileTable } from './profile-table.ts';
import { type RankedEntry, type RankingPage, rankSlots } from './rank-slots.ts';
import { computeSeekerTotals } from './seeker-totals.ts';
import { createWeightColumns, type WeightColumns } from './weight-columns.ts';

/**
 * All job seekers and active jobs of every tenant in memory, ranked with the same numbers as `scoreMatch`. Best first;
 * for equal totals, the lower id first. Tenants are kept apart.
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
  /** The jobs with the best match for a job seeker, each with its own weights. */
  topJobs(tenantId: number, offers: SeekerOffers, limit: number, page?: RankingPage): RankedEntry[];
}

interface TenantRanking {
  readonly seekers: ProfileTable;
  readonly jobs: ProfileTable;
  readonly weights: WeightColumns;
}

export function createRankingIndex(): RankingIndex {
  const tenants = new Map<number, TenantRanking>();
  const getTenant = (tenantId: number): TenantRanking => {
    const tenant = tenants.get(tenantId) ?? {
      seekers: createProfileTable(),
      jobs: createProfileTable(),
      weights: createWeightColumns(),
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
      tenant.weights.set(tenant.jobs.put(id, needs), weights);
    },
    removeJob: (tenantId, id) => tenants.get(tenantId)?.jobs.remove(id),
    topSeekers: (tenantId, needs, weights, limit, page) => {
      const tenant = tenants.get(tenantId);
      return tenant ? rankSlots(tenant.seekers, computeSeekerTotals(tenant.seekers, needs, weights), limit, page) : [];
    },
    topJobs: (tenantId, offers, limit, page) => {
      const tenant = tenants.get(tenantId);
      return tenant ? rankSlots(tenant.jobs, computeJobTotals(tenant.jobs, tenant.weights, offers), limit, page) : [];
    },
  };
}
