import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { type JobStatus, jobLifecycle } from '#domain/features/jobs/lifecycle.ts';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { matchesTitle } from '#server/db/rows/title-words.ts';
import { type Reader, teamUserIds, visibleApplications, visibleJobs } from '#server/db/visibility.ts';

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
  const byWaiting = request.sort === 'waiting';
  const page = byWaiting ? selectByWait(request, after, limit) : selectByChange(request, after, limit);
  const order = byWaiting ? sql`page.sort_at, j.id` : sql`page.sort_at desc, j.id desc`;
  const found = await sql<ManagedRow>`${prepared}
    with page as materialized (${page})
    select j.id, j.title, j.organisation_id, j.company, j.city, j.region, j.status, j.openings, j.published_at,
      j.updated_at, j.version, s.stages, s.waiting_since, s.applicants, s.new_applicants, page.sort_at,
      ${teamUserIds} as team_user_ids,
      exists (select 1 from approvals p where p.tenant_id = j.tenant_id and p.job_id = j.id and p.status = 'pending')
        as is_asked,
      (select u.full_name from job_team t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
        where t.tenant_id = j.tenant_id and t.job_id = j.id and t.is_lead order by t.user_id limit 1) as owner
    from page join jobs j on j.tenant_id = ${request.jobs.tenantId} and j.id = page.id
    cross join lateral (${countStages(request.applicants)}) s
    order by ${order}`.execute(db);
  return found.rows;
}

function selectByChange(request: ManagedRequest, after: ManagedCursor | null, limit: number): RawBuilder<unknown> {
  const afterCursor = after ? sql`and (j.updated_at, j.id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  return sql`
    select j.id, j.updated_at as sort_at from jobs j
    where ${matchesRequest(request)} ${hasStatus(request)} ${afterCursor}
    order by j.updated_at desc, j.id desc limit ${sql.lit(limit)}`;
}

/** Jobs with a waiting applicant by the one who waits longest; then the others. Reads the index only up to the page. */
function selectByWait(request: ManagedRequest, after: ManagedCursor | null, limit: number): RawBuilder<unknown> {
  const jobs = sql`${matchesRequest(request)} ${hasStatus(request)}`;
  const isWaiting = sql`${visibleApplications(request.applicants)} and a.status = 'applied'`;
  const position = after && sql`(${after.at}::timestamptz, ${after.id}::bigint)`;
  return sql`
    with waiting as materialized (
      select j.id, w.status_since as sort_at
      from (select a.tenant_id, a.id, a.job_id, a.status_since from applications a where ${isWaiting}) w
      join jobs j on j.tenant_id = w.tenant_id and j.id = w.job_id
      where ${jobs} ${position ? sql`and (w.status_since, w.job_id) > ${position}` : sql``}
        and not exists (select from applications a where a.tenant_id = w.tenant_id and a.job_id = w.job_id
          and ${isWaiting} and (a.status_since, a.id) < (w.status_since, w.id))
      order by w.status_since, w.job_id limit ${sql.lit(limit)}
    ), others as (
      select j.id, ${noWait}::timestamptz as sort_at from jobs j
      where ${jobs} ${position ? sql`and (${noWait}::timestamptz, j.id) > ${position}` : sql``}
        and not exists (select from applications a where a.tenant_id = j.tenant_id and a.job_id = j.id and ${isWaiting})
      order by j.id limit (select ${sql.lit(limit)} - count(*) from waiting)
    )
    select id, sort_at from waiting union all select id, sort_at from others`;
}

/** Sorts jobs without a waiting applicant last. */
const noWait = '9999-01-01T00:00:00Z';

function hasStatus({ status }: ManagedRequest): RawBuilder<unknown> {
  return status ? sql`and j.status = ${status}` : sql``;
}

/** Number of jobs per status, regardless of the selected status, up to `cap` + 1 each. */
export async function countManagedJobs(
  db: Db,
  request: ManagedRequest,
  cap: number,
): Promise<Partial<Record<JobStatus, number>>> {
  // One query per status: with its value, the planner knows how many rows to expect.
  const counts = listStatuses(jobLifecycle).map(
    (status) => sql`select ${status}::text as status, count(*)::int as count from (
      select from jobs j where ${matchesRequest(request)} and j.status = ${status} limit ${sql.lit(cap + 1)}) rows`,
  );
  const found = await sql<{
    status: JobStatus;
    count: number;
  }>`${prepared} ${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

function matchesRequest({ jobs, words, organisation }: ManagedRequest): RawBuilder<boolean> {
  const textCondition = words ? sql`and ${matchesTitle(words)}` : sql``;
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
