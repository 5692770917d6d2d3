import { getEarliestDay, isPastClosing } from '#domain/features/jobs/closing-day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findJobLeads, findPastClosing, lockJob, type PastClosing } from '#server/features/jobs/queries.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findOrganisationLeads } from '#server/features/organisations/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { setJobStatus } from './change-status.ts';

/** Milliseconds between two looks for jobs whose last day to apply is over. */
const lookEvery = 60_000;
/** Jobs that are found at once. */
const batch = 200;

/** Pauses jobs as their last day to apply ends, until it is stopped. */
export function startDeadlineTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: lookEvery, name: 'jobs past their closing day' }, (signal) =>
    pausePastClosing(services, signal),
  );
}

/** Pauses every active job whose last day to apply is over. One that could not be paused is left for the next look. */
export async function pausePastClosing(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = services.database;
  const today = getEarliestDay(services.clock());
  let after: PastClosing | undefined;
  do {
    const found: readonly PastClosing[] = await findPastClosing(db, today, after, batch);
    for (const job of found) {
      if (signal?.aborted) return;
      await pause(services, job).catch((error: unknown) => {
        services.log.warn({ err: error, job: job.id }, 'a job past its closing day could not be paused');
      });
    }
    after = found.length < batch ? undefined : found.at(-1);
  } while (after);
}

/**
 * Pauses the job and tells who leads it, in one transaction. Of two processes the second finds the job paused; and whoever
 * gave it a later day meanwhile has it as it was.
 */
async function pause(services: Services, { tenant_id: tenantId, id }: PastClosing): Promise<void> {
  const ctx = systemContext(services, tenantId, 'closing days');
  await write(ctx, async (change) => {
    const row = await lockJob(change.db, tenantId, id);
    if (row?.status !== 'active' || !isPastClosing(row.closes_on, ctx.clock())) return;
    await setJobStatus(ctx, change, { row, to: 'paused', actorId: null, note: '' });
    const leads = await findJobLeads(change.db, tenantId, id);
    const told = leads.length > 0 ? leads : await findOrganisationLeads(ctx, change, row.organisation_id);
    for (const { id: userId } of told) {
      const values = { job: row.title };
      await notify(change, { tenantId, userId, kind: 'job_past_closing', values, subject: { job: id } });
    }
  });
}
