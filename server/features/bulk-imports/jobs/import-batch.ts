import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { requestJobApproval } from '#server/features/approvals/service.ts';
import { findItems, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { type LockedImport, lockImportById } from '#server/features/bulk-imports/queries.ts';
import { resolveJobDraft } from '#server/features/imports/service.ts';
import { ensureTermIdsByLabel } from '#server/features/terms/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import {
  findEmployer,
  findPersonName,
  finishItems,
  insertImportedJobs,
  insertJobHistory,
  type NewImportedJob,
} from './job-queries.ts';
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
    const created = await createJobs(
      ctx,
      change,
      current,
      items.filter((item) => item.outcome === 'new'),
    );
    for (const item of items) {
      if (item.outcome !== 'new') continue;
      const job = created.get(item.id);
      const result = job
        ? { created: { job_id: job.id, version: job.version } }
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

interface CreatedRow {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

/** The created job of each item; a posting that another import created since has none. */
async function createJobs(
  ctx: Context,
  change: Write,
  due: LockedImport,
  items: readonly ItemRow[],
): Promise<Map<number, CreatedRow>> {
  const rows = await buildRows(ctx, change, due, items);
  const inserted = await insertImportedJobs(change.db, [...rows.values()]);
  const author = { tenantId: due.tenant_id, userId: due.user_id, now: ctx.clock() };
  await insertJobHistory(change.db, author, inserted);
  const bySource = new Map(inserted.map((job) => [job.source_id, job]));
  const created = new Map<number, CreatedRow>();
  for (const [itemId, row] of rows) {
    const job = bySource.get(row.source_id);
    if (job) created.set(itemId, job);
  }
  await announceJobs(ctx, change, due, { inserted, rows: [...rows.values()] });
  return created;
}

async function buildRows(
  ctx: Context,
  change: Write,
  due: LockedImport,
  items: readonly ItemRow[],
): Promise<Map<number, NewImportedJob>> {
  const employer = await findEmployer(change.db, { tenantId: due.tenant_id, id: due.organisation_id ?? 0 });
  const drafts = items.flatMap((item) => {
    const { draft } = parseItemFields(item.fields);
    return draft ? [{ itemId: item.id, resolved: resolveJobDraft(ctx, draft) }] : [];
  });
  const labels = drafts.flatMap(({ resolved: { title } }) => ('label' in title ? [title.label] : []));
  const titles = await ensureTermIdsByLabel(ctx, change, 'title', labels);
  const { publish, needsApproval } = parseSettings(due.settings);
  const now = ctx.clock();
  return new Map(
    drafts.map(({ itemId, resolved }) => {
      const { draft, title, columns, sourceId } = resolved;
      const isPublished = publish === 'publish' && needsApproval !== true && !isPastClosing(draft.closesOn, now);
      const titleId = 'id' in title ? title.id : titles.get(title.label);
      const row: NewImportedJob = {
        ...columns,
        source_id: sourceId,
        // What a job stores is the employer of the import, whatever the file calls it.
        company: employer?.name ?? draft.company,
        tenant_id: due.tenant_id,
        organisation_id: due.organisation_id ?? 0,
        created_by: due.user_id,
        title_ids: titleId === undefined ? [] : [titleId],
        closes_on: draft.closesOn,
        status: isPublished ? 'active' : 'draft',
        published_at: isPublished ? now : null,
        updated_at: now,
      };
      return [itemId, row] as const;
    }),
  );
}

interface Created {
  readonly inserted: readonly (CreatedRow & { readonly source_id: string })[];
  readonly rows: readonly NewImportedJob[];
}

/** Announces the new jobs, and asks for approval if the tenant requires it. */
async function announceJobs(ctx: Context, change: Write, due: LockedImport, { inserted, rows }: Created) {
  const { publish, needsApproval } = parseSettings(due.settings);
  const isForApproval = publish === 'publish' && needsApproval === true;
  const fullName = isForApproval ? await findPersonName(change.db, due.tenant_id, due.user_id) : '';
  const bySource = new Map(rows.map((row) => [row.source_id, row]));
  const organisationId = due.organisation_id ?? 0;
  for (const job of inserted) {
    const { title = '', company = '' } = bySource.get(job.source_id) ?? {};
    if (isForApproval) {
      const draft = { id: job.id, title, company, organisationId };
      await requestJobApproval(ctx, change, draft, { userId: due.user_id, fullName });
    }
    await queueWebhooks(ctx, change, { event: 'job.created', organisationId, data: { job_id: job.id } });
    change.emit({ kind: 'job_changed', tenantId: due.tenant_id, id: job.id });
  }
}
