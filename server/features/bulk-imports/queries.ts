import { sql } from 'kysely';
import type { ImportKind, ImportState } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** Whose imports: those of an organization; with `isWholeTenant`, which administrators have, all of the tenant. */
export interface ImportOwner {
  readonly tenantId: number;
  readonly organisationId: number | null;
  readonly isWholeTenant: boolean;
}

export interface ImportKey {
  readonly tenantId: number;
  readonly id: number;
}

export interface NewImport {
  readonly tenantId: number;
  readonly kind: ImportKind;
  readonly token: string;
  readonly userId: number;
  readonly organisationId: number | null;
  readonly fileName: string;
  readonly storageKey?: string | null;
  readonly settings: object;
  readonly now: Date;
}

export function insertImport(db: DbTransaction, row: NewImport): Promise<{ id: number }> {
  return db
    .insertInto('bulk_imports')
    .values({
      tenant_id: row.tenantId,
      kind: row.kind,
      token: row.token,
      user_id: row.userId,
      organisation_id: row.organisationId,
      file_name: row.fileName,
      storage_key: row.storageKey ?? null,
      settings: JSON.stringify(row.settings),
      created_at: row.now,
      changed_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

function selectImports(db: Db, owner: ImportOwner, kind: ImportKind) {
  const query = db
    .selectFrom('bulk_imports as i')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'))
    .selectAll('i')
    .select('u.full_name as user_name')
    .where('i.tenant_id', '=', owner.tenantId)
    .where('i.kind', '=', kind);
  return owner.isWholeTenant ? query : query.where('i.organisation_id', '=', owner.organisationId);
}

export type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];

export function findImport(
  db: Db,
  owner: ImportOwner,
  kind: ImportKind,
  token: string,
): Promise<ImportRow | undefined> {
  return selectImports(db, owner, kind).where('i.token', '=', token).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function lockImport(
  db: DbTransaction,
  owner: ImportOwner,
  kind: ImportKind,
  token: string,
): Promise<ImportRow | undefined> {
  return selectImports(db, owner, kind).where('i.token', '=', token).forUpdate('i').executeTakeFirst();
}

interface Page {
  /** Only imports with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

/** The history, newest first. */
export function findImports(db: Db, owner: ImportOwner, kind: ImportKind, page: Page): Promise<ImportRow[]> {
  const query = selectImports(db, owner, kind).orderBy('i.id', 'desc').limit(page.size);
  return (page.before === undefined ? query : query.where('i.id', '<', page.before)).execute();
}

/** The import of a background task, locked. */
export function lockImportById(db: DbTransaction, { tenantId, id }: ImportKey) {
  return db
    .selectFrom('bulk_imports')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImportById>>>;

interface Change {
  readonly state?: ImportState;
  readonly file_name?: string;
  readonly settings?: object;
  readonly storage_key?: null;
  readonly claimed_until?: Date | null;
  readonly finished_at?: Date;
  readonly undo_until?: Date;
  readonly undo_counts?: { readonly removed: number; readonly kept: number };
}

/** The caller has checked the move with `isAllowedImportMove` on the locked row. */
export async function updateImport(db: DbTransaction, key: ImportKey, change: Change, now: Date): Promise<void> {
  const { settings, undo_counts: undoCounts, ...columns } = change;
  await db
    .updateTable('bulk_imports')
    .set({
      ...columns,
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(undoCounts === undefined ? {} : { undo_counts: JSON.stringify(undoCounts) }),
      changed_at: now,
    })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute();
}

/**
 * Claims the import that has waited longest in one of the states, unless another process works on it. `states` are those
 * in which the kind has background work; an import that is still being uploaded has some while an item waits.
 */
export async function claimImport(
  db: DbTransaction,
  kind: ImportKind,
  states: readonly ImportState[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<LockedImport | undefined> {
  const due = await db
    .selectFrom('bulk_imports')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', states)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .where(sql<boolean>`(state <> 'uploading' or exists (select from bulk_import_items n
      where n.tenant_id = bulk_imports.tenant_id and n.import_id = bulk_imports.id and n.state = 'waiting'))`)
    .orderBy('changed_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  await updateImport(db, { tenantId: due.tenant_id, id: due.id }, { claimed_until: until }, now);
  return due;
}
