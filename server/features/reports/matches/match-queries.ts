import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { WeightedPerson } from './count-matches.ts';

export interface JobSkills {
  readonly id: number;
  readonly skill_ids: readonly number[];
}

export interface MatchCount {
  readonly jobId: number;
  readonly partnerId: number;
  readonly count: number;
}

/** Job seekers that count: `p`, `u`. */
const supported = sql`seeker_profiles p
  join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'active'
  where p.sponsor_organisation_id is not null`;

/**
 * Marks a tenant whose open jobs and supported people make at least so many pairs. Writers log their changes only for such tenants,
 * so the lock waits for those that did not see it.
 */
export async function createMatchTenant(db: DbTransaction, tenantId: number, minPairs: number): Promise<void> {
  const { rows } = await sql`
    select where not exists (select from report_match_tenants where tenant_id = ${tenantId})
      and (select count(*) from jobs where tenant_id = ${tenantId} and status = 'active')
        * (select count(*) from ${supported} and p.tenant_id = ${tenantId}) >= ${minPairs}::bigint`.execute(db);
  if (rows.length === 0) return;
  await sql`lock table users, seeker_profiles, jobs in share row exclusive mode`.execute(db);
  await db
    .insertInto('report_match_tenants')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Undefined: the tenant has no counts. */
export async function findFill(db: Db, tenantId: number): Promise<{ readonly filled_by: number | null } | undefined> {
  return db.selectFrom('report_match_tenants').select('filled_by').where('tenant_id', '=', tenantId).executeTakeFirst();
}

/** Whether the counts contain every job. Changes of the last seconds may be missing. */
export async function hasMatchCounts(db: Db, tenantId: number): Promise<boolean> {
  const { rows } = await sql`
    select from report_match_tenants t where t.tenant_id = ${tenantId} and t.filled_by is not null and not exists (
      select from report_match_changes c where c.tenant_id = ${tenantId} and c.change_id <= t.filled_by)`.execute(db);
  return rows.length > 0;
}

/** Lists all people, and logs all open jobs, which are counted like changed ones. */
export async function startFill(db: DbTransaction, tenantId: number): Promise<void> {
  await sql`
    with people as (
      insert into report_match_people (tenant_id, user_id, partner_id, skill_ids)
      select p.tenant_id, p.user_id, p.sponsor_organisation_id, p.skill_ids from ${supported} and p.tenant_id = ${tenantId}
    ), logged as (
      insert into report_match_changes (tenant_id, job_id)
      select tenant_id, id from jobs where tenant_id = ${tenantId} and status = 'active' returning change_id
    )
    update report_match_tenants set filled_by = (select coalesce(max(change_id), 0) from logged)
    where tenant_id = ${tenantId}`.execute(db);
}

/** The oldest changes, which are removed from the log. */
export async function takeChanges(
  db: DbTransaction,
  tenantId: number,
  maxChanges: number,
): Promise<{ readonly job_id: number | null; readonly user_id: number | null }[]> {
  const { rows } = await sql<{ job_id: number | null; user_id: number | null }>`
    delete from report_match_changes where tenant_id = ${tenantId} and change_id in (
      select change_id from report_match_changes where tenant_id = ${tenantId} order by change_id limit ${maxChanges})
    returning job_id, user_id`.execute(db);
  return rows;
}

/** Updates people in the list of those that count. Returns them as they were, with a weight of -1, and as they are. */
export async function updatePeople(
  db: DbTransaction,
  tenantId: number,
  userIds: readonly number[],
): Promise<WeightedPerson[]> {
  const { rows } = await sql<WeightedPerson>`
    with current as materialized (
      select p.user_id, p.sponsor_organisation_id as partner_id, p.skill_ids from ${supported}
        and p.tenant_id = ${tenantId} and p.user_id = any(${userIds}::bigint[])
    ), counted as materialized (
      select user_id, partner_id, skill_ids from report_match_people
      where tenant_id = ${tenantId} and user_id = any(${userIds}::bigint[])
    ), removed as (
      delete from report_match_people r where r.tenant_id = ${tenantId} and r.user_id = any(${userIds}::bigint[])
        and not exists (select from current c where c.user_id = r.user_id)
    ), added as (
      insert into report_match_people (tenant_id, user_id, partner_id, skill_ids)
      select ${tenantId}, c.* from current c
      on conflict (tenant_id, user_id) do update set partner_id = excluded.partner_id, skill_ids = excluded.skill_ids
    )
    select partner_id, skill_ids, 1 as weight from (select * from current except select * from counted) came
    union all
    select partner_id, skill_ids, -1 from (select * from counted except select * from current) went`.execute(db);
  return rows;
}

export async function listPeople(db: DbTransaction, tenantId: number): Promise<WeightedPerson[]> {
  const { rows } = await sql<WeightedPerson>`
    select partner_id, skill_ids, 1 as weight from report_match_people where tenant_id = ${tenantId}`.execute(db);
  return rows;
}

/** Open jobs: some of them, or all but these. */
export async function listOpenJobs(
  db: DbTransaction,
  tenantId: number,
  { ids, isAllBut }: { readonly ids: readonly number[]; readonly isAllBut: boolean },
): Promise<JobSkills[]> {
  const { rows } = await sql<JobSkills>`
    select id, effective_skill_ids as skill_ids from jobs where tenant_id = ${tenantId} and status = 'active'
      and ${isAllBut ? sql`id <> all(${ids}::bigint[])` : sql`id = any(${ids}::bigint[])`}`.execute(db);
  return rows;
}

export async function deleteMatches(db: DbTransaction, tenantId: number, jobIds: readonly number[]): Promise<void> {
  await sql`delete from report_matches where tenant_id = ${tenantId} and job_id = any(${jobIds}::bigint[])`.execute(db);
}

export async function addMatches(db: DbTransaction, tenantId: number, counts: readonly MatchCount[]): Promise<void> {
  const [jobs, partners, numbers] = (['jobId', 'partnerId', 'count'] as const).map((key) =>
    counts.map((each) => each[key]),
  );
  await sql`
    insert into report_matches as r (tenant_id, job_id, partner_id, count)
    select ${tenantId}, c.* from unnest(${jobs}::bigint[], ${partners}::bigint[], ${numbers}::int[]) c
    on conflict (tenant_id, job_id, partner_id) do update set count = r.count + excluded.count`.execute(db);
}
