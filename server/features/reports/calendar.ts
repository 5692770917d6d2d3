import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#domain/features/reports/period.ts';

/** A report, or without a period the sums of all of them. */
export interface Calendar {
  readonly timeZone: string;
  readonly period?: Period;
  readonly isAggregate?: boolean;
}

/** The first moment of a day in the tenant's time zone. */
export function startOf(day: string | RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date)::timestamp at time zone ${timeZone}::text)`;
}

/**
 * The days of a time zone with their first moments, read by `dayOf`. Where clocks are set back at midnight, a day has two of them, and
 * `startOf` finds the second.
 */
export function buildDays({ from, to }: Period, timeZone: string): RawBuilder<unknown> {
  return sql`
    days as materialized (
      select min(day) as first, array_agg(start order by day) as starts, min(start) as start, max(start) as finish
      from (
        select d.day, case when ((s.start - interval '1 hour') at time zone ${timeZone}::text)::date = d.day
          then s.start - interval '1 hour' else s.start end as start
        from (select day::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day) d
        cross join lateral (select ${startOf(sql`d.day`, timeZone)} as start) s
      ) d
    )`;
}

/** The month of a day as its first day, which is faster to group by than a text. */
export function monthOfDay(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${day} - date_part('day', ${day})::int + 1)`;
}

/**
 * The month of a moment as its first day. For a report, it is found among the months of both periods, which is faster; readers of
 * aggregates need other months, too.
 */
export function monthOf(moment: RawBuilder<unknown>, query: Calendar): RawBuilder<unknown> {
  return query.period === undefined || query.isAggregate
    ? monthOfDay(dayOf(moment, query))
    : sql`(select days from months)[width_bucket(${moment}, (select starts from months))]`;
}

export function formatMonth(month: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${month}::timestamp, 'YYYY-MM')`;
}

/** The month of a moment: `2026-03`. */
export function formatMonthOf(moment: RawBuilder<unknown>, { timeZone }: Calendar): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM')`;
}

/** The first day of the week of a moment. */
export function weekOf(moment: RawBuilder<unknown>, { timeZone }: Calendar): RawBuilder<unknown> {
  return sql`date_trunc('week', ${moment} at time zone ${timeZone}::text)`;
}

/** Calendar days from one moment to another in the tenant's time zone: 0 on the same day. */
export function daysBetween(from: RawBuilder<unknown>, to: RawBuilder<unknown>, query: Calendar): RawBuilder<number> {
  return sql<number>`(${dayOf(to, query)} - ${dayOf(from, query)})::float8`;
}

/**
 * The calendar day of a moment in the tenant's time zone. For a report, it is found among its days, which takes a sixth of the time;
 * earlier and later ones are converted.
 */
export function dayOf(moment: RawBuilder<unknown>, { timeZone, period }: Calendar): RawBuilder<unknown> {
  const converted = sql`(${moment} at time zone ${timeZone}::text)::date`;
  if (period === undefined) return converted;
  return sql`
    case when ${moment} >= (select start from days) and ${moment} < (select finish from days)
      then (select first from days) + width_bucket(${moment}, (select starts from days)) - 1 else ${converted} end`;
}
