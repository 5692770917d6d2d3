import { type RawBuilder, sql } from 'kysely';
import type { ReportFilter } from '#domain/features/reports/contract.ts';
import type { Period } from '#domain/features/reports/period.ts';
import type { Reader } from '#server/db/visibility.ts';

/**
 * How applications that count the same are read as one with a weight, for numbers that don't depend on the single one: not,
 * those of one job, or all.
 */
export type Grouping = 'none' | 'job' | 'all';

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

/** `now` for a moment in the period, `before` for one in the period before, null for others. */
export function findPeriod(
  at: RawBuilder<unknown>,
  { period, before, timeZone }: ReportQuery,
): RawBuilder<string | null> {
  const start = startOf(period.from, timeZone);
  const end = sql`(((${period.to}::date + 1))::timestamp at time zone ${timeZone}::text)`;
  return sql`case when ${at} >= ${start} and ${at} < ${end} then 'now'
    when ${at} >= ${startOf(before.from, timeZone)} and ${at} < ${start} then 'before' end`;
}

/** The month of a moment: `2026-03`. */
export function formatMonthOf(moment: RawBuilder<unknown>, { timeZone }: ReportQuery): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM')`;
}

/** The first day of the week of a moment: `2026-03-02`. */
export function formatWeekOf(moment: RawBuilder<unknown>, { timeZone }: ReportQuery): RawBuilder<string> {
  return sql<string>`to_char(date_trunc('week', ${moment} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;
}

/** Days between two moments. As floating-point numbers, because exact decimals take several times as long. */
export function daysBetween(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${to} - ${from})::float8 / 86400)`;
}
