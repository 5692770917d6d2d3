import { sql } from 'kysely';
import type { DbTransaction } from '#server/db/db.ts';
import type { Owner } from './program-queries.ts';

interface Issue {
  readonly tenantId: number;
  readonly cohortId: number;
  /** Ids of members, not of accounts. */
  readonly members: readonly number[];
  readonly name: string;
  readonly issuedOn: string;
  readonly issuedBy: number;
  readonly now: Date;
}

/**
 * Issues a certificate to those of the members who agreed and have none with this name. Returns their accounts. Locked, so
 * that a person can't leave before the transaction ends.
 */
export async function insertCertificates(db: DbTransaction, issue: Issue): Promise<number[]> {
  const { tenantId, cohortId, members } = issue;
  const { rows } = await sql<{ user_id: number }>`
    with found as (select m.user_id from cohort_members m where m.tenant_id = ${tenantId} and m.cohort_id = ${cohortId}
      and m.consent = 'agreed' and m.id = any(${[...members]}::bigint[]) order by m.id for share of m)
    insert into certificates (tenant_id, cohort_id, user_id, name, issued_on, issued_by_user_id, created_at)
    select ${tenantId}, ${cohortId}, found.user_id, ${issue.name}, ${issue.issuedOn}, ${issue.issuedBy}, ${issue.now}
    from found on conflict do nothing returning user_id`.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}

/** Deletes a certificate that has no answer. Returns its cohort. */
export async function deleteCertificate(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ cohort_id: number }>`delete from certificates e using cohorts c, cohort_members m
    where e.tenant_id = ${tenantId} and e.id = ${id} and e.answer is null
      and c.tenant_id = e.tenant_id and c.id = e.cohort_id and c.organisation_id = ${organisationId}
      and m.tenant_id = e.tenant_id and m.cohort_id = e.cohort_id and m.user_id = e.user_id and m.consent = 'agreed'
    returning e.cohort_id`.execute(db);
  return rows[0]?.cohort_id;
}
