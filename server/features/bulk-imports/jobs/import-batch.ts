import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findItems, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { type LockedImport, lockImportById } from '#server/features/bulk-imports/queries.ts';
import { getPostingId } from '#server/features/imports/service.ts';
import { createJobs, type JobTarget } from './create-jobs.ts';
import { finishItems } from './job-queries.ts';
import { parseItemFields, parseSettings } from './settings.ts';

/**
 * Creates the jobs of the next items, in one transaction: a crash leaves all of them read or all done.
 * Returns how many items it finished.
 */
export function importBatch(ctx: Context, due: LockedImport, size: number): Promise<number> {
  const key = { tenantId: due.tenant_id, id: due.id };
  return write(ctx, async (change) => {
    const current = await lockImportById(change.db, key);
    if (current?.state !== 'importing') return 0;
    const items = await findItems(change.db, key, { states: ['read'], size });
    const drafts = items.flatMap((item) => getNewDraft(item) ?? []);
    const created = await createJobs(ctx, change, toTarget(current), drafts);
    for (const item of items) {
      if (item.outcome !== 'new') continue;
      const draft = getNewDraft(item);
      const job = draft && created.get(getPostingId(draft));
      const result = job
        ? { created: { job_id: job.id, version: job.version }, reason: job.draftReason }
        : ({ outcome: 'failed', reason: 'already_imported' } as const);
      await updateItem(change.db, { tenantId: due.tenant_id, id: item.id }, 'read', { ...result, state: 'done' });
    }
    await finishItems(
      change.db,
      due.tenant_id,
      items.filter((item) => item.outcome !== 'new').map(({ id }) => id),
    );
    return items.length;
  });
}

function getNewDraft({ outcome, fields }: ItemRow) {
  return outcome === 'new' ? parseItemFields(fields).draft : undefined;
}

function toTarget(due: LockedImport): JobTarget {
  const { publish = 'draft', needsApproval = false } = parseSettings(due.settings);
  return {
    tenantId: due.tenant_id,
    organisationId: due.organisation_id ?? 0,
    userId: due.user_id,
    publish,
    needsApproval,
  };
}
