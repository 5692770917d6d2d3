import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Database } from '#server/db/tables.ts';

interface ManagedRow {
  id: number;
  title: string;
  company: string;
  city: string;
  region: string;
  status: JobStatus;
  published_at: Date | null;
  updated_at: Date;
  applicants: number;
  new_applicants: number;
}

export interface ManagedPlace {
  readonly at: string;
  readonly id: number;
}

interface ManagedRequest {
  readonly tenantId: number;
  readonly actor: SignedInActor;
  readonly scope: Scope;
  readonly status: JobStatus | undefined;
}

/** The jobs within an employee's reach, last changed first, with how many people applied. */
export async function findManagedJobs(
  db: Kysely<Database>,
  request: ManagedRequest,
  after: ManagedPlace | null,
  limit: number,
): Promise<ManagedRow[]> {
  const status = request.status ? sql`and j.status = ${request.status}` : sql``;
  const onward = after ? sql`and (j.updated_at, j.id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const found = await sql<ManagedRow>`
    select j.id, j.title, j.company, j.city, j.region, j.status, j.published_at, j.updated_at,
      coalesce(a.applicants, 0)::int as applicants, coalesce(a.new_applicants, 0)::int as new_applicants
    from jobs j
    left join lateral (
      select count(*) filter (where a.status <> 'draft') as applicants,
        count(*) filter (where a.status = 'applied') as new_applicants
      from applications a where a.tenant_id = j.tenant_id and a.job_id = j.id
    ) a on true
    where j.tenant_id = ${request.tenantId} and ${within(request)} ${status} ${onward}
    order by j.updated_at desc, j.id desc limit ${limit}`.execute(db);
  return found.rows;
}

export async function countManagedJobs(
  db: Kysely<Database>,
  request: ManagedRequest,
): Promise<Partial<Record<JobStatus, number>>> {
  const found = await sql<{ status: JobStatus; count: number }>`
    select j.status, count(*)::int as count from jobs j
    where j.tenant_id = ${request.tenantId} and ${within(request)} group by j.status`.execute(db);
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

function within({ actor, scope }: ManagedRequest): RawBuilder<boolean> {
  if (scope === 'tenant') return sql`true`;
  if (scope === 'organisation') return sql`j.organisation_id = ${actor.organisationId}`;
  if (scope === 'assigned') {
    return sql`exists (select from job_team t
      where t.tenant_id = j.tenant_id and t.job_id = j.id and t.user_id = ${actor.userId})`;
  }
  return sql`false`;
}
