import { type RawBuilder, sql } from 'kysely';
import { minGroupSize } from '#domain/features/reports/definitions.ts';
import { measureIds, measures } from '#domain/features/reports/measures.ts';
import { buildBase } from './base-queries.ts';
import { type Cells, findPeriod, type ReportQuery } from './report-query.ts';

/** Common table expressions that end with `shown`: the values with the period they belong to. */
export function buildCells(query: ReportQuery, cells: Cells): RawBuilder<unknown> {
  return sql`${buildBase(query)},
    cells as (${cells(query)}),
    timed as (
      select c.*, ${findPeriod(sql`c.at`)} as period
      from cells c where c.value is not null and c.at is not null
    ),
    ${buildShown(query)}`;
}

function buildShown({ isAggregate, isSnapshot }: ReportQuery): RawBuilder<unknown> {
  if (!isAggregate) return sql`shown as (select * from timed where period is not null)`;
  return isSnapshot ? onlyTensOfPeople : onlyWholeGroups;
}

/**
 * The people of a number are put into fixed groups of ten, in the order of their first event. A number counts a group if all of
 * its events lie in the period. So two numbers of the same kind never differ by fewer than ten people, whichever periods are
 * compared. `values` are rows with `at`, `period`, `measure`, `chart_key`, and `user_id`.
 */
export function buildWholeGroups(values: RawBuilder<unknown>): RawBuilder<unknown> {
  const people = sql`
    select measure, chart_key, user_id, min(at) as first_at, min(coalesce(period, '')) as first_period,
      max(coalesce(period, '')) as last_period
    from valued where user_id is not null group by measure, chart_key, user_id`;
  const groups = sql`
    select measure, chart_key, array_agg(user_id) as user_ids
    from (
      select p.*, (row_number() over (partition by measure, chart_key order by first_at, user_id) - 1)
        / ${sql.lit(minGroupSize)} as number
      from (${people}) p
    ) n
    group by measure, chart_key, number
    having count(*) = ${sql.lit(minGroupSize)} and min(first_period) = max(last_period)`;
  return sql`
    with valued as materialized (${values})
    select v.* from valued v
    join (select measure, chart_key, unnest(user_ids) as user_id from (${groups}) g) w using (measure, chart_key, user_id)
    where v.period is not null`;
}

/** For readers of aggregates. */
const onlyWholeGroups = sql`
  shown as (
    select s.at, s.chart_key as row_key, s.chart_key, s.category, s.application_id, s.job_id,
      s.user_id, s.weight, s.measure, s.value, s.period
    from (${buildWholeGroups(sql`select * from timed`)}) s
  )`;

const counts = measureIds.filter((id) => measures[id].aggregate === 'count');

/**
 * For readers of aggregates, of a state at a moment: the people of a number in tens, each once. Who is in a state changes from
 * day to day, so groups cannot be fixed, and a mean of two days would show the value of the person who came or left: there are
 * counts only.
 */
const onlyTensOfPeople = sql`
  people as (
    select distinct on (t.period, t.measure, t.chart_key, t.user_id) t.* from timed t
    where t.period is not null and t.user_id is not null and t.measure = any(${sql.val(counts)}::text[])
    order by t.period, t.measure, t.chart_key, t.user_id
  ),
  numbered as (
    select p.*, row_number() over whole as place, count(*) over (partition by p.period, p.measure, p.chart_key) as size
    from people p window whole as (partition by p.period, p.measure, p.chart_key order by p.user_id)
  ),
  shown as (
    select n.at, n.chart_key as row_key, n.chart_key, n.category, n.application_id, n.job_id,
      n.user_id, n.weight, n.measure, n.value, n.period
    from numbered n where n.place <= n.size - n.size % ${sql.lit(minGroupSize)}
  )`;
