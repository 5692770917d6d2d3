import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { containsPattern } from '#server/db/visibility.ts';

export interface TeamRequest {
  readonly tenantId: number;
  readonly roleIds: readonly number[];
  /** Null for all organisations. */
  readonly organisationId: number | null;
  readonly query: string | undefined;
}

interface MemberRow {
  id: number;
  name: string;
  email: string;
  role_id: number;
  organisation: string | null;
  jobs: number;
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
      (select max(s.last_seen_at) from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id) as last_active
    from ${people} where ${buildFilter(request)} ${afterCursor} order by u.full_name, u.id limit ${limit}`.execute(db);
  return found.rows;
}

export async function countMembers(db: Db, request: TeamRequest): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from ${people} where ${buildFilter(request)}`.execute(db);
  return found.rows[0]?.count ?? 0;
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
