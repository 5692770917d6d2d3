import { type RawBuilder, sql } from 'kysely';
import { minGroupSize } from '#domain/features/reports/definitions.ts';
import { buildBase } from './base-queries.ts';
import { type Cells, findPeriod, type ReportQuery } from './report-query.ts';

/** Common table expressions that end with `shown`: the values with the period they belong to. */
export function buildCells(query: ReportQuery, cells: Cells): RawBuilder<unknown> {
  return sql`${buildTimed(query, cells)}, ${buildShown(query)}`;
}

/** Common table expressions that end with `timed`: every value, also those outside of both periods. */
export function buildTimed(query: ReportQuery, cells: Cells): RawBuilder<unknown> {
  const { measures, isAggregate, now } = query;
  // Groups of people are made of what has happened; a reply may be due later.
  return sql`${buildBase(query)},
    cells as (${cells(query)}),
    timed as (
      select c.*, ${findPeriod(sql`c.at`)} as period
      from cells c where c.value is not null and c.at is not null
        ${measures ? sql`and c.measure = any(${measures}::text[])` : sql``}
        ${isAggregate ? sql`and c.at <= ${now}::timestamptz` : sql``}
    )`;
}

function buildShown({ isAggregate, isSnapshot }: ReportQuery): RawBuilder<unknown> {
  if (!isAggregate) return sql`shown as (select * from timed where period is not null)`;
  return isSnapshot ? onlyTensOfPeople : onlyWholeGroups;
}

/**
 * The people of a number are put into fixed groups of ten, in the order of their first event. A number counts a group if all of
 * its events lie in the period. So two numbers of the same kind never differ by fewer than ten people, whichever periods are
 * compared. `values` are rows with `at`, `measure`, `chart_key`, and `user_id`.
 */
export function buildWholeGroups(values: RawBuilder<unknown>): RawBuilder<unknown> {
  const people = sql`
    select measure, chart_key, user_id, min(at) as first_at, max(at) as last_at
    from valued where user_id is not null group by measure, chart_key, user_id`;
  const groups = sql`
    select measure, chart_key, array_agg(user_id) as user_ids
    from (
      select p.*, ${numberTens(sql`partition by measure, chart_key`)} as number
      from (${people}) p
    ) n
    group by measure, chart_key, number
    having count(*) = ${sql.lit(minGroupSize)} and ${findPeriod(sql`min(first_at)`)} = ${findPeriod(sql`max(last_at)`)}`;
  return sql`
    with valued as materialized (${values})
    select v.* from valued v
    join (select measure, chart_key, unnest(user_ids) as user_id from (${groups}) g) w using (measure, chart_key, user_id)`;
}

/** The number of the group of ten of a person with a `first_at`. */
export function numberTens(partition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(row_number() over (${partition} order by first_at, user_id) - 1) / ${sql.lit(minGroupSize)}`;
}

/** For readers of aggregates. */
const onlyWholeGroups = sql`
  shown as (
    select s.period, s.measure, s.chart_key as row_key, s.chart_key, s.value, s.weight
    from (${buildWholeGroups(sql`select * from timed`)}) s
  )`;

/** Counts of a state leave out the people who do not fill a group. */
export const countInTens: RawBuilder<number> = sql`count(*) - count(*) % ${sql.lit(minGroupSize)}`;

/**
 * For readers of aggregates, of a state at a moment: the people of a number in tens, each once. Who is in a state changes from
 * day to day, so groups cannot be fixed, and a mean of two days would show the value of the person who came or left: there are
 * counts only.
 */
const onlyTensOfPeople = sql`
  people as (
    select period, measure, chart_key, user_id from timed
    where period is not null and user_id is not null group by period, measure, chart_key, user_id
  ),
  shown as (
    select period, measure, chart_key as row_key, chart_key, 1::float8 as value,
      ${countInTens} as weight
    from people group by period, measure, chart_key
  )`;
