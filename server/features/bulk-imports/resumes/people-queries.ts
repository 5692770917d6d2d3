import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';

export interface PersonColumns {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly headline: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly skills: readonly string[];
}

interface NewPerson {
  readonly tenantId: number;
  readonly organisationId: number | null;
  readonly userId: number;
  readonly now: Date;
  readonly details: object;
}

export async function insertPerson(
  db: DbTransaction,
  { tenantId, organisationId, userId, now, details }: NewPerson,
  { skills, ...columns }: PersonColumns,
): Promise<number> {
  const row = await db
    .insertInto('imported_people')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      ...columns,
      skills: [...skills],
      details: JSON.stringify(details),
      created_by: userId,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Serializes imports into the records of a partner, or into those of the administrators. */
export async function lockPeople(db: DbTransaction, tenantId: number, organisationId: number | null): Promise<void> {
  if (organisationId === null) {
    await db.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
    return;
  }
  await db
    .selectFrom('organisations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .execute();
}

interface PersonKey {
  readonly tenantId: number;
  readonly id: number;
}

export function lockPerson(db: DbTransaction, { tenantId, id }: PersonKey) {
  return db
    .selectFrom('imported_people')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

interface PersonChange extends Partial<Omit<PersonColumns, 'skills'>> {
  readonly skills?: readonly string[];
  readonly details?: unknown;
  readonly linked_user_id?: number | null;
  readonly version: number;
  readonly changed_at: Date;
}

export async function updatePerson(
  db: DbTransaction,
  { tenantId, id }: PersonKey,
  { skills, details, ...columns }: PersonChange,
): Promise<void> {
  await db
    .updateTable('imported_people')
    .set({
      ...columns,
      ...(skills === undefined ? {} : { skills: [...skills] }),
      ...(details === undefined ? {} : { details: JSON.stringify(details) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a record with those merged into it. */
export async function deletePerson(db: DbTransaction, { tenantId, id }: PersonKey): Promise<void> {
  await sql`delete from imported_people m where ${isOfRecord(tenantId, id)}`.execute(db);
}

/** The ids of a record and of those merged into it. */
export async function findRecordIds(db: Db, { tenantId, id }: PersonKey): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from imported_people m where ${isOfRecord(tenantId, id)} order by m.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Rows `m` that are the record or were merged into it. */
function isOfRecord(tenantId: number, id: number) {
  return sql<boolean>`m.tenant_id = ${tenantId} and (m.id = ${id} or m.merged_into_id = ${id})`;
}

export async function insertPersonFile(
  db: DbTransaction,
  { tenantId, id }: PersonKey,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  await db
    .insertInto('imported_person_files')
    .values({ tenant_id: tenantId, person_id: id, file_id: file.id, sha256: file.sha256 })
    .execute();
}

/** The files of a person and of the records merged into theirs, oldest first. */
export function findPersonFiles(db: Db, { tenantId, id }: PersonKey) {
  return db
    .selectFrom('imported_person_files as p')
    .innerJoin('imported_people as m', (on) =>
      on.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.person_id'),
    )
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.file_id'))
    .select(['f.id', 'f.path', 'f.file_name', 'f.storage_key', 'p.sha256'])
    .where(isOfRecord(tenantId, id))
    .orderBy('f.id')
    .execute();
}

/** Deletes files of people; their bytes are removed by the task that removes discarded files. */
export async function deletePersonFiles(
  db: DbTransaction,
  tenantId: number,
  fileIds: readonly number[],
): Promise<void> {
  const ids = sql`${[...fileIds]}::bigint[]`;
  await sql`insert into discarded_files (tenant_id, storage_key) select tenant_id, storage_key from files
    where tenant_id = ${tenantId} and id = any(${ids}) on conflict do nothing`.execute(db);
  await sql`delete from imported_person_files where tenant_id = ${tenantId} and file_id = any(${ids})`.execute(db);
  await sql`delete from files where tenant_id = ${tenantId} and id = any(${ids})`.execute(db);
}

/** Leaves bytes that no row refers to any more to the task that removes discarded files. */
export async function discardBytes(db: DbTransaction, tenantId: number, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await db
    .insertInto('discarded_files')
    .values(storageKeys.map((key) => ({ tenant_id: tenantId, storage_key: key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
