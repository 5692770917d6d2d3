import { sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { Audience, NamedAudience } from '#domain/features/needs/contract.ts';
import type { Db } from '#server/db/db.ts';
import type { Owner } from './queries.ts';
import { isOpenToStaff } from './shared-queries.ts';

/** The active grants of a person, with the name of each audience. */
export function findGrants(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('disclosure_grants as g')
    .leftJoin('applications as a', (on) =>
      on.onRef('a.tenant_id', '=', 'g.tenant_id').onRef('a.id', '=', 'g.application_id'),
    )
    .leftJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'g.tenant_id').onRef('o.id', '=', 'g.organisation_id'),
    )
    .leftJoin('supporters as s', (on) =>
      on.onRef('s.tenant_id', '=', 'g.tenant_id').onRef('s.id', '=', 'g.supporter_id'),
    )
    .select(['g.id', 'g.need_id', 'g.request_id', 'g.audience', 'g.granted_at', 'j.company as company'])
    .select([
      sql<number | null>`coalesce(g.application_id, g.organisation_id, g.supporter_id)`.as('audience_id'),
      sql<string>`coalesce(j.title, o.name, s.name, '')`.as('name'),
      sql<number | null>`coalesce(g.organisation_id, case when ${isOpenToStaff} then j.organisation_id end)`.as(
        'organisation_id',
      ),
    ])
    .where('g.tenant_id', '=', tenantId)
    .where('g.user_id', '=', userId)
    .where('g.revoked_at', 'is', null)
    .orderBy('g.id')
    .execute();
}

/** Possible audiences: open applications, their employers, the partner, the help desk, supporters. */
export async function findAudiences(db: Db, { tenantId, userId }: Owner): Promise<NamedAudience[]> {
  const open = [...openStatuses];
  const { rows } = await sql<NamedAudience>`
    with mine as (
      select a.id, j.title, j.company, j.organisation_id from applications a
        join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
        where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.status = any(${open}))
    select 'application' as kind, id, title as name, company as detail, organisation_id, 1 as position from mine
    union all
    select 'organisation', o.id, o.name, 'employer', o.id, 2 from organisations o
      where o.tenant_id = ${tenantId} and o.id in (select organisation_id from mine)
    union all
    select 'organisation', o.id, o.name, 'partner', o.id, 3 from seeker_profiles p
      join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id
      where p.tenant_id = ${tenantId} and p.user_id = ${userId}
    union all
    select 'supporter', id, name, '', null, 4 from supporters
      where tenant_id = ${tenantId} and user_id = ${userId} and status = 'active'
    union all
    select 'concierge', null, '', '', null, 5
    order by position, name, id`.execute(db);
  return rows;
}

/** Shares needs with an audience; ignores ids of other people's needs. Returns the number of new grants. */
export async function grantNeeds(
  db: Db,
  { tenantId, userId }: Owner,
  needIds: readonly number[],
  audience: Audience,
): Promise<number> {
  const rows = await db
    .selectFrom('working_needs')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', 'in', needIds)
    .execute();
  if (rows.length === 0) return 0;
  const result = await db
    .insertInto('disclosure_grants')
    .values(rows.map(({ id }) => ({ tenant_id: tenantId, user_id: userId, need_id: id, ...toColumns(audience) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Shares an accommodation request with the hiring team of the application. */
export async function grantRequest(
  db: Db,
  { tenantId, userId }: Owner,
  request: { id: number; applicationId: number },
): Promise<void> {
  await db
    .insertInto('disclosure_grants')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      request_id: request.id,
      audience: 'application',
      application_id: request.applicationId,
    })
    .execute();
}

/** Revokes one grant of the person. Returns undefined if there is none. */
export function revokeGrant(db: Db, { tenantId, userId }: Owner, id: number, now: Date) {
  return db
    .updateTable('disclosure_grants')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('need_id', 'is not', null)
    .returning(['need_id', 'audience'])
    .executeTakeFirst();
}

export async function revokeRequestGrant(db: Db, tenantId: number, requestId: number, now: Date): Promise<void> {
  await db
    .updateTable('disclosure_grants')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeSupporterGrants(db: Db, tenantId: number, supporterId: number, now: Date): Promise<void> {
  await db
    .updateTable('disclosure_grants')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('supporter_id', '=', supporterId)
    .where('revoked_at', 'is', null)
    .execute();
}

function toColumns({ kind, id }: Audience) {
  return {
    audience: kind,
    application_id: kind === 'application' ? id : null,
    organisation_id: kind === 'organisation' ? id : null,
    supporter_id: kind === 'supporter' ? id : null,
  };
}
