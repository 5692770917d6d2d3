import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { buildScore, type MatchScore } from '#domain/features/matching/score/score.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { matchJobs } from './job-orders.ts';
import type { MatchQuery } from './match-query.ts';
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
  /** The jobs with the best match for a job seeker, each with its own weights. */
  topJobs(tenantId: number, offers: SeekerOffers, limit: number, page?: RankingPage): RankedEntry[];
}

interface TenantRanking {
  readonly seekers: ProfileTable<SeekerWords>;
  readonly jobs: ProfileTable<JobWords>;
  readonly weights: WeightColumns;
}

export function createRankingIndex(findRelations: FindRelations): RankingIndex {
  const tenants = new Map<number, TenantRanking>();
  const getTenant = (tenantId: number): TenantRanking => {
    const tenant = tenants.get(tenantId) ?? {
      seekers: createProfileTable('seeker', createSeekerWords(), findRelations),
      jobs: createProfileTable('job', createJobWords(), findRelations),
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
      const { seekers } = tenants.get(tenantId) ?? {};
      if (!seekers) return [];
      const query = matchSeekers(seekers, needs, weights);
      return rankSlots(seekers.columns.ids, query, limit, page).map((ranked) => ({
        ...ranked,
        score: scoreSlot(query, seekers.getSlot(ranked.id), weights),
      }));
    },
    topJobs: (tenantId, offers, limit, page) => {
      const tenant = tenants.get(tenantId);
      if (!tenant) return [];
      const query = matchJobs(tenant.jobs, tenant.weights, offers);
      return rankSlots(tenant.jobs.columns.ids, query, limit, page).map((ranked) => {
        const slot = tenant.jobs.getSlot(ranked.id);
        return { ...ranked, score: scoreSlot(query, slot, tenant.weights.get(slot)) };
      });
    },
  };
}

function scoreSlot({ measure }: MatchQuery, slot: number, weights: MatchWeights): MatchScore {
  const { measures, nearness } = measure(slot);
  return buildScore(measures, weights, nearness);
}
