import type { Services } from '#server/context.ts';
import { updateOldOrders } from '#server/features/applications/reordering.ts';
import { readOldJobs } from '#server/features/jobs/reading/reading-task.ts';
import { readOldProfiles } from '#server/features/seekers/reading/reading-task.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';

/** Rows that a previous version of the product wrote during an update are read at the latest after this time. */
const intervalMs = 10 * 60_000;

/** Reads jobs and profiles again after the reader changed, then computes the orders that depend on both. */
export function startReadingTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs, name: 'reading of jobs and profiles' }, async (signal) => {
    await readOldJobs(services, signal);
    await readOldProfiles(services, signal);
    await updateOldOrders(services, signal);
  });
}
