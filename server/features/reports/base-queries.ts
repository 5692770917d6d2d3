import { type RawBuilder, sql } from 'kysely';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import { dayOf, startOf } from './calendar.ts';
import {
  filterApplications,
  filterJobs,
  filterOfJobs,
  isOfSomeJobs,
  isVisibleApplication,
  isVisibleJob,
  selectActiveJobs,
} from './conditions.ts';
import { buildBounds, findPeriod, type ReportQuery, withoutIndex } from './report-query.ts';
import { type SnapshotMoment, selectWaitSums } from './slices/wait-sums.ts';

/**
 * The applications and jobs that a report may count, and for a snapshot its moments, the end of the period and its start, with
 * the applications that were in process then (`waits`).
 */
export function buildBase(query: ReportQuery): RawBuilder<unknown> {
  const moments = listMoments(query);
  return sql`${buildBounds(query)},
    moments as (${sql.join(
      moments.map(({ at }, index) => sql`select ${index}::int as number, ${at} as moment`),
      sql` union all `,
    )}),
    base_jobs as (
      select j.tenant_id, j.id, j.organisation_id, j.published_at, j.openings, j.status, j.effective_skill_ids
      from jobs j where ${isVisibleJob(query)} ${filterJobs(query)}
    ),
    active_jobs as materialized (${selectActiveJobs(query)}),
    every_base as not materialized (
      select a.* from (${selectApplications(query)}) a
      where ${isVisibleApplication(query)} ${filterApplications(query)}
    ),
    base as ${query.grouping === 'all' ? sql`(${groupBase()})` : sql`not materialized (select * from every_base)`},
    every_wait as (${sql.join(
      moments.map((moment, index) =>
        query.waitSums ? selectWaitSums(query, moment, index) : selectWaits(query, moment, index),
      ),
      sql` union all `,
    )}),
    waits as (${query.grouping === 'all' ? groupWaits() : sql`select * from every_wait`})`;
}

function listMoments({ period, timeZone, now, isAggregate, hasOnlyEnd }: ReportQuery): SnapshotMoment[] {
  const today = getDay(now, timeZone);
  // Two moments would show who moved in between.
  if (isAggregate) return [{ at: sql`${now}::timestamptz`, day: today, lastDay: today }];
  const dayAfter = moveDay(period.to, 1);
  const end = {
    at: sql`least(${startOf(dayAfter, timeZone)}, ${now}::timestamptz)`,
    day: dayAfter < today ? dayAfter : today,
    lastDay: period.to < today ? period.to : today,
  };
  const start = { at: startOf(period.from, timeZone), day: period.from, lastDay: moveDay(period.from, -1) };
  return hasOnlyEnd ? [end] : [end, start];
}

/**
 * The applications in process at a moment. The index finds them by its value; as a column it is computed once, not per row. Those
 * of some jobs are read from the index of the organization, job by job; PostgreSQL would expect to skip from end to end for the start.
 */
function selectWaits(query: ReportQuery, { at, day }: SnapshotMoment, index: number): RawBuilder<unknown> {
  const moment = sql`(select moment from moments where number = ${index}::int)`;
  const waits = sql`select r.*, false as awaits_consent from report_waits r where r.tenant_id = ${query.reader.tenantId}`;
  const found = isOfSomeJobs(query)
    ? sql`
      from base_jobs j
      cross join lateral (
        ${waits} and r.organisation_id = j.organisation_id and r.job_id = j.id
          and ${withoutIndex(sql`r.starts_at`)} < ${moment} and r.ends_at >= ${moment} offset 0
      ) a
      where ${isVisibleApplication(query)} ${filterOfJobs(query)}`
    : sql`
      from (${waits}) a
      where a.starts_at < ${at} and a.ends_at >= ${at} and ${isVisibleApplication(query)} ${filterApplications(query)}`;
  return sql`
    select a.*, 1 as weight, (${day}::date - ${dayOf(sql`a.since`, query)})::float8 as days, ${moment} as moment ${found}`;
}

/** Applications that count the same, as one: of one period, with the same stages and source. */
function groupBase(): RawBuilder<unknown> {
  return sql`
    select tenant_id, source, partner_id, status, min(applied_at) as applied_at, min(screening_at) as screening_at,
      min(interview_at) as interview_at, min(offer_at) as offer_at, min(hired_at) as hired_at,
      null::bigint as id, null::bigint as job_id, null::bigint as user_id, sum(weight)::int as weight
    from every_base
    group by tenant_id, source, partner_id, status, ${findPeriod(sql`applied_at`)}, screening_at is null,
      interview_at is null, offer_at is null, hired_at is null`;
}

/** Waits at a moment in the same status and of as many days, as one. */
function groupWaits(): RawBuilder<unknown> {
  return sql`
    select moment, status, days, null::bigint as job_id, null::bigint as application_id, null::bigint as user_id,
      sum(weight)::int as weight
    from every_wait group by moment, status, days`;
}

/** The tables leave out drafts and applications that await consent. */
function selectApplications({ reader, rows }: ReportQuery): RawBuilder<unknown> {
  const { tenantId } = reader;
  return rows === 'changes'
    ? sql`select r.*, false as awaits_consent from report_changes r where r.tenant_id = ${tenantId}`
    : sql`select r.*, false as awaits_consent, 1 as weight from report_applications r where r.tenant_id = ${tenantId}`;
}
