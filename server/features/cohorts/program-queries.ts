import { sql } from 'kysely';
import type { Program, ProgramDraft } from '#domain/features/cohorts/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The organization whose programs and cohorts are read or changed. */
export interface Owner {
  readonly tenantId: number;
  readonly organisationId: number;
}

const maxPrograms = 200;

export async function findPrograms(db: Db, owner: Owner): Promise<Program[]> {
  return (await selectPrograms(owner).execute(db)).rows;
}

export async function findProgram(db: Db, owner: Owner, id: number): Promise<Program | undefined> {
  return (await selectPrograms(owner, id).execute(db)).rows[0];
}

function selectPrograms({ tenantId, organisationId }: Owner, id: number | null = null) {
  return sql<Program>`select p.id, p.name, p.description, p.skills,
      (select count(*) from cohorts c where c.tenant_id = p.tenant_id and c.program_id = p.id) as cohort_count
    from programs p
    where p.tenant_id = ${tenantId} and p.organisation_id = ${organisationId}
      and (${id}::bigint is null or p.id = ${id})
    order by lower(p.name), p.id limit ${maxPrograms}`;
}

/** Returns the new id, or undefined if the organization has a program with this name. */
export async function insertProgram(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  draft: ProgramDraft,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('programs')
    .values({ tenant_id: tenantId, organisation_id: organisationId, ...draft, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isProgramNameUsed(
  db: Db,
  { tenantId, organisationId }: Owner,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from programs p where p.tenant_id = ${tenantId}
    and p.organisation_id = ${organisationId} and lower(p.name) = lower(${name}) and p.id <> ${id}`.execute(db);
  return rows.length > 0;
}

/** Returns false if the organization has no such program. */
export async function updateProgram(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  id: number,
  draft: ProgramDraft,
): Promise<boolean> {
  const result = await db
    .updateTable('programs')
    .set(draft)
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
