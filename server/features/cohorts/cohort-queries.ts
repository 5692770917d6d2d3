import { sql } from 'kysely';
import type {
  Cohort,
  CohortDates,
  CohortDraft,
  CohortMember,
  CohortSummary,
} from '#domain/features/cohorts/contract.ts';
import type { CohortStatus } from '#domain/features/cohorts/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { Owner } from './program-queries.ts';

/** Columns of a cohort (`c`) with its program (`p`). Certificates of people who left are not counted. */
const summary = sql`c.id, c.name, p.name as program, c.starts_on::text, c.ends_on::text, c.status,
  (select count(*) from cohort_members m where m.tenant_id = c.tenant_id and m.cohort_id = c.id
    and m.consent = 'agreed') as member_count,
  (select count(*) from cohort_members m where m.tenant_id = c.tenant_id and m.cohort_id = c.id
    and m.consent = 'invited') as invited_count,
  (select count(*) from certificates e join cohort_members m on m.tenant_id = e.tenant_id
    and m.cohort_id = e.cohort_id and m.user_id = e.user_id
    where e.tenant_id = c.tenant_id and e.cohort_id = c.id and m.consent = 'agreed') as certificate_count`;

const source = sql`cohorts c join programs p on p.tenant_id = c.tenant_id and p.id = c.program_id`;

/** A page of the organization's cohorts, latest start first, with the total. */
export async function findCohorts(
  db: Db,
  { tenantId, organisationId }: Owner,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ cohorts: CohortSummary[]; total: number }> {
  const page = await sql<CohortSummary>`select ${summary} from ${source}
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}
    order by c.starts_on desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from cohorts c
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}`.execute(db);
  return { cohorts: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export type CohortFacts = Omit<Cohort, 'members'>;

export async function findCohort(
  db: Db,
  { tenantId, organisationId }: Owner,
  id: number,
): Promise<CohortFacts | undefined> {
  const { rows } = await sql<CohortFacts>`select ${summary}, c.program_id, p.skills,
      (select count(*) from cohort_members m where m.tenant_id = c.tenant_id and m.cohort_id = c.id
        and m.consent = 'ended') as left_count
    from ${source}
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** The people of a cohort, except those who left. Names only of those who agreed. */
export async function findMembers(db: Db, tenantId: number, cohortId: number): Promise<CohortMember[]> {
  const { rows } = await sql<CohortMember>`
    select m.id, case when m.consent = 'agreed' then u.full_name else '' end as name, coalesce(m.email, '') as email,
      m.consent, case when m.consent = 'agreed' then coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'issued_on', e.issued_on, 'answer', e.answer)
          order by e.id) from certificates e
        where e.tenant_id = m.tenant_id and e.cohort_id = m.cohort_id and e.user_id = m.user_id), '[]')
        else '[]' end as certificates
    from cohort_members m left join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.cohort_id = ${cohortId} and m.consent <> 'ended'
    order by m.consent, lower(u.full_name), m.email, m.id`.execute(db);
  return rows;
}

interface LockedCohort {
  readonly id: number;
  readonly name: string;
  readonly program_id: number;
  readonly status: CohortStatus;
}

/** Locked, so that changes of its people and its status follow one after the other. */
export async function lockCohort(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  id: number,
): Promise<LockedCohort | undefined> {
  const { rows } = await sql<LockedCohort>`select c.id, c.name, c.program_id, c.status from cohorts c
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Returns the new id, or undefined if the program has a cohort with this name. */
export async function insertCohort(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  draft: CohortDraft,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('cohorts')
    .values({ tenant_id: tenantId, organisation_id: organisationId, ...draft, status: 'planned', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isCohortNameUsed(
  db: Db,
  tenantId: number,
  { id, programId, name }: { readonly id: number; readonly programId: number; readonly name: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from cohorts c where c.tenant_id = ${tenantId} and c.program_id = ${programId}
    and lower(c.name) = lower(${name}) and c.id <> ${id}`.execute(db);
  return rows.length > 0;
}

export async function updateCohort(
  db: DbTransaction,
  tenantId: number,
  id: number,
  columns: CohortDates | { readonly status: CohortStatus },
): Promise<void> {
  await db.updateTable('cohorts').set(columns).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
