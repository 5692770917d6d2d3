import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern, type Reader, visibleApplications, visibleJobs } from '#server/db/visibility.ts';

interface ManagedRow {
  id: number;
  title: string;
  organisation_id: number;
  company: string;
  city: string;
  region: string;
  status: JobStatus;
  openings: number;
  owner: string | null;
  published_at: Date | null;
  updated_at: Date;
  applicants: number;
  new_applicants: number;
  stages: Partial<Record<ApplicationStatus, number>>;
  waiting_since: Date | null;
  version: number;
  team_user_ids: number[];
  is_asked: boolean;
  /** The time the list is sorted by. */
  sort_at: Date;
}

export interface ManagedCursor {
  readonly at: string;
  readonly id: number;
}

export interface ManagedRequest {
  /** Which jobs the caller sees. */
  readonly jobs: Reader;
  /** Which of their applications are counted for the caller. */
  readonly applicants: Reader;
  readonly status: JobStatus | undefined;
  readonly words: string | undefined;
  readonly organisation: number | undefined;
  readonly sort: 'changed' | 'waiting';
}

/** The jobs the caller sees, with applicants per stage. Last changed first, or longest wait first. */
export async function findManagedJobs(
  db: Db,
  request: ManagedRequest,
  after: ManagedCursor | null,
  limit: number,
): Promise<ManagedRow[]> {
  const status = request.status ? sql`and j.status = ${request.status}` : sql``;
  // Jobs without a waiting applicant come last.
  const byWaiting = request.sort === 'waiting';
  const sortAt = byWaiting ? sql`coalesce(s.waiting_since, '9999-01-01T00:00:00Z')` : sql`j.updated_at`;
  const order = byWaiting ? sql`sort_at, j.id` : sql`sort_at desc, j.id desc`;
  const comparison = byWaiting ? sql`>` : sql`<`;
  const afterCursor = after ? sql`and (${sortAt}, j.id) ${comparison} (${after.at}::timestamptz, ${after.id})` : sql``;
  const found = await sql<ManagedRow>`
    select j.id, j.title, j.organisation_id, j.company, j.city, j.region, j.status, j.openings, j.published_at,
      j.updated_at, j.version, s.stages, s.waiting_since, s.applicants, s.new_applicants, ${sortAt} as sort_at,
      array(select t.user_id from job_team t where t.tenant_id = j.tenant_id and t.job_id = j.id) as team_user_ids,
      exists (select 1 from approvals p where p.tenant_id = j.tenant_id and p.job_id = j.id and p.status = 'pending')
        as is_asked,
      (select u.full_name from job_team t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
        where t.tenant_id = j.tenant_id and t.job_id = j.id and t.is_lead order by t.user_id limit 1) as owner
    from jobs j
    cross join lateral (${countStages(request.applicants)}) s
    where ${matchesRequest(request)} ${status} ${afterCursor}
    order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

/** Number of jobs per status, regardless of the selected status. */
export async function countManagedJobs(db: Db, request: ManagedRequest): Promise<Partial<Record<JobStatus, number>>> {
  const found = await sql<{ status: JobStatus; count: number }>`
    select j.status, count(*)::int as count from jobs j where ${matchesRequest(request)} group by j.status`.execute(db);
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

function matchesRequest({ jobs, words, organisation }: ManagedRequest): RawBuilder<boolean> {
  const pattern = words ? containsPattern(words) : undefined;
  const textCondition = pattern ? sql`and (j.title ilike ${pattern} or j.company ilike ${pattern})` : sql``;
  const employerCondition = organisation === undefined ? sql`` : sql`and j.organisation_id = ${organisation}`;
  return sql<boolean>`${visibleJobs(jobs)} ${textCondition} ${employerCondition}`;
}

/** One row per job: applicants by stage, and the time since the oldest unanswered application waits. */
function countStages(applicants: Reader): RawBuilder<unknown> {
  return sql`
    select coalesce(jsonb_object_agg(c.status, c.people), '{}') as stages,
      coalesce(sum(c.people), 0)::int as applicants,
      coalesce(sum(c.people) filter (where c.status = 'applied'), 0)::int as new_applicants,
      min(c.since) filter (where c.status = 'applied') as waiting_since
    from (select a.status, count(*)::int as people, min(a.status_since) as since
      from applications a where a.job_id = j.id and ${visibleApplications(applicants)} group by a.status) c`;
}
