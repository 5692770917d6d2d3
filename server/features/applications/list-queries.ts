import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { Database } from '#server/db/tables.ts';

/** A list as the caller may see it. */
export interface ListRequest {
  readonly tenantId: number;
  readonly actor: SignedInActor;
  readonly scope: Scope;
  readonly jobId: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly sort: 'score' | 'newest';
}

export interface ListPlace {
  readonly score: number;
  readonly at: string;
  readonly id: number;
}

export interface ListedId {
  id: number;
  score: number;
  status_since: Date;
}

/** The ids of one page, in order. */
export async function findPageIds(
  db: Kysely<Database>,
  request: ListRequest,
  after: ListPlace | null,
  limit: number,
): Promise<ListedId[]> {
  const byScore = request.sort === 'score';
  const order = byScore ? sql`a.score desc, a.id desc` : sql`a.status_since desc, a.id desc`;
  const onward = after
    ? byScore
      ? sql`and (a.score, a.id) < (${after.score}, ${after.id})`
      : sql`and (a.status_since, a.id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const status = request.status ? sql`and a.status = ${request.status}` : sql``;
  const found = await sql<ListedId>`
    select a.id, a.score, a.status_since from applications a where ${within(request)} ${status} ${onward}
    order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

export async function countByStatus(
  db: Kysely<Database>,
  request: ListRequest,
): Promise<Partial<Record<ApplicationStatus, number>>> {
  const found = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from applications a where ${within(request)} group by a.status`.execute(db);
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

/** Which rows the caller sees, the tenant first. Drafts are the job seeker's alone. */
function within({ tenantId, actor, scope, jobId }: ListRequest): RawBuilder<boolean> {
  const ofJob = jobId === undefined ? sql`true` : sql`a.job_id = ${jobId}`;
  return sql<boolean>`a.tenant_id = ${tenantId} and ${ofJob} and ${reachOf(scope, actor)}`;
}

function reachOf(scope: Scope, actor: SignedInActor): RawBuilder<boolean> {
  const rows: Record<Scope, RawBuilder<boolean>> = {
    own: sql`a.user_id = ${actor.userId}`,
    tenant: sql`a.status <> 'draft'`,
    organisation: sql`a.status <> 'draft' and exists (select from jobs j
      where j.tenant_id = a.tenant_id and j.id = a.job_id and j.organisation_id = ${actor.organisationId})`,
    assigned: sql`a.status <> 'draft' and exists (select from job_team t
      where t.tenant_id = a.tenant_id and t.job_id = a.job_id and t.user_id = ${actor.userId})`,
    sponsored: sql`a.status <> 'draft' and exists (select from seeker_profiles p where p.tenant_id = a.tenant_id
      and p.user_id = a.user_id and p.sponsor_organisation_id = ${actor.organisationId})`,
  };
  return rows[scope];
}
