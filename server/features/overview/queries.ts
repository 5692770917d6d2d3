import { sql } from 'kysely';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import { inProcessStatuses } from '#domain/features/applications/stages.ts';
import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { getApplicantName, type Reader, visibleApplications, visibleJobs } from '#server/db/visibility.ts';

/** Time in which the employer promised the first reply. */
const replyPeriod = sql`make_interval(days => coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int))`;

interface WaitingPerson {
  application_id: number;
  job_id: number;
  title: string;
  company: string;
  name: string;
  waiting_since: Date;
  due: Date;
}

/** Job seekers with an overdue first reply, longest wait first. */
export async function findLateReplies(db: Db, reader: Reader, now: Date, limit: number): Promise<WaitingPerson[]> {
  const found = await sql<WaitingPerson>`
    select a.id as application_id, j.id as job_id, j.title, j.company, ${getApplicantName(reader.actor)} as name,
      a.status_since as waiting_since, a.status_since + ${replyPeriod} as due
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${visibleApplications(reader)} and a.status = 'applied' and j.status in ('active', 'paused', 'Offered')
      and a.status_since + ${replyPeriod} < ${now}
    order by a.status_since, a.id limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

/** Offers without an answer of the job seeker, oldest first. */
export async function findOpenOffers(db: Db, reader: Reader, limit: number): Promise<WaitingPerson[]> {
  const found = await sql<WaitingPerson>`${prepared}
    select a.id as application_id, j.id as job_id, j.title, j.company, ${getApplicantName(reader.actor)} as name,
      a.status_since as waiting_since, a.status_since as due
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${visibleApplications(reader)} and a.status = 'offered'
    order by a.status_since, a.id limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

interface JobWithNewApplicants {
  job_id: number;
  title: string;
  company: string;
  count: number;
  waiting_since: Date;
}

/** Jobs with applications that have no reply yet, longest wait first. */
export async function findJobsWithNewApplicants(
  db: Db,
  reader: Reader,
  limit: number,
): Promise<JobWithNewApplicants[]> {
  const isWaiting = sql`${visibleApplications(reader)} and a.status = 'applied'`;
  // Not prepared: the best plan depends on the size of the employer.
  // The applications in the order of their wait, up to the first of enough jobs; only those jobs are counted.
  const found = await sql<JobWithNewApplicants>`
    with longest as materialized (
      select w.tenant_id, w.job_id, w.status_since as waiting_since, j.title, j.company
      from (select a.tenant_id, a.id, a.job_id, a.status_since from applications a where ${isWaiting}) w
      join jobs j on j.tenant_id = w.tenant_id and j.id = w.job_id and j.status in ('active', 'paused', 'Offered')
      where not exists (select from applications a where a.tenant_id = w.tenant_id and a.job_id = w.job_id
        and ${isWaiting} and (a.status_since, a.id) < (w.status_since, w.id))
      order by w.status_since, w.job_id limit ${sql.lit(limit)}
    )
    select l.job_id, l.title, l.company, l.waiting_since,
      (select count(*)::int from applications a where a.job_id = l.job_id and ${isWaiting}) as count
    from longest l order by l.waiting_since, l.job_id`.execute(db);
  return found.rows;
}

interface Draft {
  job_id: number;
  title: string;
  company: string;
  updated_at: Date;
}

export async function findDrafts(db: Db, jobs: Reader, limit: number): Promise<Draft[]> {
  const found = await sql<Draft>`${prepared}
    select j.id as job_id, j.title, j.company, j.updated_at from jobs j
    where ${visibleJobs(jobs)} and j.status = 'draft'
    order by j.updated_at desc, j.id desc limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

interface CountedRows extends OverviewCounts {
  /** The number of rows that were read for the counts. */
  applications: number;
}

/** Counts visible rows. Reply counts cover the ninety days before `now`. */
export async function countOverviewRows(db: Db, jobs: Reader, reader: Reader, now: Date): Promise<CountedRows> {
  const found = await sql<CountedRows>`
    with mine as (
      select a.id, a.job_id, a.tenant_id, a.status, a.status_since, a.applied_at from applications a
      where ${visibleApplications(reader)}
    ), answers as (
      select m.applied_at, first.at, j.stage_plan from mine m
      join jobs j on j.tenant_id = m.tenant_id and j.id = m.job_id
      cross join lateral (select e.at from application_events e
        where e.tenant_id = m.tenant_id and e.application_id = m.id and e.from_status = 'applied'
          and e.to_status <> 'withdrawn' order by e.id limit 1) first
      -- The last change of status is not before the first reply.
      where m.applied_at is not null and m.status_since > ${now}::timestamptz - interval '90 days' and first.at > ${now}::timestamptz - interval '90 days'
    )
    select
      (select count(*)::int from jobs j where ${visibleJobs(jobs)} and j.status = 'active') as active_jobs,
      (select count(*)::int from jobs j where ${visibleJobs(jobs)} and j.status = 'active'
        and j.closes_on between ${now}::date and ${now}::date + 6) as closing_week,
      count(*)::int as applications,
      count(*) filter (where status = 'applied')::int as waiting,
      (select count(*)::int from mine m join jobs j on j.tenant_id = m.tenant_id and j.id = m.job_id
        where m.status = 'applied' and j.status in ('active', 'paused', 'Offered')
        and m.status_since + ${replyPeriod} < ${now}) as overdue,
      count(*) filter (where status = any(${[...inProcessStatuses]}::text[]))::int as in_process,
      count(*) filter (where status = any(${[...inProcessStatuses]}::text[])
        and status_since > ${now}::timestamptz - interval '7 days')::int as moved_week,
      count(*) filter (where applied_at > ${now}::timestamptz - interval '7 days')::int as applied_week,
      count(*) filter (where applied_at > ${now}::timestamptz - interval '14 days'
        and applied_at <= ${now}::timestamptz - interval '7 days')::int as applied_week_before,
      count(*) filter (where status = 'hired' and status_since > ${now}::timestamptz - interval '30 days')::int
        as hired_month,
      count(*) filter (where status = 'hired' and status_since > ${now}::timestamptz - interval '60 days'
        and status_since <= ${now}::timestamptz - interval '30 days')::int as hired_month_before,
      (select count(*)::int from answers) as answered,
      (select count(*)::int from answers j where j.at <= j.applied_at + ${replyPeriod}) as answered_in_time
    from mine`.execute(db);
  const [numbers] = found.rows;
  if (!numbers) throw new Error('The count query returned no row');
  return numbers;
}
