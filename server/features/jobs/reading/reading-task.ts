import { setTimeout as delay } from 'node:timers/promises';
import { readerVersion } from '#domain/features/reading/reader-version.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { readJobColumns } from './read-job.ts';
import { findUnreadJobs, updateReading } from './reading-queries.ts';

/** Jobs that a previous version of the product wrote during an update are read at the latest after this time. */
const intervalMs = 10 * 60_000;
/** Jobs per query. */
const batchSize = 50;
/** Pause after each job, so that requests are served in between. */
const pauseMs = 5;
/** With more jobs than this, the in-memory indexes are reloaded once instead of row by row. */
const maxSingleEvents = 200;

/** Reads the texts of jobs again after the reader changed. */
export function startReadingTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs, name: 'reading of jobs' }, (signal) => readOldJobs(services, signal));
}

/** Reads every job whose reading is older than the reader. Several processes may do so at the same time. */
export async function readOldJobs(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'reading');
  const changedByTenant = new Map<number, number[]>();
  for (;;) {
    const jobs = await findUnreadJobs(db, readerVersion, batchSize);
    for (const job of jobs) {
      if (signal?.aborted) return;
      if (await readOldJob(services, job)) {
        const changed = changedByTenant.get(job.tenant_id) ?? [];
        changedByTenant.set(job.tenant_id, [...changed.slice(0, maxSingleEvents), job.id]);
      }
      await delay(pauseMs);
    }
    if (jobs.length < batchSize) break;
  }
  for (const [tenantId, ids] of changedByTenant) await publishChanges(services, tenantId, ids);
}

type UnreadJob = Awaited<ReturnType<typeof findUnreadJobs>>[number];

function readOldJob(services: Services, job: UnreadJob): Promise<boolean> {
  const { tenant_id: tenantId, id, version, title, company, industry_ids: industryIds } = job;
  const industries = industryIds.flatMap((industry) => services.taxonomy.label(industry) ?? []);
  const posting = { title, texts: job, employer: company, department: '', industries };
  const columns = readJobColumns(services.taxonomy, posting);
  const ctx = systemContext(services, tenantId, 'reading');
  return write(ctx, ({ db }) => updateReading(db, { tenantId, id, version }, columns));
}

async function publishChanges({ events }: Services, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > maxSingleEvents) return events.publish({ kind: 'many_changed', tenantId });
  for (const id of ids) await events.publish({ kind: 'job_changed', tenantId, id });
}
