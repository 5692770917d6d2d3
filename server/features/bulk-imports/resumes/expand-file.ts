import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import {
  deleteItem,
  type ItemRow,
  insertItems,
  maxInsertedItems,
  updateItem,
} from '#server/features/bulk-imports/item-queries.ts';
import { type LockedImport, lockImportById } from '#server/features/bulk-imports/queries.ts';
import { discardBytes } from './people-queries.ts';
import { readPeopleRows } from './people-rows.ts';

/** Replaces a CSV file of people by its rows, in one transaction, so that after a crash there is the file or all its rows. */
export async function expandPeopleFile(ctx: Context, due: LockedImport, item: ItemRow): Promise<void> {
  const { tenant_id: tenantId, id } = due;
  const storageKey = item.storage_key;
  const reading = storageKey
    ? await readPeopleRows(await ctx.files.get(storageKey), item.name)
    : ({ ok: false, reason: 'file_broken' } as const);
  await write(ctx, async ({ db }) => {
    await lockImportById(db, { tenantId, id });
    const key = { tenantId, id: item.id };
    if (!reading.ok) {
      const change = { state: 'read', outcome: 'skipped', reason: reading.reason, storage_key: null } as const;
      if (!(await updateItem(db, key, 'waiting', change))) return;
    } else {
      if (!(await deleteItem(db, key, 'waiting'))) return;
      for (let start = 0; start < reading.items.length; start += maxInsertedItems) {
        await insertItems(db, { tenantId, id }, reading.items.slice(start, start + maxInsertedItems));
      }
    }
    if (storageKey) await discardBytes(db, tenantId, [storageKey]);
  });
}
