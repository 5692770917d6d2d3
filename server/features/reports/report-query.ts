import { type RawBuilder, sql } from 'kysely';
import type { ReportFilter } from '#domain/features/reports/contract.ts';
import type { Period } from '#domain/features/reports/period.ts';
import type { Reader } from '#server/db/visibility.ts';

/**
 * How applications that count the same are read as one with a weight, for numbers that don't depend on the single one: not,
 * those of one job, all, or later by the values that the report makes of them (`countEqual`).
 */
export type Grouping = 'none' | 'job' | 'all' | 'values';

/** What a report is computed for. */
export interface ReportQuery {
  readonly reader: Reader;
  /** The reader sees aggregates only. */
  readonly isAggregate: boolean;
  /** The report counts the state at a moment. */
  readonly isSnapshot: boolean;
  readonly grouping: Grouping;
  /** Only job seekers whom a partner supports. */
  readonly isPartner: boolean;
  readonly filter: Omit<ReportFilter, 'from' | 'to'>;
  readonly period: Period;
  readonly before: Period;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * The values that a report counts, as a query with the columns `at`, `row_key`, `row_label`, `chart_key`, `category`,
 * `application_id`, `job_id`, `user_id`, `weight`, `measure`, `value`. It reads the applications `base`, the jobs `base_jobs`, and the
 * `moments` of a snapshot.
 */
export type Cells = (query: ReportQuery) => RawBuilder<unknown>;

/** The first moment of a day in the tenant's time zone. */
export function startOf(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date)::timestamp at time zone ${timeZone}::text)`;
}

/** The first moments of the period, of the period before, and after the period: computed once, and read by `findPeriod`. */
export function buildBounds({ period, before, timeZone }: ReportQuery): RawBuilder<unknown> {
  return sql`
    bounds as materialized (
      select ${startOf(period.from, timeZone)} as start, ${startOf(before.from, timeZone)} as start_before,
        (${period.to}::date + 1)::timestamp at time zone ${timeZone}::text as finish
    )`;
}

/** `now` for a moment in the period, `before` for one in the period before, null for others. */
export function findPeriod(at: RawBuilder<unknown>): RawBuilder<string | null> {
  const [start, startBefore, finish] = ['start', 'start_before', 'finish'].map(
    (name) => sql`(select ${sql.ref(name)} from bounds)`,
  );
  return sql`case when ${at} >= ${start} and ${at} < ${finish} then 'now'
    when ${at} >= ${startBefore} and ${at} < ${start} then 'before' end`;
}

/** Facts of a period with the same values as one with a weight, unless single applications are read. */
export function countEqual(
  { grouping }: ReportQuery,
  facts: RawBuilder<unknown>,
  columns: readonly string[],
): RawBuilder<unknown> {
  if (grouping === 'none') return facts;
  const keys = sql.join(columns.map((each) => sql.ref(each)));
  const job = columns.includes('job_id') ? sql`` : sql`null::bigint as job_id, `;
  return sql`
    select min(at) as at, ${keys}, ${job} null::bigint as application_id, null::bigint as user_id,
      sum(weight)::int as weight
    from (select *, ${findPeriod(sql`at`)} as period from (${facts}) f) g
    where period is not null group by period, ${keys}`;
}

/** The month of a moment: `2026-03`. */
export function formatMonthOf(moment: RawBuilder<unknown>, { timeZone }: ReportQuery): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM')`;
}

/** The first day of the week of a moment: `2026-03-02`. */
export function formatWeekOf(moment: RawBuilder<unknown>, { timeZone }: ReportQuery): RawBuilder<string> {
  return sql<string>`to_char(date_trunc('week', ${moment} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;
}

/** Calendar days from one moment to another in the tenant's time zone: 0 on the same day. */
export function daysBetween(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  query: ReportQuery,
): RawBuilder<number> {
  return sql<number>`(${dayOf(to, query)} - ${dayOf(from, query)})::float8`;
}

function dayOf(moment: RawBuilder<unknown>, { timeZone }: ReportQuery): RawBuilder<unknown> {
  return sql`(${moment} at time zone ${timeZone}::text)::date`;
}
