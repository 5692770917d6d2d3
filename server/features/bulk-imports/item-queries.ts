import { sql } from 'kysely';
import type { ImportCounts } from '#domain/features/bulk-imports/import-record.ts';
import type { ItemDecision, ItemOutcome, ItemState } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ImportKey } from './queries.ts';

export interface NewItem {
  readonly name: string;
  /** Null for a file. */
  readonly rowNumber?: number | null;
  readonly sha256?: string | null;
  readonly storageKey?: string | null;
  readonly byteSize?: number | null;
  readonly mediaType?: string;
  readonly state?: ItemState;
  readonly outcome?: ItemOutcome | null;
  readonly reason?: string | null;
  readonly fields?: object;
  readonly duplicates?: readonly object[];
}

/** Items of one statement: building a larger one lets other requests wait for longer than 50 ms. */
export const maxInsertedItems = 200;

/**
 * Appends items in their order; a file that was sent before is left out. The caller holds the lock of the import, so that
 * positions do not collide.
 */
export async function insertItems(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  items: readonly NewItem[],
): Promise<{ id: number; name: string; sha256: string | null }[]> {
  if (items.length === 0) return [];
  const last = await findLastPosition(db, { tenantId, id });
  return db
    .insertInto('bulk_import_items')
    .values(
      items.map((item, index) => ({
        tenant_id: tenantId,
        import_id: id,
        position: last + index + 1,
        name: item.name.slice(0, 255),
        row_number: item.rowNumber ?? null,
        sha256: item.sha256 ?? null,
        storage_key: item.storageKey ?? null,
        byte_size: item.byteSize ?? null,
        media_type: item.mediaType ?? '',
        state: item.state ?? 'waiting',
        outcome: item.outcome ?? null,
        reason: item.reason ?? null,
        fields: JSON.stringify(item.fields ?? {}),
        duplicates: JSON.stringify(item.duplicates ?? []),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'sha256'])
    .execute();
}

async function findLastPosition(db: DbTransaction, { tenantId, id }: ImportKey): Promise<number> {
  const row = await db
    .selectFrom('bulk_import_items')
    .select((select) => select.fn.max('position').as('last'))
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id)
    .executeTakeFirst();
  return row?.last ?? 0;
}

interface ItemFilter {
  readonly states?: readonly ItemState[];
  readonly outcomes?: readonly ItemOutcome[];
  /** Only items at a later position. */
  readonly after?: number;
  readonly size: number;
}

/** Items in their order. */
export function findItems(db: Db, { tenantId, id }: ImportKey, filter: ItemFilter) {
  let query = db
    .selectFrom('bulk_import_items')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id);
  if (filter.states) query = query.where('state', 'in', filter.states);
  if (filter.outcomes) query = query.where('outcome', 'in', filter.outcomes);
  if (filter.after !== undefined) query = query.where('position', '>', filter.after);
  return query.orderBy('position').limit(filter.size).execute();
}

/** What items at a later position that were read hold of their person, without the rest of the file. */
export function findReadPeople(
  db: Db,
  { tenantId, id }: ImportKey,
  { after, size }: { readonly after: number; readonly size: number },
) {
  return db
    .selectFrom('bulk_import_items')
    .select(['id', 'position', 'sha256'])
    .select(sql<object>`jsonb_build_object('person', fields->'person')`.as('fields'))
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id)
    .where('state', '=', 'read')
    .where('outcome', 'in', ['new', 'existing'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(size)
    .execute();
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];

export interface ItemChange {
  readonly state?: ItemState;
  readonly outcome?: ItemOutcome;
  readonly reason?: string | null;
  readonly decision?: ItemDecision | null;
  readonly name?: string;
  readonly fields?: object;
  readonly duplicates?: readonly object[];
  readonly created?: object;
  readonly kept_reason?: string | null;
  readonly storage_key?: null;
  readonly media_type?: string;
}

/** Changes an item that is still in the state `from`. Returns false if it is not, so that work is never done twice. */
export async function updateItem(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  from: ItemState,
  change: ItemChange,
): Promise<boolean> {
  const { fields, duplicates, created, ...columns } = change;
  const { numUpdatedRows } = await db
    .updateTable('bulk_import_items')
    .set({
      ...columns,
      ...(fields === undefined ? {} : { fields: JSON.stringify(fields) }),
      ...(duplicates === undefined ? {} : { duplicates: JSON.stringify(duplicates) }),
      ...(created === undefined ? {} : { created: JSON.stringify(created) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an item that is replaced by others, such as a file by its rows. Returns false if it is not in the state. */
export async function deleteItem(db: DbTransaction, { tenantId, id }: ImportKey, from: ItemState): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bulk_import_items')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findItem(db: Db, { tenantId, id: importId }: ImportKey, id: number): Promise<ItemRow | undefined> {
  return db
    .selectFrom('bulk_import_items')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteItems(db: DbTransaction, { tenantId, id }: ImportKey): Promise<void> {
  await db.deleteFrom('bulk_import_items').where('tenant_id', '=', tenantId).where('import_id', '=', id).execute();
}

/** The keys of the stored files that belong to no record yet. */
export async function findStorageKeys(db: Db, { tenantId, id }: ImportKey): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_import_items')
    .select('storage_key')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id)
    .where('storage_key', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.storage_key ?? []);
}

/** The numbers of items of several imports, by group. */
export async function countItems(
  db: Db,
  tenantId: number,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, ImportCounts>> {
  const { rows } = await sql<ImportCounts & { import_id: number }>`
    select import_id, count(*) as total,
      count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'read') as read,
      count(*) filter (where state <> 'undone' and outcome = 'new') as new,
      count(*) filter (where state <> 'undone' and outcome = 'existing') as existing,
      count(*) filter (where state <> 'undone' and outcome = 'skipped') as skipped,
      count(*) filter (where state <> 'undone' and outcome = 'failed') as failed,
      count(*) filter (where state = 'undone') as undone
    from bulk_import_items where tenant_id = ${tenantId} and import_id = any(${[...importIds]}::bigint[])
    group by import_id`.execute(db);
  return new Map(rows.map(({ import_id: id, ...counts }) => [id, counts]));
}

export const noItems: ImportCounts = {
  total: 0,
  waiting: 0,
  read: 0,
  new: 0,
  existing: 0,
  skipped: 0,
  failed: 0,
  undone: 0,
};
