import { readerVersion } from '#domain/features/reading/reader-version.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { rereadAll } from '#server/lib/reread.ts';
import { readJobColumns } from './read-job.ts';
import { findUnreadJobs, updateReading } from './reading-queries.ts';

/** Reads every job whose reading is older than the reader. */
export function readOldJobs(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'reading');
  return rereadAll(
    services,
    {
      find: (limit) => findUnreadJobs(db, readerVersion, limit),
      reread: (job) => readOldJob(services, job),
      identify: (job) => ({ tenantId: job.tenant_id, id: job.id }),
      event: 'job_changed',
    },
    signal,
  );
}

type UnreadJob = Awaited<ReturnType<typeof findUnreadJobs>>[number];

function readOldJob(services: Services, job: UnreadJob): Promise<boolean> {
  const { tenant_id: tenantId, id, version, title, company, industry_ids: industryIds } = job;
  const industries = industryIds.flatMap((industry) => services.taxonomy.label(industry) ?? []);
  const posting = { title, texts: job, employer: company, department: '', industries };
  const columns = readJobColumns(services.taxonomy, posting, job);
  const ctx = systemContext(services, tenantId, 'reading');
  return write(ctx, ({ db }) => updateReading(db, { tenantId, id, version }, columns));
}
