import { setTimeout as delay } from 'node:timers/promises';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import type { Services } from '#server/context.ts';
import type { Announcement } from '#server/realtime/announcements.ts';
import { activeNeeds, allOffers, findActiveNeeds, findOffers } from './queries.ts';
import { createRankingIndex, type RankingIndex } from './ranking.ts';
import { tenantWeights, termsOf, weightsOf } from './service.ts';

/** Milliseconds between two tries to read everything. */
const tryAgainAfter = 2000;

/**
 * Fills the ranking from the database and keeps it true, one change after the other: every announced row is read
 * again; after many changes, or a gap in the announcements, everything is read into a fresh ranking that takes over.
 * @returns when it is filled
 */
export async function keepRanking(services: Services): Promise<void> {
  const { announcements, log } = services;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'the ranking could not follow a change'));
    return last;
  };
  announcements.subscribe((announcement) => void inTurn(() => follow(services, announcement)));
  announcements.onGap(() => void inTurn(() => readAnew(services)));
  await inTurn(() => readAnew(services));
}

async function follow(services: Services, change: Announcement): Promise<void> {
  if (change.kind === 'job_changed') return patchJob(services, change.tenantId, change.id);
  if (change.kind === 'seeker_changed') return patchSeeker(services, change.tenantId, change.id);
  return readAnew(services);
}

/** Reads everything, again and again until it succeeds; changes wait their turn meanwhile. */
async function readAnew({ database, ranking, log }: Services): Promise<void> {
  for (;;) {
    try {
      const fresh = createRankingIndex();
      await readSeekers(fresh, database);
      await readJobs(fresh, database);
      return ranking.replace(fresh);
    } catch (error) {
      log.error({ err: error }, 'the ranking could not be read; trying again');
      await delay(tryAgainAfter, undefined, { ref: false });
    }
  }
}

async function readSeekers(ranking: RankingIndex, { db }: Services['database']): Promise<void> {
  for await (const rows of allOffers(db)) {
    for (const row of rows) ranking.putSeeker(row.tenant_id, row.user_id, termsOf(row));
  }
}

async function readJobs(ranking: RankingIndex, database: Services['database']): Promise<void> {
  const weights = new Map<number, MatchWeights>();
  for await (const rows of activeNeeds(database.db)) {
    for (const row of rows) {
      const tenants = weights.get(row.tenant_id) ?? (await tenantWeights(database, row.tenant_id));
      weights.set(row.tenant_id, tenants);
      ranking.putJob(row.tenant_id, row.id, termsOf(row), weightsOf(row.match_weights, tenants));
    }
  }
}

async function patchJob({ database, ranking }: Services, tenantId: number, id: number): Promise<void> {
  const row = await findActiveNeeds(database.db, tenantId, id);
  if (!row) return ranking.removeJob(tenantId, id);
  ranking.putJob(tenantId, id, termsOf(row), weightsOf(row.match_weights, await tenantWeights(database, tenantId)));
}

async function patchSeeker({ database, ranking }: Services, tenantId: number, id: number): Promise<void> {
  const row = await findOffers(database.db, tenantId, id);
  if (row) ranking.putSeeker(tenantId, id, termsOf(row));
  else ranking.removeSeeker(tenantId, id);
}
