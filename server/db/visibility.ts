import { type RawBuilder, sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';

/** An actor with the scope of a permission. */
export interface Reader {
  readonly tenantId: number;
  readonly actor: SignedInActor;
  readonly scope: Scope;
}

/**
 * Condition for the applications (`a`) that the reader sees. Only the job seeker sees drafts, and employers see a person
 * whom another organization suggested once they agreed.
 */
export function visibleApplications({ tenantId, actor, scope }: Reader): RawBuilder<boolean> {
  const rows: Record<Scope, RawBuilder<boolean>> = {
    own: sql`a.user_id = ${actor.userId}`,
    tenant: sql`a.status <> 'draft'`,
    organisation: sql`a.status <> 'draft' and not a.awaits_consent and a.organisation_id = ${actor.organisationId}`,
    assigned: sql`a.status <> 'draft' and not a.awaits_consent and exists (select from job_team r
      where r.tenant_id = a.tenant_id and r.job_id = a.job_id and r.user_id = ${actor.userId})`,
    sponsored: sql`a.status <> 'draft' and exists (select from seeker_profiles r where r.tenant_id = a.tenant_id
      and r.user_id = a.user_id and r.sponsor_organisation_id = ${actor.organisationId})`,
  };
  return sql<boolean>`a.tenant_id = ${tenantId} and ${rows[scope]}`;
}

/**
 * Condition for the applications (`a`) whose applicant the actor sees by name: filters by name or text must not reveal who is
 * behind a masked one. Most jobs mask nothing, which the first part decides without the function.
 */
export function isNotMasked(actor: SignedInActor): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from jobs k where k.tenant_id = a.tenant_id and k.id = a.job_id
    and k.masked_stages = '{}') or not is_application_masked(a.tenant_id, a.id, ${actor.userId}))`;
}

/** The same for a long list: the jobs that mask are read once. */
export function isNotMaskedInList(alias: 'a' | 'n', { tenantId, actor }: Omit<Reader, 'scope'>): RawBuilder<boolean> {
  const row = sql.raw(alias);
  return sql<boolean>`(not ${row}.job_id = any(array(
    select k.id from jobs k where k.tenant_id = ${tenantId} and k.masked_stages <> '{}'))
    or not is_application_masked(${row}.tenant_id, ${row}.id, ${actor.userId}))`;
}

/**
 * Condition for the job seekers (`p`, `u`) that the reader sees: partners see those whom they support and those who chose
 * to be discoverable, employers their own applicants.
 */
export function visibleSeekers(reader: Reader): RawBuilder<boolean> {
  const { tenantId, actor, scope } = reader;
  const applied = sql`exists (select from applications a where a.user_id = p.user_id and ${visibleApplications(reader)}
    and ${isNotMasked(actor)})`;
  const conditions: Record<Scope, RawBuilder<unknown>> = {
    tenant: sql`true`,
    sponsored: sql`(p.sponsor_organisation_id = ${actor.organisationId} or p.is_discoverable)`,
    own: sql`false`,
    assigned: applied,
    organisation: applied,
  };
  return sql<boolean>`p.tenant_id = ${tenantId} and u.state = 'active' and ${conditions[scope]}`;
}

/** The name of the applicant (`u`) of an application (`a`), or its number while it is masked. */
export function getApplicantName(actor: SignedInActor): RawBuilder<string> {
  return sql<string>`case when ${isNotMasked(actor)} then u.full_name else '#' || a.id end`;
}

/** Condition for the jobs (`j`) that the reader manages or follows. Partners follow every active job. */
export function visibleJobs({ tenantId, actor, scope }: Reader): RawBuilder<boolean> {
  const isPartner = actor.role === 'recruiter' || actor.role === 'recruiter_member';
  const active = isPartner ? sql`or j.status = 'active'` : sql``;
  const rows: Record<Scope, RawBuilder<boolean>> = {
    own: sql`false`,
    tenant: sql`true`,
    organisation: sql`(j.organisation_id = ${actor.organisationId} ${active})`,
    assigned: sql`exists (select from job_team r
      where r.tenant_id = j.tenant_id and r.job_id = j.id and r.user_id = ${actor.userId})`,
    sponsored: sql`j.status = 'active'`,
  };
  return sql<boolean>`j.tenant_id = ${tenantId} and ${rows[scope]}`;
}

/** The ids of the members of the team of a job (`j`). */
export const teamUserIds = sql<number[]>`array(
  select t.user_id from job_team t where t.tenant_id = j.tenant_id and t.job_id = j.id)`;

/** The active members of the team of a job (`j`). */
export const activeTeam = sql`from job_team r
  join users m on m.tenant_id = r.tenant_id and m.id = r.user_id and m.state = 'active'
  where r.tenant_id = j.tenant_id and r.job_id = j.id`;

/** The owners of a job (`j`): active team members, or the leads of the employer if there are none. */
export const jobOwnerIds: RawBuilder<number[]> = sql<number[]>`coalesce(
  nullif(array(select r.user_id ${activeTeam}), '{}'),
  array(select r.id from users r where r.tenant_id = j.tenant_id and r.organisation_id = j.organisation_id
    and r.role_id = 1 and r.state = 'active'))`;

/** A LIKE pattern that matches the text anywhere; wildcards in the text are escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
