import type { MatchWeights } from '#domain/features/matching/weights.ts';
import type { Services } from '#server/context.ts';
import { activeNeeds, allOffers, findActiveNeeds, findOffers } from './queries.ts';
import { tenantWeights, termsOf, weightsOf } from './service.ts';

/**
 * Fills the ranking from the database and keeps it true: every announced change is read again, and after a gap in the
 * announcements everything is.
 */
export async function keepRanking(services: Services): Promise<void> {
  const { announcements, log } = services;
  announcements.subscribe((announcement) => {
    const patch = patchOf(services, announcement);
    patch?.catch((error: unknown) => log.error({ err: error }, 'the ranking could not follow a change'));
  });
  announcements.onGap(() => {
    fill(services).catch((error: unknown) => log.error({ err: error }, 'the ranking could not be read anew'));
  });
  await fill(services);
}

async function fill(services: Services): Promise<void> {
  const { ranking, database } = services;
  const weights = new Map<number, MatchWeights>();
  const weightsFor = async (tenantId: number) => {
    const known = weights.get(tenantId) ?? (await tenantWeights(database, tenantId));
    weights.set(tenantId, known);
    return known;
  };
  for await (const rows of allOffers(database.db)) {
    for (const row of rows) ranking.putSeeker(row.tenant_id, row.user_id, termsOf(row));
  }
  for await (const rows of activeNeeds(database.db)) {
    for (const row of rows) {
      ranking.putJob(
        row.tenant_id,
        row.id,
        termsOf(row),
        weightsOf(row.match_weights, await weightsFor(row.tenant_id)),
      );
    }
  }
}

type Change = Parameters<Parameters<Services['announcements']['subscribe']>[0]>[0];

function patchOf(services: Services, change: Change): Promise<void> | undefined {
  switch (change.kind) {
    case 'job_changed':
      return patchJob(services, change.tenantId, change.id);
    case 'seeker_changed':
      return patchSeeker(services, change.tenantId, change.id);
    case 'tenant_changed':
    case 'many_changed':
      return fill(services);
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
