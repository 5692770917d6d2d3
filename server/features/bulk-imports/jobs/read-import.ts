import type { JobFailure } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { isAllowedImportMove } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import {
  deleteItems,
  insertItems,
  maxInsertedItems,
  type NewItem,
} from '#server/features/bulk-imports/item-queries.ts';
import { type LockedImport, lockImportById, updateImport } from '#server/features/bulk-imports/queries.ts';
import { getPostingId } from '#server/features/imports/service.ts';
import { findKnownPostings, findMapping } from './job-queries.ts';
import { type ReadColumns, type ReadJob, readJobFile } from './read-file.ts';
import { type JobImportSettings, parseSettings, toColumnMap } from './settings.ts';

/**
 * Reads the file of an import and moves it to the review, in one transaction: after a crash, the file is read again.
 */
export async function readImport(ctx: Context, due: LockedImport): Promise<void> {
  const key = { tenantId: due.tenant_id, id: due.id };
  const { items, columns } = await readItems(ctx, due);
  await write(ctx, async ({ db }) => {
    const current = await lockImportById(db, key);
    if (current?.state !== 'reading' || !isAllowedImportMove(current.state, 'review')) return;
    await deleteItems(db, key);
    for (let start = 0; start < items.length; start += maxInsertedItems) {
      await insertItems(db, key, items.slice(start, start + maxInsertedItems));
    }
    const settings: JobImportSettings = {
      ...parseSettings(current.settings),
      ...(columns ? { columns: columns.columns, mapping: Object.fromEntries(columns.guess) } : {}),
    };
    await updateImport(db, key, { state: 'review', settings }, ctx.clock());
  });
}

async function readItems(ctx: Context, due: LockedImport): Promise<{ items: NewItem[]; columns?: ReadColumns }> {
  const employer = { tenantId: due.tenant_id, id: due.organisation_id ?? 0 };
  const { mapping, isMapped } = parseSettings(due.settings);
  let columns: ReadColumns | undefined;
  const rows: ReadJob[] = [];
  const reading = readJobFile({
    name: due.file_name,
    bytes: await ctx.files.get(due.storage_key ?? ''),
    account: `${due.tenant_id}:import:${due.id}`,
    findMapping: async (names) => {
      const found = isMapped ? mapping : await findMapping(ctx.db, employer, names);
      return found && toColumnMap(found);
    },
    onColumns: (found) => {
      columns = found;
    },
  });
  for await (const row of reading) rows.push(row);
  const known = await findKnownPostings(
    ctx.db,
    employer,
    rows.flatMap((row) => getId(row) ?? []),
  );
  return { items: toItems(rows, known), ...(columns ? { columns } : {}) };
}

function getId(row: ReadJob): string | null {
  return 'draft' in row ? getPostingId(row.draft) : null;
}

function toItems(rows: readonly ReadJob[], known: ReadonlyMap<string, number>): NewItem[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (!('draft' in row)) return failedItem(row, row.title, row.reason);
    const id = getPostingId(row.draft);
    if (known.has(id)) return failedItem(row, row.draft.title, 'already_imported', known.get(id));
    if (seen.has(id)) return failedItem(row, row.draft.title, 'repeated');
    seen.add(id);
    const fields = { file: row.file, draft: row.draft };
    return { name: row.draft.title, rowNumber: row.row, state: 'read', outcome: 'new', fields };
  });
}

function failedItem({ file, row }: ReadJob, title: string, reason: JobFailure, existingId?: number): NewItem {
  const duplicates = existingId === undefined ? [] : [{ job_id: existingId }];
  const fields = { file };
  return { name: title, rowNumber: row, state: 'read', outcome: 'failed', reason, fields, duplicates };
}
