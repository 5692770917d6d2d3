import { sql } from 'kysely';
import type { RoleId } from '#domain/access/roles.ts';
import { teamRoles } from '#domain/features/teams/contract.ts';
import { getTeam, isLead } from '#domain/features/teams/policy.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** A team member with an active account. */
export interface Member {
  readonly id: number;
  readonly full_name: string;
  readonly role_id: RoleId;
  readonly organisation_id: number | null;
}

export async function findMember(db: Db, tenantId: number, id: number): Promise<Member | undefined> {
  return toMember(await selectMembers(db, tenantId).where('id', '=', id).executeTakeFirst());
}

/** The same, locked until the transaction ends. */
export async function lockMember(db: DbTransaction, tenantId: number, id: number): Promise<Member | undefined> {
  return toMember(await selectMembers(db, tenantId).where('id', '=', id).forUpdate().executeTakeFirst());
}

/** The jobs, not closed, whose team the person is in, by title. */
export function listOpenJobs(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('job_team as t')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 't.tenant_id').onRef('j.id', '=', 't.job_id'))
    .select(['j.id', 'j.title'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.user_id', '=', userId)
    .where('j.status', '<>', 'closed')
    .orderBy('j.title')
    .orderBy('j.id')
    .limit(1000)
    .execute();
}

/** The other members of the same team, by name. */
export function listSuccessors(db: Db, tenantId: number, member: Member) {
  return selectSuccessors(db, tenantId, member).orderBy('full_name').orderBy('id').limit(1000).execute();
}

/** Locks a successor, so that they cannot leave before the transaction ends. Returns false if there is none. */
export async function lockSuccessor(db: DbTransaction, tenantId: number, member: Member, id: number) {
  return (
    (await selectSuccessors(db, tenantId, member).where('id', '=', id).forShare().executeTakeFirst()) !== undefined
  );
}

/** Whether the member is the only lead of the organization. */
export async function isLastLead(db: Db, tenantId: number, member: Member): Promise<boolean> {
  if (!isLead(member.role_id)) return false;
  const found = await selectLeads(db, tenantId, member).execute();
  return found.every(({ id }) => id === member.id);
}

/** Locks the leads of a lead's organization. */
export async function lockLeads(db: DbTransaction, tenantId: number, member: Member): Promise<void> {
  if (!isLead(member.role_id)) return;
  await selectLeads(db, tenantId, member).orderBy('id').forUpdate().execute();
}

/** Replaces a person by the successor in the teams of open jobs; the successor keeps or gets the lead. */
export async function transferJobs(
  db: DbTransaction,
  { tenantId, from, to }: { tenantId: number; from: number; to: number },
): Promise<void> {
  const open = sql`t.tenant_id = ${tenantId} and t.user_id = ${from} and j.tenant_id = t.tenant_id and j.id = t.job_id
    and j.status <> 'closed'`;
  await sql`insert into job_team (tenant_id, job_id, user_id, is_lead)
    select t.tenant_id, t.job_id, ${to}, t.is_lead from job_team t, jobs j where ${open}
    on conflict (tenant_id, job_id, user_id) do update set is_lead = job_team.is_lead or excluded.is_lead`.execute(db);
  await sql`delete from job_team t using jobs j where ${open}`.execute(db);
}

export async function updateRole(
  db: DbTransaction,
  { tenantId, id, role }: { tenantId: number; id: number; role: RoleId },
): Promise<void> {
  await db.updateTable('users').set({ role_id: role }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

function selectMembers(db: Db, tenantId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'role_id', 'organisation_id'])
    .where('tenant_id', '=', tenantId)
    .where('account_kind', '=', 'staff')
    .where('state', '=', 'active');
}

function toMember(row: (Omit<Member, 'role_id'> & { role_id: RoleId | null }) | undefined): Member | undefined {
  return row && row.role_id !== null ? { ...row, role_id: row.role_id } : undefined;
}

function selectSuccessors(db: Db, tenantId: number, member: Member) {
  const team = getTeam(member.role_id);
  return selectColleagues(db, tenantId, member)
    .where('role_id', 'in', team === null ? [] : teamRoles[team])
    .where('id', '<>', member.id);
}

function selectLeads(db: Db, tenantId: number, member: Member) {
  return selectColleagues(db, tenantId, member).where('role_id', '=', member.role_id);
}

function selectColleagues(db: Db, tenantId: number, { organisation_id: id }: Member) {
  return selectMembers(db, tenantId).where('organisation_id', id === null ? 'is' : '=', id);
}
