import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { RecordOwner } from './pair-queries.ts';

interface NewMerge {
  readonly tenantId: number;
  readonly personId: number;
  readonly mergedPersonId: number | null;
  readonly userId: number | null;
  readonly before: object;
  readonly version: number;
  readonly carriedIds: readonly number[];
  readonly mergedBy: number;
  readonly now: Date;
  readonly undoUntil: Date;
}

export async function insertMerge(db: DbTransaction, merge: NewMerge): Promise<void> {
  await db
    .insertInto('person_merges')
    .values({
      tenant_id: merge.tenantId,
      person_id: merge.personId,
      merged_person_id: merge.mergedPersonId,
      user_id: merge.userId,
      before: JSON.stringify(merge.before),
      version: merge.version,
      carried_ids: [...merge.carriedIds],
      merged_by: merge.mergedBy,
      merged_at: merge.now,
      undo_until: merge.undoUntil,
    })
    .execute();
}

/** Points records at the one that they are merged into, or at none. */
export async function setMergedInto(
  db: DbTransaction,
  tenantId: number,
  ids: readonly number[],
  intoId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('imported_people')
    .set({ merged_into_id: intoId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The records merged into one. */
export async function findMergedIds(db: Db, tenantId: number, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('imported_people')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('merged_into_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

const merges = ({ tenantId, organisationId }: RecordOwner) => sql`
  select m.id, m.person_id, m.merged_person_id, m.user_id, m.before, m.carried_ids, m.merged_at, m.undo_until,
    m.undone_at is not null as is_undone, p.merged_into_id is not null as is_merged_again,
    p.version <> m.version as is_edited, p.full_name as name, coalesce(o.full_name, '') as other_name,
    u.full_name as merged_by_name,
    exists (select from imported_people g join person_invitations i on i.tenant_id = g.tenant_id and i.person_id = g.id
      where g.tenant_id = m.tenant_id and (g.id = m.person_id or g.merged_into_id = m.person_id)
        and (i.invited_at > m.merged_at or i.answered_at > m.merged_at)) as is_invited
  from person_merges m
  join imported_people p on p.tenant_id = m.tenant_id and p.id = m.person_id
  join users u on u.tenant_id = m.tenant_id and u.id = m.merged_by
  left join imported_people o on o.tenant_id = m.tenant_id and o.id = m.merged_person_id
  where m.tenant_id = ${tenantId} and p.organisation_id is not distinct from ${organisationId}`;

export interface MergeRow {
  readonly id: number;
  readonly person_id: number;
  readonly merged_person_id: number | null;
  readonly user_id: number | null;
  readonly before: unknown;
  readonly carried_ids: number[];
  readonly merged_at: Date;
  readonly undo_until: Date;
  readonly is_undone: boolean;
  readonly is_merged_again: boolean;
  readonly is_edited: boolean;
  readonly is_invited: boolean;
  /** Of the record that stayed, and of the merged one; empty for an account. */
  readonly name: string;
  readonly other_name: string;
  readonly merged_by_name: string;
}

export async function findMerge(db: Db, owner: RecordOwner, id: number): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`${merges(owner)} and m.id = ${id}`.execute(db);
  return rows[0];
}

/** Newest first, without those that were undone. */
export async function findMerges(db: Db, owner: RecordOwner, limit: number): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`${merges(owner)} and m.undone_at is null
    order by m.merged_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns false if it was undone before. */
export async function markUndone(db: DbTransaction, tenantId: number, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('person_merges')
    .set({ undone_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface NewDistinction {
  readonly tenantId: number;
  readonly personId: number;
  readonly otherPersonId: number | null;
  readonly userId: number | null;
  readonly decidedBy: number;
  readonly now: Date;
}

/** Remembering a pair twice changes nothing. */
export async function insertDistinction(db: DbTransaction, distinction: NewDistinction): Promise<void> {
  await db
    .insertInto('distinct_people')
    .values({
      tenant_id: distinction.tenantId,
      person_id: distinction.personId,
      other_person_id: distinction.otherPersonId,
      user_id: distinction.userId,
      decided_by: distinction.decidedBy,
      decided_at: distinction.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface DistinctionRow {
  readonly id: number;
  readonly person_id: number;
  readonly name: string;
  readonly other_name: string;
  readonly user_id: number | null;
  readonly decided_at: Date;
  readonly decided_by_name: string;
}

/** Newest first. */
export async function findDistinctions(
  db: Db,
  { tenantId, organisationId }: RecordOwner,
  { limit, id = null }: { readonly limit: number; readonly id?: number | null },
): Promise<DistinctionRow[]> {
  const { rows } = await sql<DistinctionRow>`
    select d.id, d.person_id, p.full_name as name, coalesce(o.full_name, '') as other_name, d.user_id, d.decided_at,
      u.full_name as decided_by_name
    from distinct_people d
    join imported_people p on p.tenant_id = d.tenant_id and p.id = d.person_id
    join users u on u.tenant_id = d.tenant_id and u.id = d.decided_by
    left join imported_people o on o.tenant_id = d.tenant_id and o.id = d.other_person_id
    where d.tenant_id = ${tenantId} and p.organisation_id is not distinct from ${organisationId}
      and (${id}::bigint is null or d.id = ${id})
    order by d.decided_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function deleteDistinction(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db.deleteFrom('distinct_people').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
