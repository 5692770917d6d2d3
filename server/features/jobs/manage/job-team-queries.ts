import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface JobKey {
  readonly tenantId: number;
  readonly jobId: number;
}

interface PersonRow {
  id: number;
  full_name: string;
  role_id: number | null;
  is_member: boolean;
  is_lead: boolean;
}

/** Choices for the team of one job. */
const maxPeople = 200;

/** The active members of the team first, then the hiring staff of the employer who are not on it; by name. */
export async function findTeamAndColleagues(db: Db, { tenantId, jobId }: JobKey): Promise<PersonRow[]> {
  const found = await sql<PersonRow>`
    select u.id, u.full_name, u.role_id, t.user_id is not null as is_member, coalesce(t.is_lead, false) as is_lead
    from jobs j
    join users u on u.tenant_id = j.tenant_id and u.state = 'active'
    left join job_team t on t.tenant_id = j.tenant_id and t.job_id = j.id and t.user_id = u.id
    where j.tenant_id = ${tenantId} and j.id = ${jobId}
      and (t.user_id is not null or (u.organisation_id = j.organisation_id and u.role_id in (1, 4)))
    order by is_member desc, u.full_name, u.id limit ${maxPeople}`.execute(db);
  return found.rows;
}

/** Keeps closed accounts on the team, because what they wrote stays, but none of them as the owner. */
export async function replaceTeam(
  db: DbTransaction,
  { tenantId, jobId }: JobKey,
  { ownerId, ids }: { readonly ownerId: number; readonly ids: readonly number[] },
): Promise<void> {
  const members = sql`${[...ids]}::bigint[]`;
  const ofJob = sql`t.tenant_id = ${tenantId} and t.job_id = ${jobId}`;
  await sql`delete from job_team t using users u
    where ${ofJob} and u.tenant_id = t.tenant_id and u.id = t.user_id and u.state = 'active'
      and t.user_id <> all(${members})`.execute(db);
  await sql`insert into job_team (tenant_id, job_id, user_id)
    select ${tenantId}, ${jobId}, m.id from unnest(${members}) as m(id) on conflict do nothing`.execute(db);
  await sql`update job_team t set is_lead = t.user_id = ${ownerId} where ${ofJob}`.execute(db);
}
