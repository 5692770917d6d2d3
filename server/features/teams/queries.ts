import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { containsPattern } from '#server/db/visibility.ts';
import { isScorecardDue } from '#server/features/interviews/service.ts';
import { isApproversTurn } from '#server/features/offers/service.ts';

export interface TeamRequest {
  readonly tenantId: number;
  readonly roleIds: readonly number[];
  /** Null for all organisations. */
  readonly organisationId: number | null;
  readonly query: string | undefined;
  readonly now: Date;
}

export interface MemberRow {
  id: number;
  name: string;
  email: string;
  role_id: number;
  organisation: string | null;
  jobs: number;
  tasks: number;
  last_active: Date | null;
  joined_at: Date;
}

/** The members of a team, by name. */
export async function findMembers(
  db: Db,
  request: TeamRequest,
  after: { readonly name: string; readonly id: number } | null,
  limit: number,
): Promise<MemberRow[]> {
  const afterCursor = after ? sql`and (u.full_name, u.id) > (${after.name}, ${after.id})` : sql``;
  const found = await sql<MemberRow>`
    select u.id, u.full_name as name, u.email, u.role_id, o.name as organisation, u.created_at as joined_at,
      (select count(*)::int from job_team t join jobs j on j.tenant_id = t.tenant_id and j.id = t.job_id
        where t.tenant_id = u.tenant_id and t.user_id = u.id and j.status <> 'closed') as jobs,
      ${countMissingScorecards(request.now)} + ${countOffersToApprove()} as tasks,
      (select max(s.last_seen_at) from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id) as last_active
    from ${people} where ${buildFilter(request)} ${afterCursor} order by u.full_name, u.id limit ${limit}`.execute(db);
  return found.rows;
}

export async function countMembers(db: Db, request: TeamRequest): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from ${people} where ${buildFilter(request)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Started interviews without the scorecard of the member (`u`). */
function countMissingScorecards(now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::int from interview_panel p
    join interviews i on i.tenant_id = p.tenant_id and i.id = p.interview_id
    where p.tenant_id = u.tenant_id and p.user_id = u.id and ${isScorecardDue(now)})`;
}

/** Offers whose next approver is the member (`u`). */
function countOffersToApprove(): RawBuilder<number> {
  return sql<number>`(select count(*)::int from offer_approvers p
  join offers o on o.tenant_id = p.tenant_id and o.id = p.offer_id and o.round = p.round
  where p.tenant_id = u.tenant_id and p.user_id = u.id and ${isApproversTurn})`;
}

const people = sql`users u left join organisations o on o.tenant_id = u.tenant_id and o.id = u.organisation_id`;

function buildFilter({ tenantId, roleIds, organisationId, query }: TeamRequest): RawBuilder<boolean> {
  const own = organisationId === null ? sql`` : sql`and u.organisation_id = ${organisationId}`;
  const pattern = query ? containsPattern(query) : undefined;
  const matchesQuery = pattern
    ? sql`and (u.full_name ilike ${pattern} or u.email ilike ${pattern} or o.name ilike ${pattern})`
    : sql``;
  return sql<boolean>`u.tenant_id = ${tenantId} and u.state = 'active' and u.account_kind = 'staff'
    and u.role_id = any(${[...roleIds]}::smallint[]) ${own} ${matchesQuery}`;
}
