import type { ImportCounts } from '#domain/features/bulk-imports/import-record.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { isDataError } from '#server/features/bulk-imports/data-error.ts';
import { findItems, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import type { LockedImport } from '#server/features/bulk-imports/queries.ts';
import { finishImport, runImportTask, toKey } from '#server/features/bulk-imports/task.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { importBatch } from './import-batch.ts';
import { readImport } from './read-import.ts';

const checkIntervalMs = 1000;
const claimMs = 60_000;
const batchSize = 20;

/** Reads and imports files of jobs in the background, a batch at a time. */
export function startJobImportTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'job imports' }, (signal) =>
    runDueJobImports(services, signal),
  );
}

/** Works on all imports that wait for it; imports take turns, a batch each. */
export function runDueJobImports(services: Services, signal?: AbortSignal): Promise<void> {
  const work = (ctx: Context, due: LockedImport) =>
    due.state === 'reading' ? tryReading(ctx, due) : runBatch(ctx, due);
  return runImportTask(services, { kind: 'jobs', states: ['reading', 'importing'], claimMs, work }, signal);
}

/** The next run tries again while the readers of documents are busy. */
async function tryReading(ctx: Context, due: LockedImport): Promise<'busy' | undefined> {
  try {
    await readImport(ctx, due);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'reading_queue_full') return 'busy';
    throw error;
  }
}

async function runBatch(ctx: Context, due: LockedImport): Promise<undefined> {
  try {
    if ((await importBatch(ctx, due, batchSize)) === 0) await finishImport(ctx, due, ending);
  } catch (error) {
    if (!isDataError(error)) throw error;
    await importSingly(ctx, due);
  }
  return undefined;
}

/** A value that the database does not store fails only its own row. */
async function importSingly(ctx: Context, due: LockedImport): Promise<void> {
  for (let count = 0; count < batchSize; count += 1) {
    try {
      if ((await importBatch(ctx, due, 1)) === 0) return;
    } catch (error) {
      if (!isDataError(error)) throw error;
      const [item] = await findItems(ctx.db, toKey(due), { states: ['read'], size: 1 });
      const change = { state: 'done', outcome: 'failed', reason: 'value_not_stored' } as const;
      if (item) await write(ctx, ({ db }) => updateItem(db, { ...toKey(due), id: item.id }, 'read', change));
    }
  }
}

const ending = {
  kind: 'jobs',
  action: 'job_import.finish',
  notification: 'jobs_imported',
  summarize: ({ new: created, failed }: ImportCounts) => ({ created, failed }),
} as const;
