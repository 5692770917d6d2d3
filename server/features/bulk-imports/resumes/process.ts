import { setTimeout as delay } from 'node:timers/promises';
import { type ImportState, isAllowedImportMove, undoDays } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Candidate } from '#domain/features/bulk-imports/resumes/review.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import {
  countItems,
  findItems,
  type ItemRow,
  noItems,
  updateItem,
} from '#server/features/bulk-imports/item-queries.ts';
import { claimImport, type LockedImport, lockImportById, updateImport } from '#server/features/bulk-imports/queries.ts';
import { notify } from '#server/features/notifications/service.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { expandPeopleFile } from './expand-file.ts';
import { importItem } from './import-item.ts';
import { discardBytes } from './people-queries.ts';
import { isPeopleFile } from './people-rows.ts';
import { readItem, toCandidate } from './read-item.ts';

const checkIntervalMs = 1000;
/** Longer than a batch takes. After a crash, another process continues when the claim has ended. */
const claimMs = 30_000;
const batchSize = 20;
const workStates: readonly ImportState[] = ['uploading', 'reading', 'importing'];

/** Reads and imports résumés in the background, a batch at a time. */
export function startResumeImportTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'résumé imports' }, (signal) =>
    runDueImports(services, signal),
  );
}

/** Works on all imports that wait for it; imports take turns, a batch each. */
export async function runDueImports(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const until = new Date(now.getTime() + claimMs);
    const due = await write(systemContext(services, 0, 'imports'), ({ db }) =>
      claimImport(db, 'resumes', workStates, { now, until }),
    );
    if (!due) return;
    const ctx = systemContext(services, due.tenant_id, 'imports');
    await (due.state === 'importing' ? importBatch(ctx, due, signal) : readBatch(ctx, due, signal));
    await write(ctx, ({ db }) => updateImport(db, toKey(due), { claimed_until: null }, ctx.clock()));
  }
}

function toKey(due: LockedImport) {
  return { tenantId: due.tenant_id, id: due.id };
}

async function readBatch(ctx: Context, due: LockedImport, signal: AbortSignal | undefined): Promise<void> {
  const items = await findItems(ctx.db, toKey(due), { states: ['waiting'], size: batchSize });
  if (items.length === 0) return finishReading(ctx, due);
  const seen = await findSeen(ctx, due);
  for (const item of items) {
    if (signal?.aborted) return;
    if (item.row_number === null && isPeopleFile(item.name)) await expandPeopleFile(ctx, due, item);
    else await readOne(ctx, due, item, seen);
  }
}

/** The items of the import that were read before, as candidates. */
async function findSeen(ctx: Context, due: LockedImport): Promise<Candidate[]> {
  const read = await findItems(ctx.db, toKey(due), { states: ['read'], outcomes: ['new', 'existing'], size: 10_000 });
  return read.flatMap((item) => toCandidate(item, item.fields) ?? []);
}

async function readOne(ctx: Context, due: LockedImport, item: ItemRow, seen: Candidate[]): Promise<void> {
  const change = await retryWhileFull(() => readItem(ctx, due, item, seen));
  const isSkipped = change.outcome === 'skipped';
  const store = (fields: typeof change) =>
    write(ctx, async ({ db }) => {
      const isStored = await updateItem(db, { tenantId: due.tenant_id, id: item.id }, 'waiting', fields);
      if (isStored && isSkipped && item.storage_key) await discardBytes(db, due.tenant_id, [item.storage_key]);
    });
  try {
    await store(isSkipped ? { ...change, storage_key: null } : change);
  } catch (error) {
    // Such as a character that the database does not store: the file is at fault, and must not stop the others.
    if (!isDataError(error)) throw error;
    return store({ state: 'read', outcome: 'skipped', reason: 'file_broken' });
  }
  const candidate = isSkipped ? null : toCandidate(item, change.fields);
  if (candidate) seen.push(candidate);
}

async function retryWhileFull<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'reading_queue_full') throw error;
      await delay(checkIntervalMs);
    }
  }
}

function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Moves to the review when all files were sent and read. */
async function finishReading(ctx: Context, due: LockedImport): Promise<void> {
  await write(ctx, async ({ db }) => {
    const current = await lockImportById(db, toKey(due));
    if (current?.state !== 'reading' || !isAllowedImportMove(current.state, 'review')) return;
    await updateImport(db, toKey(due), { state: 'review' }, ctx.clock());
  });
}

async function importBatch(ctx: Context, due: LockedImport, signal: AbortSignal | undefined): Promise<void> {
  const items = await findItems(ctx.db, toKey(due), { states: ['read'], size: batchSize });
  if (items.length === 0) return finishImport(ctx, due);
  for (const item of items) {
    if (signal?.aborted) return;
    await importOne(ctx, due, item);
  }
}

async function importOne(ctx: Context, due: LockedImport, item: ItemRow): Promise<void> {
  try {
    await importItem(ctx, due, item);
  } catch (error) {
    if (!isDataError(error)) throw error;
    const change = { state: 'done', outcome: 'skipped', reason: 'file_broken' } as const;
    await write(ctx, ({ db }) => updateItem(db, { tenantId: due.tenant_id, id: item.id }, 'read', change));
  }
}

async function finishImport(ctx: Context, due: LockedImport): Promise<void> {
  await write(ctx, async (change) => {
    const current = await lockImportById(change.db, toKey(due));
    if (current?.state !== 'importing') return;
    const now = ctx.clock();
    const end = { state: 'done' as const, finished_at: now, undo_until: addDays(now, undoDays) };
    await updateImport(change.db, toKey(due), end, now);
    const counts = (await countItems(change.db, due.tenant_id, [due.id])).get(due.id) ?? noItems;
    const { new: created, existing, skipped } = counts;
    await change.audit({
      action: 'resume_import.finish',
      subject: ['bulk_import', due.id],
      actorId: due.user_id,
      detail: { created, existing, skipped },
    });
    await notify(change, {
      tenantId: due.tenant_id,
      userId: due.user_id,
      kind: 'resumes_imported',
      values: { created: String(created), existing: String(existing), skipped: String(skipped) },
      subject: { upload: due.token, kind: 'resumes' },
    });
  });
}
