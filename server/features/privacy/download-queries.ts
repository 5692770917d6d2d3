import { sql } from 'kysely';
import type { ExportFormat } from '#domain/features/exports/contract.ts';
import type { Db } from '#server/db/db.ts';
import type { Owner } from './export-queries.ts';

const columns = [
  ...(['id', 'status', 'done', 'total', 'byte_size', 'created_at', 'expires_at', 'format', 'purpose'] as const),
] as const;

/** Of one's own data, or of what the role may see in the tenant. */
export type ExportKind = 'own' | 'tenant';

export interface WantedExport {
  readonly kind: ExportKind;
  readonly format?: ExportFormat;
  readonly purpose?: string;
}

/** The exports of an account, the latest first. */
export function findExports(db: Db, { tenantId, userId }: Owner, kind: ExportKind) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Queues an export. Returns false if one is queued already. */
export async function insertExport(db: Db, { tenantId, userId }: Owner, wanted: WantedExport): Promise<boolean> {
  const result = await db
    .insertInto('data_exports')
    .values({ tenant_id: tenantId, user_id: userId, ...wanted })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A finished export of the account that has not expired. */
export function findReadyExport(
  db: Db,
  { tenantId, userId }: Owner,
  { id, kind, now }: { readonly id: number; readonly kind: ExportKind; readonly now: Date },
) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'storage_key', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Claims a due export for this process; the claim ends at `until`. */
export function claimExports(db: Db, now: Date, until: Date) {
  return db
    .updateTable('data_exports')
    .set({ tries: sql`tries + 1`, next_try_at: until })
    .where(
      sql<boolean>`(tenant_id, id) in (select tenant_id, id from data_exports
        where status = 'waiting' and next_try_at <= ${now} order by next_try_at limit 1 for update skip locked)`,
    )
    .returning(['tenant_id', 'id', 'user_id', 'tries', 'kind', 'format', 'purpose'])
    .execute();
}

interface ExportKey {
  readonly tenantId: number;
  readonly id: number;
}

export async function setProgress(db: Db, { tenantId, id }: ExportKey, done: number, total: number): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ done, total })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface Finished {
  readonly storageKey: string;
  readonly byteSize: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Returns false if the export is not waiting any more, for example because the account was deleted. */
export async function finishExport(db: Db, { tenantId, id }: ExportKey, finished: Finished): Promise<boolean> {
  const result = await db
    .updateTable('data_exports')
    .set({
      status: 'ready',
      storage_key: finished.storageKey,
      byte_size: finished.byteSize,
      ready_at: finished.now,
      expires_at: finished.expiresAt,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function failExport(db: Db, { tenantId, id }: ExportKey): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ status: 'failed' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Expires old exports; their bytes are removed with the discarded files. */
export async function expireExports(db: Db, now: Date): Promise<void> {
  await sql`
    with old as (select tenant_id, id, storage_key from data_exports where status = 'ready' and expires_at <= ${now}
      limit 100 for update skip locked),
    gone as (update data_exports e set status = 'expired', storage_key = null from old
      where e.tenant_id = old.tenant_id and e.id = old.id)
    insert into discarded_files (tenant_id, storage_key) select tenant_id, storage_key from old
    on conflict do nothing`.execute(db);
}

/** Stored files whose rows are deleted. */
export function listDiscarded(db: Db) {
  return db.selectFrom('discarded_files').select(['tenant_id', 'storage_key']).limit(500).execute();
}

export async function deleteDiscarded(db: Db, tenantId: number, storageKey: string): Promise<void> {
  await db
    .deleteFrom('discarded_files')
    .where('tenant_id', '=', tenantId)
    .where('storage_key', '=', storageKey)
    .execute();
}
