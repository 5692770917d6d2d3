import type { RunCounts } from '#domain/features/bulk-imports/sources/contract.ts';
import type { SourceError } from '#domain/features/bulk-imports/sources/errors.ts';
import { absencesBeforeClosing, isTooSmall } from '#domain/features/bulk-imports/sources/missing-jobs.ts';
import { type Frequency, failuresBeforeNotice, getNextFetch } from '#domain/features/bulk-imports/sources/schedule.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import type { ImportKey } from '#server/features/bulk-imports/queries.ts';
import { closeRemovedJob } from '#server/features/jobs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { type Progress, startProgress } from './apply-postings.ts';
import type { FetchedSource, ReadSource } from './fetch-source.ts';
import { addAbsences, findOpenPostings, markClosed, type OpenPosting } from './posting-queries.ts';
import { type DueSource, insertRun, lockDueSource, updateSource } from './queries.ts';

/** Failures of postings that a run stores. */
const maxStoredFailures = 50;

interface Run {
  readonly key: ImportKey;
  readonly startedAt: Date;
}

/** Records a fetch that failed: the next one waits longer, and the owner is notified once. */
export async function finishFailed(
  ctx: Context,
  { key, startedAt }: Run,
  { error, httpStatus }: { readonly error: SourceError; readonly httpStatus: number | null },
): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockDueSource(change.db, key);
    if (!row) return;
    const now = ctx.clock();
    const failureCount = row.failure_count + 1;
    const { counts } = startProgress();
    const times = { startedAt, finishedAt: now };
    await insertRun(change.db, key, { ...times, outcome: 'failed', error, httpStatus, counts, failures: [] });
    await updateSource(change.db, key, {
      failure_count: failureCount,
      next_run_at: getNextFetch(row.frequency as Frequency, failureCount, now),
      claimed_until: null,
    });
    if (failureCount === failuresBeforeNotice) await notifyOwner(change, row, 'job_source_failing', {});
  });
}

/** Counts and closes what is missing, and records the fetch. */
export async function finishApplied(
  ctx: Context,
  { key, startedAt }: Run,
  fetched: Exclude<FetchedSource, { readonly error: SourceError }>,
  progress: Progress,
): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockDueSource(change.db, key);
    if (!row) return;
    const read = 'isUnchanged' in fetched ? null : fetched;
    const isAsking = await applyMissing(ctx, change, row, read, progress);
    const now = ctx.clock();
    const { counts, failures } = progress;
    counts.failed = failures.length;
    const hasEffect = counts.created + counts.changed + counts.closed + counts.reopened > 0;
    const outcome = read === null && !hasEffect ? 'unchanged' : 'applied';
    await insertRun(change.db, key, {
      startedAt,
      finishedAt: now,
      outcome: isAsking ? 'asking' : outcome,
      error: null,
      httpStatus: fetched.httpStatus,
      counts,
      failures: failures.slice(0, maxStoredFailures),
    });
    await updateSource(change.db, key, {
      ...getValidators(read, isAsking),
      failure_count: 0,
      next_run_at: getNextFetch(row.frequency as Frequency, 0, now),
      claimed_until: null,
      missing_count: isAsking ? counts.missing : null,
      closes_missing: false,
    });
    await announce(change, row, { isAsking, hasEffect, counts });
  });
}

/** While a question is open, each fetch reads everything. */
function getValidators(read: ReadSource | null, isAsking: boolean) {
  if (isAsking) return { etag: null, last_modified: null };
  return read ? { etag: read.etag, last_modified: read.lastModified } : {};
}

/** Returns whether so many jobs are missing that a person must decide. `read` is null if the source has not changed. */
async function applyMissing(
  ctx: Context,
  change: Write,
  row: DueSource,
  read: ReadSource | null,
  { counts, failures, createdIds }: Progress,
): Promise<boolean> {
  if (read && !read.isWhole) return false;
  const key = { tenantId: row.tenant_id, id: row.id };
  const brokenTitles = new Set(failures.map(({ title }) => title));
  // An unchanged source has the same postings as at the last fetch.
  const isPresent = (posting: OpenPosting) =>
    read ? read.drafts.has(posting.posting_id) || brokenTitles.has(posting.title) : posting.absence_count === 0;
  const open = (await findOpenPostings(change.db, key)).filter((posting) => !createdIds.has(posting.posting_id));
  const missing = open.filter((posting) => !isPresent(posting));
  counts.missing = missing.length;
  await addAbsences(
    change.db,
    key,
    missing.map((posting) => posting.posting_id),
  );
  if (!row.closes_missing && isTooSmall({ open: open.length, missing: missing.length })) return true;
  const closed: string[] = [];
  for (const posting of missing) {
    if (posting.absence_count + 1 < absencesBeforeClosing) continue;
    if (await closeRemovedJob(ctx, change, posting.job_id, row.created_by)) closed.push(posting.posting_id);
  }
  await markClosed(change.db, key, closed);
  counts.closed = closed.length;
  return false;
}

interface Result {
  readonly isAsking: boolean;
  readonly hasEffect: boolean;
  readonly counts: RunCounts;
}

async function announce(change: Write, row: DueSource, { isAsking, hasEffect, counts }: Result): Promise<void> {
  if (hasEffect) {
    const detail = { ...counts };
    const subject = ['job_source', row.id] as const;
    await change.audit({ action: 'job_source.apply', subject, actorId: row.created_by, detail });
  }
  // Asked once, not at every fetch until the answer.
  if (isAsking && row.missing_count === null) {
    await notifyOwner(change, row, 'job_source_shrunk', { missing: String(counts.missing) });
  }
}

async function notifyOwner(
  change: Write,
  row: DueSource,
  kind: 'job_source_failing' | 'job_source_shrunk',
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await notify(change, {
    tenantId: row.tenant_id,
    userId: row.created_by,
    kind,
    values: { address: new URL(row.url).host, ...values },
    subject: { jobSource: row.id },
  });
}
