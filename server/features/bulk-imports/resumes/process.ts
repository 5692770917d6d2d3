import { setTimeout as delay } from 'node:timers/promises';
import type { ImportCounts } from '#domain/features/bulk-imports/import-record.ts';
import { type ImportState, isAllowedImportMove } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { isDataError } from '#server/features/bulk-imports/data-error.ts';
import { findItems, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { type LockedImport, lockImportById, updateImport } from '#server/features/bulk-imports/queries.ts';
import { finishImport, runImportTask, toKey } from '#server/features/bulk-imports/task.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { expandPeopleFile } from './expand-file.ts';
import { importItem } from './import-item.ts';
import { discardBytes } from './people-queries.ts';
import { isPeopleFile } from './people-rows.ts';
import { readItem } from './read-item.ts';
import { addSeenItem, createSeenItems, loadSeenItems, type SeenItems } from './seen-items.ts';

const checkIntervalMs = 1000;
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
export function runDueImports(services: Services, signal?: AbortSignal): Promise<void> {
  const seenOf = new Map<string, SeenItems>();
  const work = async (ctx: Context, due: LockedImport) => {
    const seen = seenOf.get(due.token) ?? createSeenItems();
    seenOf.set(due.token, seen);
    await (due.state === 'importing' ? importBatch(ctx, due, signal) : readBatch(ctx, due, seen, signal));
    return undefined;
  };
  return runImportTask(services, { kind: 'resumes', states: workStates, claimMs, work }, signal);
}

async function readBatch(
  ctx: Context,
  due: LockedImport,
  seen: SeenItems,
  signal: AbortSignal | undefined,
): Promise<void> {
  const items = await findItems(ctx.db, toKey(due), { states: ['waiting'], size: batchSize });
  if (items.length === 0) return finishReading(ctx, due);
  await loadSeenItems(ctx, due, seen);
  for (const item of items) {
    if (signal?.aborted) return;
    if (item.row_number === null && isPeopleFile(item.name)) await expandPeopleFile(ctx, due, item);
    else await readOne(ctx, due, item, seen);
  }
}

async function readOne(ctx: Context, due: LockedImport, item: ItemRow, seen: SeenItems): Promise<void> {
  const change = await retryWhileFull(() => readItem(ctx, due, item, seen.index));
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
  addSeenItem(seen, item, isSkipped ? undefined : change.fields);
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
  if (items.length === 0) return finishImport(ctx, due, ending);
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

const ending = {
  kind: 'resumes',
  action: 'resume_import.finish',
  notification: 'resumes_imported',
  summarize: ({ new: created, existing, skipped }: ImportCounts) => ({ created, existing, skipped }),
} as const;
