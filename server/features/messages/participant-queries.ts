import { type RawBuilder, sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { activeTeam, jobOwnerIds } from '#server/db/visibility.ts';

/** An actor with the scope of their message permission. */
export interface Participant {
  readonly tenantId: number;
  readonly actor: SignedInActor;
  readonly scope: Scope;
}

/** The conversations of the participant, over applications (`a`) and jobs (`j`). Must agree with `getSide`. */
export function visibleConversations({ tenantId, actor, scope }: Participant): RawBuilder<boolean> {
  const conditions: Partial<Record<Scope, RawBuilder<boolean>>> = {
    own: sql`a.user_id = ${actor.userId}`,
    assigned: sql`(exists (select from job_team r
      where r.tenant_id = j.tenant_id and r.job_id = j.id and r.user_id = ${actor.userId})
      ${actor.role === 'hiring_manager' ? leadsTeamlessJob(actor) : sql``})`,
    sponsored: sql`exists (select from seeker_profiles r where r.tenant_id = a.tenant_id
      and r.user_id = a.user_id and r.sponsor_organisation_id = ${actor.organisationId})`,
  };
  return sql<boolean>`a.tenant_id = ${tenantId} and a.status <> 'draft' and not a.awaits_consent
    and ${conditions[scope] ?? sql`false`}`;
}

/** Everyone who takes part in a conversation and receives its live events. */
export async function findParticipants(db: Db, tenantId: number, applicationId: number): Promise<number[]> {
  const found = await sql<{ user_id: number }>`${prepared}
    with application as (
      select a.tenant_id, a.user_id, ${jobOwnerIds} as owners, p.sponsor_organisation_id
      from applications a
      join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
      where a.tenant_id = ${tenantId} and a.id = ${applicationId} and a.status <> 'draft'
        and not a.awaits_consent)
    select user_id from application
    union select unnest(owners) from application
    union select u.id from application x
      join users u on u.tenant_id = x.tenant_id and u.organisation_id = x.sponsor_organisation_id
        and u.role_id in (2, 5) and u.state = 'active'`.execute(db);
  return found.rows.map((row) => Number(row.user_id));
}

function leadsTeamlessJob({ organisationId }: SignedInActor): RawBuilder<unknown> {
  return sql`or (j.organisation_id = ${organisationId} and not exists (select ${activeTeam}))`;
}
