import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import type { CopySource } from '#server/realtime/in-memory-copy.ts';
import { createRankingIndex, type RankingIndex } from '#server/search/ranking/ranking.ts';
import { findActiveNeeds, findOffers, readActiveNeeds, readAllOffers } from './queries.ts';
import { buildNeeds, buildOffers, getTenantWeights, parseWeights } from './service.ts';

/** Loads the ranking, rereads each row that changes, and reloads everything after bulk changes such as new weights. */
export function syncRanking(services: Services): Promise<void> {
  return services.ranking.sync(services, rankingSource(services));
}

function rankingSource({ database, taxonomy }: Services): CopySource<RankingIndex> {
  const db = database.forTenant('all');
  return {
    name: 'ranking index',
    async read() {
      const ranking = createRankingIndex(taxonomy.related);
      await loadSeekers(ranking, db);
      await loadJobs(ranking, db);
      return ranking;
    },
    kinds: ['job_changed', 'seeker_changed'],
    applyChange: (ranking, { kind, tenantId, id }) =>
      (kind === 'job_changed' ? updateJob : updateSeeker)(ranking, db, tenantId, id),
  };
}

async function loadSeekers(ranking: RankingIndex, db: Db): Promise<void> {
  for await (const rows of readAllOffers(db)) {
    for (const row of rows) ranking.putSeeker(row.tenant_id, row.user_id, buildOffers(row));
  }
}

async function loadJobs(ranking: RankingIndex, db: Db): Promise<void> {
  const weights = new Map<number, MatchWeights>();
  for await (const rows of readActiveNeeds(db)) {
    for (const row of rows) {
      const tenantWeights = weights.get(row.tenant_id) ?? (await getTenantWeights({ db }, row.tenant_id));
      weights.set(row.tenant_id, tenantWeights);
      ranking.putJob(row.tenant_id, row.id, buildNeeds(row), parseWeights(row.match_weights, tenantWeights));
    }
  }
}

async function updateJob(ranking: RankingIndex, db: Db, tenantId: number, id: number): Promise<void> {
  const row = await findActiveNeeds(db, tenantId, id);
  if (!row) return ranking.removeJob(tenantId, id);
  ranking.putJob(
    tenantId,
    id,
    buildNeeds(row),
    parseWeights(row.match_weights, await getTenantWeights({ db }, tenantId)),
  );
}

async function updateSeeker(ranking: RankingIndex, db: Db, tenantId: number, id: number): Promise<void> {
  const row = await findOffers(db, tenantId, id);
  if (row) ranking.putSeeker(tenantId, id, buildOffers(row));
  else ranking.removeSeeker(tenantId, id);
}
