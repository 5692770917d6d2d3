import type { Services } from '#server/context.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { listTenants } from '#server/db/tenants.ts';
import { createMatchTenant } from '#server/features/reports/matches/match-queries.ts';
import { updateMatchesOnce } from '#server/features/reports/matches/match-task.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import {
  addChanges,
  createSlices,
  emptySlices,
  fillSlices,
  lockSlices,
  lockTenantSums,
  type SliceTenant,
} from './fill-queries.ts';
import { sumSources } from './sum-sources.ts';

const checkIntervalMs = 20_000;
/** How often the applications of each organization are counted, to find those that have become large. */
const countIntervalMs = 3_600_000;
/** Rows per transaction, each far below the limit of a statement. */
const batch = { applications: 1000, changes: 1000, sums: 100_000, matches: 1000 };

/** Below this, reading the applications is fast enough. */
const minApplications = 20_000;
/** Open jobs times supported people, below which comparing them is fast enough. */
const minPairs = 50_000;

interface SliceServices extends Pick<Services, 'database'> {
  readonly log: DatabaseLog;
}

/** Keeps the sums of large slices current until it is stopped. */
export function startReportSliceTask(services: Services): BackgroundTask {
  let countedAt = Number.NEGATIVE_INFINITY;
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'sums of reports' }, async (signal) => {
    if (performance.now() - countedAt > countIntervalMs) {
      await createDueSlices(services);
      countedAt = performance.now();
    }
    await updateSlices(services, { signal });
  });
}

/** Creates slices for the tenants and organizations with at least so many applications. */
export async function createDueSlices(
  { database, log }: SliceServices,
  limits: { readonly minApplications: number; readonly minPairs: number } = { minApplications, minPairs },
): Promise<void> {
  for (const tenant of await listTenants(database.forTenant('none'))) {
    const db = database.forTenant(tenant.id);
    const create = async () => {
      await db.transaction().execute((change) => createSlices(change, tenant, limits.minApplications));
      await db.transaction().execute((change) => createMatchTenant(change, tenant.id, limits.minPairs));
    };
    await create().catch((error: unknown) => {
      log.warn({ err: error, tenant: tenant.id }, 'slices of reports were not created');
    });
  }
}

/** Fills new slices and adds all changes to the others and to the counts of open jobs. */
export async function updateSlices(
  { database, log }: SliceServices,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  for (const tenant of await listTenants(database.forTenant('none'))) {
    const update = async () => {
      while (!signal?.aborted && (await updateOnce({ database }, tenant, {})));
      while (!signal?.aborted && (await updateMatches({ database }, tenant.id)));
    };
    await update().catch((error: unknown) => {
      log.warn({ err: error, tenant: tenant.id }, 'sums of reports were not updated');
    });
  }
}

/** One step in one transaction. Returns whether there may be more to do. */
export function updateOnce(
  { database }: Pick<Services, 'database'>,
  tenant: SliceTenant,
  { maxChanges = batch.changes }: { readonly maxChanges?: number },
): Promise<boolean> {
  return database
    .forTenant(tenant.id)
    .transaction()
    .execute(async (change) => {
      const slices = await lockSlices(change, tenant.id);
      if (slices.length === 0) return false;
      if (slices.some((slice) => slice.time_zone !== tenant.time_zone)) {
        await emptySlices(change, tenant, batch.sums);
        return true;
      }
      for (const source of sumSources) {
        const filling = slices.find((slice) => !slice[source.isFilled]);
        if (!filling) continue;
        const from = filling[source.filledTo];
        await fillSlices(change, tenant, { source, from, maxApplications: batch.applications });
        return true;
      }
      let hasMore = false;
      for (const source of sumSources) {
        hasMore = (await addChanges(change, tenant, { source, maxChanges })) === maxChanges || hasMore;
      }
      return hasMore;
    });
}

/** One step of the counts of open jobs. */
export function updateMatches(
  { database }: Pick<Services, 'database'>,
  tenantId: number,
  { maxChanges = batch.matches }: { readonly maxChanges?: number } = {},
): Promise<boolean> {
  return database
    .forTenant(tenantId)
    .transaction()
    .execute(
      async (change) =>
        (await lockTenantSums(change, tenantId)) && (await updateMatchesOnce(change, tenantId, { maxChanges })),
    );
}
