import { sql } from 'kysely';
import type { SupporterAction, SupporterRight } from '#domain/features/supporters/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** All supporters whom a person has invited, the ended ones last, then the latest first. */
export function findSupporters(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('supporters')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy(sql`status = 'ended'`)
    .orderBy('id', 'desc')
    .execute();
}

/** The latest acts of each supporter of a person. */
export async function findActs(db: Db, { tenantId, userId }: Owner, each: number) {
  const { rows } = await sql<{ id: number; supporter_id: number; at: Date; action: SupporterAction }>`
    select a.id, a.supporter_id, a.at, a.action from supporters s
    cross join lateral (
      select id, supporter_id, at, action from supporter_acts
      where tenant_id = s.tenant_id and supporter_id = s.id order by id desc limit ${each}) a
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} order by a.id desc`.execute(db);
  return rows;
}

/** Counts the supporters invited since a date, in any status. */
export async function countInvitations(db: Db, { tenantId, userId }: Owner, since: Date): Promise<number> {
  const row = await db
    .selectFrom('supporters')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

interface NewSupporter extends Owner {
  readonly name: string;
  readonly email: string;
  readonly rights: readonly SupporterRight[];
  readonly now: Date;
}

/** Returns the new id, or undefined if the email was invited already. */
export async function insertSupporter(db: Db, supporter: NewSupporter): Promise<number | undefined> {
  const row = await db
    .insertInto('supporters')
    .values({
      tenant_id: supporter.tenantId,
      user_id: supporter.userId,
      name: supporter.name,
      email: supporter.email,
      rights: [...supporter.rights],
      invited_at: supporter.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns whether there was such a supporter of this person. */
export async function setRights(db: Db, owner: Owner, id: number, rights: readonly SupporterRight[]): Promise<boolean> {
  const result = await db
    .updateTable('supporters')
    .set({ rights: [...rights] })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends a supporter of the person. Returns false if there is none to end. */
export async function endOwnSupporter(db: Db, owner: Owner, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('supporters')
    .set({ status: 'ended', ended_at: now })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function selectWithPerson(db: Db, tenantId: number) {
  return db
    .selectFrom('supporters as s')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .select(['s.id', 's.user_id', 's.email', 's.rights', 's.status', 's.accepted_at', 's.supporter_user_id'])
    .select(['u.full_name', 'u.language'])
    .where('s.tenant_id', '=', tenantId)
    .where('u.state', '=', 'active');
}

export type SupportRow = Awaited<ReturnType<ReturnType<typeof selectWithPerson>['execute']>>[number];

/** An open invitation. */
export function findInvitation(db: Db, tenantId: number, id: number) {
  return selectWithPerson(db, tenantId).where('s.id', '=', id).where('s.status', '=', 'invited').executeTakeFirst();
}

/** The people whom an account supports. */
export function findSupported(db: Db, { tenantId, userId }: Owner) {
  return selectWithPerson(db, tenantId)
    .where('s.supporter_user_id', '=', userId)
    .where('s.status', '=', 'active')
    .orderBy('u.full_name')
    .orderBy('s.id')
    .execute();
}

/** One of them, locked so that the support cannot end before the transaction does. */
export function lockSupported(db: DbTransaction, { tenantId, userId }: Owner, id: number) {
  return selectWithPerson(db, tenantId)
    .where('s.id', '=', id)
    .where('s.supporter_user_id', '=', userId)
    .where('s.status', '=', 'active')
    .forShare('s')
    .executeTakeFirst();
}

export async function acceptSupport(db: Db, { tenantId, userId }: Owner, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('supporters')
    .set({ status: 'active', supporter_user_id: userId, accepted_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertAct(
  db: Db,
  act: { tenantId: number; supporterId: number; action: SupporterAction; now: Date },
): Promise<void> {
  await db
    .insertInto('supporter_acts')
    .values({ tenant_id: act.tenantId, supporter_id: act.supporterId, action: act.action, at: act.now })
    .execute();
}

/** The applications of a person for a supporter: job and status, without their content. */
export function findApplicationsOf(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .select(['a.id', 'j.title as job', 'j.company', 'a.status', 'a.status_since'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.user_id', '=', userId)
    .orderBy('a.status_since', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute();
}
