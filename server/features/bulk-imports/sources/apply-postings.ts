import { createHash } from 'node:crypto';
import type { RunCounts } from '#domain/features/bulk-imports/sources/contract.ts';
import type { JobDraft } from '#domain/features/imports/job-draft.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { isDataError } from '#server/features/bulk-imports/data-error.ts';
import { buildContent, createJobs, type JobTarget } from '#server/features/bulk-imports/jobs/create-jobs.ts';
import { findKnownPostings } from '#server/features/bulk-imports/jobs/job-queries.ts';
import type { ImportKey } from '#server/features/bulk-imports/queries.ts';
import { reopenRemovedJob } from '#server/features/jobs/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import type { ReadFailure } from './fetch-source.ts';
import { insertPostings, lockPostings, type Posting, updatePostings, updateUneditedJobs } from './posting-queries.ts';

/** What a fetch has done so far. */
export interface Progress {
  readonly counts: RunCounts;
  readonly failures: ReadFailure[];
  /** Ids of postings that are new here. */
  readonly createdIds: Set<string>;
}

export function startProgress(failures: readonly ReadFailure[] = []): Progress {
  const counts = { created: 0, changed: 0, same: 0, kept: 0, missing: 0, closed: 0, reopened: 0, failed: 0 };
  return { counts, failures: [...failures], createdIds: new Set() };
}

interface Source {
  readonly key: ImportKey;
  readonly target: JobTarget;
}

type Entry = readonly [id: string, draft: JobDraft];

/** Postings of one transaction. */
const batchSize = 50;

/** Creates and updates the jobs of the postings, in transactions of some postings; doing it twice changes nothing. */
export async function applyPostings(
  ctx: Context,
  source: Source,
  drafts: ReadonlyMap<string, JobDraft>,
  progress: Progress,
): Promise<void> {
  const entries = [...drafts];
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = entries.slice(start, start + batchSize);
    try {
      addProgress(progress, await applyBatch(ctx, source, batch));
    } catch (error) {
      if (!isDataError(error)) throw error;
      await applySingly(ctx, source, batch, progress);
    }
  }
}

/** A value that the database does not store fails only its own posting. */
async function applySingly(ctx: Context, source: Source, batch: readonly Entry[], progress: Progress): Promise<void> {
  for (const entry of batch) {
    try {
      addProgress(progress, await applyBatch(ctx, source, [entry]));
    } catch (error) {
      if (!isDataError(error)) throw error;
      progress.failures.push({ title: entry[1].title, row: null, reason: 'value_not_stored' });
    }
  }
}

function addProgress(to: Progress, { counts, failures, createdIds }: Progress): void {
  for (const name of Object.keys(to.counts) as (keyof RunCounts)[]) to.counts[name] += counts[name];
  to.failures.push(...failures);
  for (const id of createdIds) to.createdIds.add(id);
}

function applyBatch(ctx: Context, source: Source, batch: readonly Entry[]): Promise<Progress> {
  return write(ctx, async (change) => {
    const progress = startProgress();
    const known = await lockPostings(
      change.db,
      source.key,
      batch.map(([id]) => id),
    );
    await addNew(
      ctx,
      change,
      source,
      batch.filter(([id]) => !known.has(id)),
      progress,
    );
    await updateKnown(ctx, change, source, { batch, known }, progress);
    return progress;
  });
}

/** Creates jobs, and follows those that the employer has already, such as from an import of a file. */
async function addNew(
  ctx: Context,
  change: Write,
  { key, target }: Source,
  batch: readonly Entry[],
  { counts, failures, createdIds }: Progress,
): Promise<void> {
  const employer = { tenantId: target.tenantId, id: target.organisationId };
  const existing = await findKnownPostings(
    change.db,
    employer,
    batch.map(([id]) => id),
  );
  const missing = batch.filter(([id]) => !existing.has(id)).map(([, draft]) => draft);
  const created = await createJobs(ctx, change, target, missing);
  const links = batch.flatMap(([id, draft]) => {
    const jobId = created.get(id)?.id ?? existing.get(id);
    return jobId === undefined ? [] : [{ posting_id: id, job_id: jobId, posting_hash: hashDraft(draft) }];
  });
  const linked = await insertPostings(change.db, key, links);
  for (const [id, { title }] of batch) {
    if (!linked.has(id)) failures.push({ title, row: null, reason: 'already_imported' });
    else if (created.has(id)) counts.created += 1;
    else counts.same += 1;
    createdIds.add(id);
  }
}

async function updateKnown(
  ctx: Context,
  change: Write,
  { key, target }: Source,
  { batch, known }: { readonly batch: readonly Entry[]; readonly known: ReadonlyMap<string, Posting> },
  { counts }: Progress,
): Promise<void> {
  const read = batch.flatMap(([id, draft]) => {
    const posting = known.get(id);
    return posting ? [{ posting, draft, hash: hashDraft(draft) }] : [];
  });
  const differing = read.filter(({ posting, hash }) => posting.posting_hash !== hash).map(({ draft }) => draft);
  const content = await buildContent(ctx, change, target, differing);
  const updated = await updateUneditedJobs(
    change.db,
    key,
    content.map(({ draft: _draft, ...columns }) => columns),
  );
  await updatePostings(
    change.db,
    key,
    read.map(({ posting, hash }) => ({ posting_id: posting.posting_id, posting_hash: hash })),
  );
  counts.changed += updated.size;
  counts.kept += differing.length - updated.size;
  counts.same += read.length - differing.length;
  const { tenantId, organisationId } = target;
  for (const id of updated.values()) {
    await queueWebhooks(ctx, change, { event: 'job.updated', organisationId, data: { job_id: id } });
    change.emit({ kind: 'job_changed', tenantId, id });
  }
  for (const { posting } of read) {
    if (posting.is_closed && (await reopenRemovedJob(ctx, change, posting.job_id))) counts.reopened += 1;
  }
}

/** Of what becomes the job: some sources give a posting another day at every request. */
function hashDraft(draft: JobDraft): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...draft, postedOn: null }))
    .digest('hex');
}
