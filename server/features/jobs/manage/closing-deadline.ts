import { getEarliestDay, isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findJobLeads, findPastClosing, lockJob, type PastClosing } from '#server/features/jobs/queries.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findOrganisationLeads } from '#server/features/organisations/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { setJobStatus } from './change-status.ts';

const checkIntervalMs = 60_000;
/** Jobs per query. */
const batchSize = 200;

/** Pauses jobs when their closing day ends. */
export function startDeadlineTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'closing day check' }, (signal) =>
    pausePastClosing(services, signal),
  );
}

/** Pauses every active job past its closing day. A job that fails is retried by the next check. */
export async function pausePastClosing(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'closing days');
  const today = getEarliestDay(services.clock());
  let after: PastClosing | undefined;
  do {
    const found: readonly PastClosing[] = await findPastClosing(db, today, after, batchSize);
    for (const job of found) {
      if (signal?.aborted) return;
      await pause(services, job).catch((error: unknown) => {
        services.log.warn({ err: error, job: job.id }, 'job past its closing day could not be paused');
      });
    }
    after = found.length < batchSize ? undefined : found.at(-1);
  } while (after);
}

/**
 * Pauses the job and notifies its owners in one transaction. Checks the locked row again, because another process may
 * have paused it or someone may have set a later day.
 */
async function pause(services: Services, { tenant_id: tenantId, id }: PastClosing): Promise<void> {
  const ctx = systemContext(services, tenantId, 'closing days');
  await write(ctx, async (change) => {
    const row = await lockJob(change.db, tenantId, id);
    if (row?.status !== 'active' || !isPastClosing(row.closes_on, ctx.clock())) return;
    await setJobStatus(ctx, change, { row, to: 'paused', actorId: null, note: '' });
    const owners = await findJobLeads(change.db, tenantId, id);
    const recipients = owners.length > 0 ? owners : await findOrganisationLeads(ctx, change, row.organisation_id);
    for (const { id: userId } of recipients) {
      const values = { job: row.title };
      await notify(change, { tenantId, userId, kind: 'job_past_closing', values, subject: { job: id } });
    }
  });
}
