import type { JobImport } from '#domain/features/bulk-imports/jobs/contract.ts';
import type { JobKeptReason } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { canUndo, type ImportState } from '#domain/features/bulk-imports/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findItems, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { lockImport, updateImport } from '#server/features/bulk-imports/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { getOwner, present } from './imports.ts';
import { deleteJob, lockJobUse } from './job-queries.ts';
import { parseCreated } from './settings.ts';

const maxItems = 20_000;

/** Removes the jobs of an import in one transaction. A job that was used since is kept, with the reason. */
export function undoImport(ctx: SignedInContext, token: string): Promise<JobImport> {
  return write(ctx, async (change) => {
    const row = (await lockImport(change.db, getOwner(ctx), 'jobs', token)) ?? refuse('not_found');
    const now = ctx.clock();
    if (!canUndo({ state: row.state as ImportState, undoUntil: row.undo_until }, now)) refuse('conflict');
    const key = { tenantId: row.tenant_id, id: row.id };
    const counts = { removed: 0, kept: 0 };
    const items = await findItems(change.db, key, { states: ['done'], outcomes: ['new'], size: maxItems });
    for (const item of items) {
      if (await undoItem(change, item)) counts.removed += 1;
      else counts.kept += 1;
    }
    await updateImport(change.db, key, { state: 'undone', undo_counts: counts }, now);
    await change.audit({ action: 'job_import.undo', subject: ['bulk_import', row.id], detail: counts });
    return present(ctx, change, token);
  });
}

/** Returns false if the job is kept. */
async function undoItem(change: Write, item: ItemRow): Promise<boolean> {
  const { tenant_id: tenantId, id } = item;
  const { job_id: jobId = 0, version } = parseCreated(item.created);
  const use = await lockJobUse(change.db, tenantId, jobId);
  const reason = use ? findKeptReason(use, version) : null;
  if (reason) {
    await updateItem(change.db, { tenantId, id }, 'done', { kept_reason: reason });
    return false;
  }
  if (use) {
    await deleteJob(change.db, tenantId, jobId);
    change.emit({ kind: 'job_changed', tenantId, id: jobId });
  }
  await updateItem(change.db, { tenantId, id }, 'done', { state: 'undone', created: {} });
  return true;
}

type Use = NonNullable<Awaited<ReturnType<typeof lockJobUse>>>;

function findKeptReason(use: Use, version: number | undefined): JobKeptReason | null {
  if (use.applications) return 'applications';
  if (use.version !== version) return 'edited';
  if (use.team > 1) return 'team';
  return use.is_saved ? 'saved' : null;
}
