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
  return sql`
    select s.* from (
      select b.*, max(b.place) over whole - min(b.place) over whole + 1 as size,
        min(b.period_key) over whole = max(b.period_key) over whole as is_whole
      from (
        select n.*, (n.place - 1) / ${sql.lit(minGroupSize)} as block from (
          select g.*, dense_rank() over (partition by g.measure, g.chart_key order by g.first_at, g.user_id) as place from (
            select u.*, coalesce(u.period, '') as period_key,
              min(u.at) over (partition by u.measure, u.chart_key, u.user_id) as first_at
            from (${values}) u where u.user_id is not null
          ) g
        ) n
      ) b window whole as (partition by b.measure, b.chart_key, b.block)
    ) s where s.size = ${sql.lit(minGroupSize)} and s.is_whole and s.period is not null`;
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
