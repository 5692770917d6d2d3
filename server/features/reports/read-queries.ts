import { type RawBuilder, sql } from 'kysely';
import { maxReportRows, type ReportDefinition } from '#domain/features/reports/definitions.ts';
import type { MeasureId } from '#domain/features/reports/measures.ts';
import type { Db } from '#server/db/db.ts';
import type { Cells, ReportQuery } from './report-query.ts';
import { buildCells } from './shown-queries.ts';

/** The values of a measure in a group, added up as the measure says. */
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
  readonly max: number;
  readonly median: number;
  readonly p90: number;
  /** All rows of the report; the groups of rows are those of the first `maxReportRows` only. */
  readonly row_count: number;
}

/** The groups that a report shows, in one statement: of everything, of its first rows, and of each category of the chart. */
export async function readGroups(
  db: Db,
  query: ReportQuery,
  cells: Cells,
  definition: ReportDefinition,
): Promise<GroupRow[]> {
  const found = await sql<GroupRow>`
    with ${buildCells(query, cells)},
    added as materialized (
      select period, measure, row_key, max(row_label) as row_label, chart_key, value, sum(weight)::float8 as count
      from shown group by period, measure, row_key, chart_key, value
    ),
    listed as materialized (
      select row_key, count(*) over ()::int as row_count from added where period = 'now' group by row_key
      order by sum(count) filter (where measure = ${definition.table.columns[0]}) desc nulls last, row_key collate "C"
      limit ${maxReportRows}
    ),
    groups as (
      ${sql.join(listGroupingSets(definition).map(buildGroups), sql` union all `)}
    )
    select g.*, (select max(row_count) from listed) as row_count from groups g`.execute(db);
  return found.rows;
}

interface GroupingSet {
  readonly keys: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly filter: RawBuilder<unknown>;
}

/** By everything, by row, and by category of the chart. */
function listGroupingSets({ chart }: ReportDefinition): GroupingSet[] {
  const isOfPeriod = sql`period is not null`;
  const columns = (row: string, label: string, category: string, isAllRows: boolean, isAllCategories: boolean) =>
    sql`${sql.raw(row)} as row_key, ${sql.raw(label)} as row_label, ${sql.raw(category)} as chart_key,
      ${sql.lit(isAllRows)} as is_all_rows, ${sql.lit(isAllCategories)} as is_all_categories`;
  const [none, label] = ['null::text', 'max(row_label)'];
  return [
    { keys: sql``, columns: columns(none, none, none, true, true), filter: isOfPeriod },
    {
      keys: sql`, row_key`,
      columns: columns('row_key', label, none, false, true),
      filter: sql`period = 'now' and (row_key in (select row_key from listed)) is true`,
    },
    chart.hasLinePerRow
      ? {
          keys: sql`, row_key, chart_key`,
          columns: columns('row_key', label, 'chart_key', false, false),
          filter: isOfPeriod,
        }
      : {
          keys: sql`, chart_key`,
          columns: columns(none, none, 'chart_key', true, false),
          filter: isOfPeriod,
        },
  ];
}

/** Values that are equal are counted together, so that a median sorts a few numbers instead of every application. */
function buildGroups({ keys, columns, filter }: GroupingSet): RawBuilder<unknown> {
  return sql`
    select period, measure, ${columns}, sum(count)::int as count, sum(value * count)::float8 as sum,
      (sum(value * count) / sum(count))::float8 as mean, max(value)::float8 as max,
      ${quantile(0.5)} as median, ${quantile(0.9)} as p90
    from (
      select *, sum(count) over (partition by period, measure ${keys} order by value) as last,
        sum(count) over (partition by period, measure ${keys}) as total
      from (
        select period, measure ${keys}, max(row_label) as row_label, value, sum(count) as count
        from added where ${filter} group by period, measure ${keys}, value
      ) counted
    ) ranked
    group by period, measure ${keys}`;
}

/** Between the two values next to the position, as in `percentile_cont`. */
function quantile(share: number): RawBuilder<number> {
  const position = sql`(${sql.lit(share)} * (total - 1))`;
  const [lower, upper] = ['floor', 'ceil'].map(
    (round) => sql`min(value) filter (where last > ${sql.raw(round)}${position})`,
  );
  return sql<number>`(${lower} + (${upper} - ${lower}) * max(${position} - floor(${position})))::float8`;
}
