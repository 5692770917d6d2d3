import { sql } from 'kysely';
import type { InvitationFilter } from '#domain/features/bulk-imports/people/limits.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ImportOwner } from '#server/features/bulk-imports/queries.ts';

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
  readonly version: number;
  readonly changed_at: Date;
}

export async function updatePerson(
  db: DbTransaction,
  { tenantId, id }: PersonKey,
  { skills, ...columns }: PersonChange,
): Promise<void> {
  await db
    .updateTable('imported_people')
    .set({ ...columns, ...(skills === undefined ? {} : { skills: [...skills] }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deletePerson(db: DbTransaction, { tenantId, id }: PersonKey): Promise<void> {
  await db.deleteFrom('imported_people').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
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

/** The files of a person, oldest first. */
export function findPersonFiles(db: Db, { tenantId, id }: PersonKey) {
  return db
    .selectFrom('imported_person_files as p')
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.file_id'))
    .select(['f.id', 'f.path', 'f.file_name', 'f.storage_key', 'p.sha256'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.person_id', '=', id)
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

function selectPeople(db: Db, owner: ImportOwner) {
  const query = db
    .selectFrom('imported_people as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.created_by'))
    .leftJoin('person_invitations as i', (on) =>
      on.onRef('i.tenant_id', '=', 'p.tenant_id').onRef('i.person_id', '=', 'p.id'),
    )
    .leftJoin('seeker_profiles as s', (on) =>
      on.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.user_id', '=', 'i.joined_user_id'),
    )
    .selectAll('p')
    .select(['u.full_name as created_by_name', 'i.status as invitation_status', 'i.invited_at'])
    // The account of a person who withdrew the consent is not shown.
    .select(
      sql<
        number | null
      >`case when s.sponsor_organisation_id = p.organisation_id or s.is_discoverable or p.organisation_id is null
      then s.user_id end`.as('joined_user_id'),
    )
    .where('p.tenant_id', '=', owner.tenantId);
  return owner.isWholeTenant ? query : query.where('p.organisation_id', '=', owner.organisationId);
}

export function findPerson(db: Db, owner: ImportOwner, id: number) {
  return selectPeople(db, owner).where('p.id', '=', id).executeTakeFirst();
}

export type OwnedPersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

interface PeoplePage {
  readonly before: number | undefined;
  /** A pattern for the name, the email, and the headline. */
  readonly pattern: string | null;
  readonly invitation: InvitationFilter | null;
  readonly size: number;
}

/** Newest first. */
export function findPeople(db: Db, owner: ImportOwner, { before, pattern, invitation, size }: PeoplePage) {
  let query = selectPeople(db, owner);
  if (before !== undefined) query = query.where('p.id', '<', before);
  if (pattern !== null) {
    query = query.where((where) =>
      where.or([
        where('p.full_name', 'ilike', pattern),
        where('p.email', 'ilike', pattern),
        where('p.headline', 'ilike', pattern),
      ]),
    );
  }
  if (invitation === 'none') query = query.where('i.status', 'is', null);
  else if (invitation !== null) query = query.where('i.status', '=', invitation);
  return query.orderBy('p.id', 'desc').limit(size).execute();
}

/** Whether a file belongs to a person whom the caller may see. */
export async function isFileOfPerson(db: Db, owner: ImportOwner, fileId: number): Promise<boolean> {
  const row = await selectPeople(db, owner)
    .innerJoin('imported_person_files as f', (on) =>
      on.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.person_id', '=', 'p.id'),
    )
    .where('f.file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
