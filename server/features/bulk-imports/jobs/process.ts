import { undoDays } from '#domain/features/bulk-imports/lifecycle.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { countItems, findItems, noItems, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { claimImport, type LockedImport, lockImportById, updateImport } from '#server/features/bulk-imports/queries.ts';
import { notify } from '#server/features/notifications/service.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { isDataError } from './data-error.ts';
import { importBatch } from './import-batch.ts';
import { readImport } from './read-import.ts';

const checkIntervalMs = 1000;
/** After a crash, another process continues when the claim has ended. */
const claimMs = 60_000;
const batchSize = 50;

/** Reads and imports files of jobs in the background, a batch at a time. */
export function startJobImportTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'job imports' }, (signal) =>
    runDueJobImports(services, signal),
  );
}

/** Works on all imports that wait for it; imports take turns, a batch each. */
export async function runDueJobImports(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const until = new Date(now.getTime() + claimMs);
    const due = await write(systemContext(services, 0, 'imports'), ({ db }) =>
      claimImport(db, 'jobs', ['reading', 'importing'], { now, until }),
    );
    if (!due) return;
    const ctx = systemContext(services, due.tenant_id, 'imports');
    const isBusy = await (due.state === 'reading' ? tryReading(ctx, due) : runBatch(ctx, due));
    await write(ctx, ({ db }) => updateImport(db, toKey(due), { claimed_until: null }, ctx.clock()));
    if (isBusy) return;
  }
}

function toKey(due: LockedImport) {
  return { tenantId: due.tenant_id, id: due.id };
}

/** Returns whether the readers of documents are busy; the next run tries again. */
async function tryReading(ctx: Context, due: LockedImport): Promise<boolean> {
  try {
    await readImport(ctx, due);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'reading_queue_full') return true;
    throw error;
  }
}

async function runBatch(ctx: Context, due: LockedImport): Promise<false> {
  try {
    if ((await importBatch(ctx, due, batchSize)) === 0) await finishImport(ctx, due);
  } catch (error) {
    if (!isDataError(error)) throw error;
    await importSingly(ctx, due);
  }
  return false;
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

async function finishImport(ctx: Context, due: LockedImport): Promise<void> {
  await write(ctx, async (change) => {
    const current = await lockImportById(change.db, toKey(due));
    if (current?.state !== 'importing') return;
    const now = ctx.clock();
    const end = { state: 'done' as const, finished_at: now, undo_until: addDays(now, undoDays) };
    await updateImport(change.db, toKey(due), end, now);
    const counts = (await countItems(change.db, due.tenant_id, [due.id])).get(due.id) ?? noItems;
    const { new: created, failed } = counts;
    await change.audit({
      action: 'job_import.finish',
      subject: ['bulk_import', due.id],
      actorId: due.user_id,
      detail: { created, failed },
    });
    await notify(change, {
      tenantId: due.tenant_id,
      userId: due.user_id,
      kind: 'jobs_imported',
      values: { created: String(created), failed: String(failed) },
      subject: { upload: due.token, kind: 'jobs' },
    });
  });
}
