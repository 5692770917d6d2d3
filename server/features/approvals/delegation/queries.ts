import { sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { isDelegationActive } from '#server/db/delegation.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** The absence of a person that has not ended. */
export async function findDelegation(db: Db, { tenantId, userId }: Owner, today: string) {
  const found = await sql<{ id: number; name: string; from: string; until: string }>`
    select u.id, u.full_name as name, d.from_day::text as from, d.until_day::text as until
    from approval_delegations d join users u on u.tenant_id = d.tenant_id and u.id = d.delegate_user_id
    where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.until_day >= ${today}::date`.execute(db);
  return found.rows[0] ?? null;
}

/** The colleagues of the actor who decide on approvals: of its employer, or of the tenant. */
export async function findCandidates(
  db: Db,
  tenantId: number,
  { userId, organisationId }: SignedInActor,
  isAdminsOnly: boolean,
): Promise<{ id: number; name: string }[]> {
  const tenantStaff = isAdminsOnly
    ? sql`u.account_kind = 'admin'`
    : sql`(u.account_kind = 'admin' or u.role_id in (6, 7))`;
  const colleagues = organisationId === null ? tenantStaff : sql`u.role_id in (1, 4)`;
  const found = await sql<{ id: number; name: string }>`
    select u.id, u.full_name as name from users u
    where u.tenant_id = ${tenantId} and u.id <> ${userId} and u.state = 'active'
      and u.organisation_id is not distinct from ${organisationId} and ${colleagues}
    order by u.full_name, u.id limit 100`.execute(db);
  return found.rows;
}

/** The people who are away and for whom the person decides. */
export async function findAbsent(
  db: Db,
  { tenantId, userId }: Owner,
  now: Date,
): Promise<{ name: string; until: string }[]> {
  const found = await sql<{ name: string; until: string }>`
    select u.full_name as name, d.until_day::text as until
    from approval_delegations d join users u on u.tenant_id = d.tenant_id and u.id = d.user_id and u.state = 'active'
    where d.tenant_id = ${tenantId} and d.delegate_user_id = ${userId} and ${isDelegationActive(now)}
    order by u.full_name, u.id limit 100`.execute(db);
  return found.rows;
}

interface NewAbsence extends Owner {
  readonly delegateId: number;
  readonly from: string;
  readonly until: string;
  readonly now: Date;
}

export async function saveDelegation(db: DbTransaction, absence: NewAbsence): Promise<void> {
  const values = {
    delegate_user_id: absence.delegateId,
    from_day: absence.from,
    until_day: absence.until,
    created_at: absence.now,
  };
  await db
    .insertInto('approval_delegations')
    .values({ tenant_id: absence.tenantId, user_id: absence.userId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({
        ...values,
        // The same absence with another end sends no second mail.
        start_mail_at: sql<Date | null>`case when approval_delegations.delegate_user_id = excluded.delegate_user_id
          and approval_delegations.from_day = excluded.from_day then approval_delegations.start_mail_at end`,
      }),
    )
    .execute();
}

/** Absences that have started and whose delegate hasn't been mailed, in all tenants. */
export async function findStartedAbsences(db: Db, now: Date, limit: number): Promise<StartedAbsence[]> {
  const found = await sql<StartedAbsence>`
    select d.tenant_id, d.user_id, d.delegate_user_id, u.full_name as name, d.from_day::text as from,
      d.until_day::text as until
    from approval_delegations d join users u on u.tenant_id = d.tenant_id and u.id = d.user_id and u.state = 'active'
    where d.start_mail_at is null and d.from_day <= (${now}::timestamptz + interval '1 day')::date
      and ${isDelegationActive(now)}
    order by d.from_day, d.tenant_id, d.user_id limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

export interface StartedAbsence {
  readonly tenant_id: number;
  readonly user_id: number;
  readonly delegate_user_id: number;
  readonly name: string;
  readonly from: string;
  readonly until: string;
}

/** Marks the delegate as mailed. Returns false if another process did, or the absence was changed or ended. */
export async function claimStartMail(db: DbTransaction, absence: StartedAbsence, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approval_delegations')
    .set({ start_mail_at: now })
    .where('tenant_id', '=', absence.tenant_id)
    .where('user_id', '=', absence.user_id)
    .where('delegate_user_id', '=', absence.delegate_user_id)
    .where(sql<boolean>`from_day = ${absence.from}::date and until_day = ${absence.until}::date`)
    .where('start_mail_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether there was one. */
export async function deleteDelegation(db: DbTransaction, { tenantId, userId }: Owner): Promise<boolean> {
  const row = await db
    .deleteFrom('approval_delegations')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who decides today for each of these people, if they are away: their id and email. */
export async function findDelegates(
  db: Db,
  tenantId: number,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, { readonly id: number; readonly email: string }>> {
  const found = await sql<{ user_id: number; id: number; email: string }>`
    select d.user_id, v.id, v.email from approval_delegations d
    join users u on u.tenant_id = d.tenant_id and u.id = d.user_id
    join users v on v.tenant_id = d.tenant_id and v.id = d.delegate_user_id and v.state = 'active'
      and v.organisation_id is not distinct from u.organisation_id
    where d.tenant_id = ${tenantId} and d.user_id = any(${[...userIds]}::bigint[]) and ${isDelegationActive(now)}`.execute(
    db,
  );
  return new Map(found.rows.map(({ user_id: userId, ...delegate }) => [userId, delegate]));
}
