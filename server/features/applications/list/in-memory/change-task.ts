import type { Services } from '#server/context.ts';
import { listTenants } from '#server/db/tenants.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { deleteChanges } from './change-queries.ts';

const intervalMs = 3_600_000;

/** Longer than copies are used without an update, and by more than any transaction takes. */
const keptHours = 3;

/** Deletes old changes of applications, and copies that are no longer used, until it is stopped. */
export function startApplicationChangeTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs, name: 'changes of applications' }, (signal) =>
    deleteOldChanges(services, signal),
  );
}

export async function deleteOldChanges(
  { database, applications }: Pick<Services, 'database' | 'applications'>,
  signal?: AbortSignal,
): Promise<void> {
  applications.removeUnused();
  for (const { id } of await listTenants(database.forTenant('none'))) {
    if (signal?.aborted) return;
    await deleteChanges(database.forTenant(id), id, keptHours);
  }
}
