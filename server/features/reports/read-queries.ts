import { type RawBuilder, sql } from 'kysely';
import { maxReportRows, minGroupSize } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measureIds, measures } from '#domain/features/reports/measures.ts';
import type { Db } from '#server/db/db.ts';
import { buildBase } from './base-queries.ts';
import { type Cells, type ReportQuery, startOf } from './report-query.ts';

/** The values of a measure in a group, added up in every way; the measure says which one it shows. */
export interface GroupRow {
  readonly period: 'now' | 'before';
  readonly measure: MeasureId;
  /** Null in groups of all rows. */
  readonly row_key: string | null;
  readonly row_label: string | null;
  readonly chart_key: string | null;
  readonly is_all_rows: boolean;
  readonly is_all_categories: boolean;
  readonly count: number;
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

/** All groups of a report in one statement: of everything, of each row, and of each category of the chart. */
export async function readGroups(
  db: Db,
  query: ReportQuery,
  cells: Cells,
  hasLinePerRow: boolean,
): Promise<GroupRow[]> {
  const byBoth = hasLinePerRow ? sql`, (period, measure, row_key, chart_key)` : sql``;
  const found = await sql<GroupRow>`
    with ${buildCells(query, cells)}
    select period, measure, row_key, max(row_label) as row_label, chart_key,
      grouping(row_key) = 1 as is_all_rows, grouping(chart_key) = 1 as is_all_categories,
      count(*)::int as count, sum(value)::float8 as sum, avg(value)::float8 as mean, max(value)::float8 as max,
      percentile_cont(0.5) within group (order by value) as median,
      percentile_cont(0.9) within group (order by value) as p90
    from shown
    group by grouping sets ((period, measure), (period, measure, row_key), (period, measure, chart_key) ${byBoth})`.execute(
    db,
  );
  return found.rows;
}

export interface DrillGroup {
  readonly measure: MeasureId;
  readonly row: string | undefined;
  readonly category: string | undefined;
}

export interface DrillRecord {
  application_id: number | null;
  person_id: number | null;
  person: string | null;
  job_id: number | null;
  job: string | null;
  company: string | null;
  category: string;
  at: Date;
  value: number;
  total: number;
}

/** The rows that a number counts; the largest values first, then the newest. */
export async function readDrill(db: Db, query: ReportQuery, cells: Cells, group: DrillGroup): Promise<DrillRecord[]> {
  const { measure, row, category } = group;
  const found = await sql<DrillRecord>`
    with ${buildCells(query, cells)}
    select c.application_id, c.user_id as person_id, u.full_name as person, c.job_id, j.title as job, j.company,
      c.category, c.at, c.value::float8 as value, count(*) over ()::int as total
    from shown c
    left join users u on u.tenant_id = ${query.reader.tenantId} and u.id = c.user_id
    left join jobs j on j.tenant_id = ${query.reader.tenantId} and j.id = c.job_id
    where c.period = 'now' and c.measure = ${measure}
      ${row === undefined ? sql`` : sql`and c.row_key = ${row}`}
      ${category === undefined ? sql`` : sql`and c.chart_key = ${category}`}
    order by c.value desc, c.at desc, c.application_id desc nulls last limit ${maxReportRows}`.execute(db);
  return found.rows;
}

/** Common table expressions that end with `shown`: the values with the period they belong to. */
function buildCells(query: ReportQuery, cells: Cells): RawBuilder<unknown> {
  const { period, before, timeZone } = query;
  const start = startOf(period.from, timeZone);
  const end = sql`(((${period.to}::date + 1))::timestamp at time zone ${timeZone}::text)`;
  return sql`${buildBase(query)},
    cells as (${cells(query)}),
    timed as (
      select c.*, case when c.at >= ${start} and c.at < ${end} then 'now'
        when c.at >= ${startOf(before.from, timeZone)} and c.at < ${start} then 'before' end as period
      from cells c where c.value is not null
    ),
    ${buildShown(query)}`;
}

function buildShown({ isAggregate, isSnapshot }: ReportQuery): RawBuilder<unknown> {
  if (!isAggregate) return sql`shown as (select * from timed where period is not null)`;
  return isSnapshot ? onlyTensOfPeople : onlyWholeGroups;
}

/**
 * For readers of aggregates: the people of a number are put into fixed groups of ten, in the order of their first event. A
 * number counts a group if all of its events lie in the period. So two numbers of the same kind never differ by fewer than
 * ten people, whichever periods are compared.
 */
const onlyWholeGroups = sql`
  grouped as (
    select t.*, min(t.at) over (partition by t.measure, t.chart_key, t.user_id) as first_at
    from (select u.*, coalesce(u.period, '') as period_key from timed u where u.user_id is not null) t
  ),
  numbered as (
    select g.*, dense_rank() over (partition by g.measure, g.chart_key order by g.first_at, g.user_id) as place from grouped g
  ),
  blocks as (select n.*, (n.place - 1) / ${sql.lit(minGroupSize)} as block from numbered n),
  sized as (
    select b.*, max(b.place) over whole - min(b.place) over whole + 1 as size,
      min(b.period_key) over whole = max(b.period_key) over whole as is_whole
    from blocks b window whole as (partition by b.measure, b.chart_key, b.block)
  ),
  shown as (
    select s.at, s.chart_key as row_key, null::text as row_label, s.chart_key, s.category, s.application_id, s.job_id,
      s.user_id, s.measure, s.value, s.period
    from sized s where s.size = ${sql.lit(minGroupSize)} and s.is_whole and s.period is not null
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
    select n.at, n.chart_key as row_key, null::text as row_label, n.chart_key, n.category, n.application_id, n.job_id,
      n.user_id, n.measure, n.value, n.period
    from numbered n where n.place <= n.size - n.size % ${sql.lit(minGroupSize)}
  )`;
