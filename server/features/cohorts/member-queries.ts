import { sql } from 'kysely';
import type { SupportedPerson } from '#domain/features/cohorts/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { Owner } from './program-queries.ts';

/** People whom the organization supports (`p`, `u`). */
function supportedPeople({ tenantId, organisationId }: Owner) {
  return sql`seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${tenantId} and p.sponsor_organisation_id = ${organisationId} and u.state = 'active'`;
}

/** Supported people who are not and were not in the cohort. */
export async function findAddablePeople(
  db: Db,
  owner: Owner,
  { cohortId, limit }: { readonly cohortId: number; readonly limit: number },
): Promise<SupportedPerson[]> {
  const { rows } = await sql<SupportedPerson>`select u.id, u.full_name as name from ${supportedPeople(owner)}
    and not exists (select from cohort_members m where m.tenant_id = p.tenant_id and m.cohort_id = ${cohortId}
      and m.user_id = p.user_id)
    order by lower(u.full_name), u.id limit ${limit}`.execute(db);
  return rows;
}

interface Recipient {
  readonly id: number;
  readonly email: string;
}

/** Those of the accounts that the organization supports. Locked, so that the support can't end before the transaction. */
export async function lockSupported(
  db: DbTransaction,
  owner: Owner,
  { people, emails }: { readonly people: readonly number[]; readonly emails: readonly string[] },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select u.id, u.email from ${supportedPeople(owner)}
    and (u.id = any(${[...people]}::bigint[]) or u.email = any(${[...emails]}::text[]))
    order by u.id for share of p, u`.execute(db);
  return rows;
}

/** Job seekers with a confirmed address among these. */
export async function findRecipients(db: Db, tenantId: number, emails: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select u.id, u.email from users u where u.tenant_id = ${tenantId}
    and u.account_kind = 'job_seeker' and u.state = 'active' and u.email_verified_at is not null
    and u.email = any(${[...emails]}::text[])`.execute(db);
  return rows;
}

/** Everyone of the cohort, with those who left. */
export async function countMembers(db: Db, tenantId: number, cohortId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from cohort_members m
    where m.tenant_id = ${tenantId} and m.cohort_id = ${cohortId}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Addition {
  readonly tenantId: number;
  readonly cohortId: number;
  readonly addedBy: number;
  readonly now: Date;
}

/** Returns the number of people who were not in the cohort before. */
export async function insertSupported(
  db: DbTransaction,
  { tenantId, cohortId, addedBy, now }: Addition,
  userIds: readonly number[],
): Promise<number> {
  const { rows } = await sql`insert into cohort_members
      (tenant_id, cohort_id, user_id, consent, added_by_user_id, added_at, answered_at)
    select ${tenantId}, ${cohortId}, id, 'agreed', ${addedBy}, ${now}, ${now}
    from unnest(${[...userIds]}::bigint[]) as added (id) on conflict do nothing returning id`.execute(db);
  return rows.length;
}

/** Returns the addresses that were not invited before. */
export async function insertInvited(
  db: DbTransaction,
  { tenantId, cohortId, addedBy, now }: Addition,
  emails: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`insert into cohort_members
      (tenant_id, cohort_id, email, consent, added_by_user_id, added_at)
    select ${tenantId}, ${cohortId}, email, 'invited', ${addedBy}, ${now}
    from unnest(${[...emails]}::text[]) as added (email) on conflict do nothing returning email`.execute(db);
  return rows.map(({ email }) => email);
}

/**
 * Certificates stay with the people. A declined invitation stays, so that it is not sent again. Returns the number of removed
 * members.
 */
export async function deleteMembers(
  db: DbTransaction,
  {
    tenantId,
    cohortId,
    ids,
  }: { readonly tenantId: number; readonly cohortId: number; readonly ids: readonly number[] },
): Promise<number> {
  const { rows } = await sql`delete from cohort_members where tenant_id = ${tenantId} and cohort_id = ${cohortId}
    and consent in ('invited', 'agreed') and id = any(${[...ids]}::bigint[]) returning id`.execute(db);
  return rows.length;
}

/** Ends the memberships of a person in the organization's cohorts. */
export async function endMembershipsOf(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  userId: number,
  now: Date,
): Promise<void> {
  await sql`update cohort_members m set consent = 'ended', answered_at = ${now} from cohorts c
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.consent = 'agreed'
      and c.tenant_id = m.tenant_id and c.id = m.cohort_id and c.organisation_id = ${organisationId}`.execute(db);
}
