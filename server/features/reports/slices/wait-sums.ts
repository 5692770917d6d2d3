import { type RawBuilder, sql } from 'kysely';
import { splitMonths } from '#domain/features/reports/period.ts';
import { dayOf } from '#server/features/reports/calendar.ts';
import {
  filterApplications,
  filterJobs,
  isVisibleApplication,
  isVisibleJob,
} from '#server/features/reports/conditions.ts';
import { type ReportQuery, withoutIndex } from '#server/features/reports/report-query.ts';

/** A moment at which a snapshot counts. */
export interface SnapshotMoment {
  readonly at: RawBuilder<unknown>;
  /** Its day in the tenant's time zone. */
  readonly day: string;
  /** The last day before it, or today. */
  readonly lastDay: string;
}

/** Sums contain the day since when applications wait as a number of days after this one. */
const firstDay = '2000-01-01';
const unknownDay = -1;

function numberOf(since: RawBuilder<unknown>, calendar: Pick<ReportQuery, 'timeZone'>): RawBuilder<number> {
  return sql<number>`coalesce(${dayOf(since, calendar)} - ${firstDay}::date, ${sql.lit(unknownDay)})`;
}

/**
 * What waits (`base`) add to the sums of each report: 1 on the day on which they start, and -1 on the day on which they end, so that
 * the sum of all days before a moment is the number at that moment.
 */
export function waitValues(calendar: Pick<ReportQuery, 'timeZone'>): RawBuilder<unknown> {
  return sql`
    select r.report, a.organisation_id, a.source_index, ${dayOf(sql`f.at`, calendar)} as day, '' as row_key, a.status as chart_key,
      'waiting' as measure, ${numberOf(sql`a.since`, calendar)} as value, a.weight * f.step as weight
    from base a
    cross join lateral (values (a.starts_at, 1), (nullif(a.ends_at, 'infinity'), -1)) f(at, step)
    cross join lateral (values ('currentPipeline', true), ('currentapplication', a.partner_id is not null)) r(report, is_counted)
    where f.at is not null and r.is_counted`;
}

/** The applications in process at a moment, those in the same status and of as many days as one. */
export function selectWaitSums(
  query: ReportQuery,
  { at, day, lastDay }: SnapshotMoment,
  index: number,
): RawBuilder<unknown> {
  const { waitSums: slice, reader } = query;
  const parts = splitMonths({ from: firstDay, to: lastDay }).map(
    ({ isMonths, from, to }) => sql`(${isMonths}::boolean, ${from}::date, ${to}::date)`,
  );
  const isThen = sql`a.starts_at < ${at} and a.ends_at >= ${at}`;
  const isOfSlice = sql`${isVisibleApplication(query)} ${filterApplications(query)}`;
  const moment = sql`(select moment from moments where number = ${index}::int)`;
  return sql`
    select ${moment} as moment, null::bigint as job_id,
      null::bigint as application_id, null::bigint as user_id, w.status,
      (${day}::date - (${firstDay}::date + nullif(w.since, ${sql.lit(unknownDay)})))::float8 as days, w.weight
    from (
      select status, since, sum(weight)::int as weight from (
        select s.chart_key as status, s.value as since, s.count as weight
        from (values ${sql.join(parts)}) p(is_month, first_day, last_day)
        join report_sums s on s.is_month = p.is_month and s.day between p.first_day and p.last_day
        where s.tenant_id = ${reader.tenantId} and s.organisation_id = ${slice?.organisationId}
          and s.source = ${slice?.source} and s.report = ${slice?.report}
        union all
        select a.status, ${numberOf(sql`a.since`, query)}, a.weight
        from (select c.*, false as awaits_consent from report_wait_changes c where c.tenant_id = ${reader.tenantId}) a
        where ${isThen} and ${isOfSlice}
        ${slice?.report === 'currentPipeline' ? sql`union all ${selectInactive(query, { moment, at, isOfSlice })}` : sql``}
      ) u group by status, since having sum(weight) <> 0
    ) w`;
}

interface WaitConditions {
  readonly moment: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly isOfSlice: RawBuilder<unknown>;
}

/**
 * The applications of jobs that weren't active, which the sums contain, with a weight of -1. Few of them are still in process. The jobs
 * are read from an index, because `base_jobs` reads them all.
 */
function selectInactive(query: ReportQuery, { moment, at, isOfSlice }: WaitConditions): RawBuilder<unknown> {
  const { tenantId } = query.reader;
  return sql`
    select w.status, ${numberOf(sql`w.since`, query)}, -1
    from (
      select j.organisation_id, j.id as job_id from jobs j
      where ${isVisibleJob(query)} ${filterJobs(query)}
        and not j.id in (select n.job_id from active_jobs n where n.moment = ${moment})
    ) i
    cross join lateral (
      select a.status, a.since
      from (select r.*, false as awaits_consent from report_waits r where r.tenant_id = ${tenantId}) a
      where a.organisation_id = i.organisation_id and a.job_id = i.job_id
        and ${withoutIndex(sql`a.starts_at`)} < ${at} and a.ends_at >= ${at} and ${isOfSlice} offset 0
    ) w`;
}
