import { type RawBuilder, sql } from 'kysely';
import { maxReportRows, type ReportDefinition } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measureIds, measures } from '#domain/features/reports/measures.ts';
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
  /** Only of measures that show it. */
  readonly median: number | null;
  readonly p90: number | null;
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
      select period, measure, row_key, max(row_label) as row_label, chart_key, sum(weight) as count,
        sum(value * weight) as sum, max(value) as max
      from shown where measure <> all(${sql.val(ranked)}::text[])
      group by period, measure, row_key, chart_key
    ),
    listed as materialized (
      select row_key, count(*) over ()::int as row_count from added where period = 'now' group by row_key
      order by sum(count) filter (where measure = ${definition.table.columns[0]}) desc nulls last, row_key collate "C"
      limit ${maxReportRows}
    ),
    groups as (
      ${sql.join([...buildAddedGroups(definition), ...buildRankedGroups(definition)], sql` union all `)}
    )
    select g.*, (select max(row_count) from listed) as row_count from groups g`.execute(db);
  return found.rows;
}

interface GroupingSet {
  readonly keys: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly filter: RawBuilder<unknown>;
  readonly measures: readonly MeasureId[];
}

/** By everything, by row, and by category of the chart. */
function listGroupingSets({ metrics, table, chart }: ReportDefinition): GroupingSet[] {
  const isOfPeriod = sql`period is not null`;
  const columns = (row: string, label: string, category: string, isAllRows: boolean, isAllCategories: boolean) =>
    sql`${sql.raw(row)} as row_key, ${sql.raw(label)} as row_label, ${sql.raw(category)} as chart_key,
      ${sql.lit(isAllRows)} as is_all_rows, ${sql.lit(isAllCategories)} as is_all_categories`;
  const [none, label] = ['null::text', 'max(row_label)'];
  return [
    { keys: sql``, columns: columns(none, none, none, true, true), filter: isOfPeriod, measures: metrics },
    {
      keys: sql`, row_key`,
      columns: columns('row_key', label, none, false, true),
      filter: sql`period = 'now' and (row_key in (select row_key from listed)) is true`,
      measures: table.columns,
    },
    chart.hasLinePerRow
      ? {
          keys: sql`, row_key, chart_key`,
          columns: columns('row_key', label, 'chart_key', false, false),
          filter: isOfPeriod,
          measures: chart.measures,
        }
      : {
          keys: sql`, chart_key`,
          columns: columns(none, none, 'chart_key', true, false),
          filter: isOfPeriod,
          measures: chart.measures,
        },
  ];
}

function buildAddedGroups(definition: ReportDefinition): RawBuilder<unknown>[] {
  return listGroupingSets(definition).map(
    ({ keys, columns, filter }) => sql`
      select period, measure, ${columns}, sum(count)::int as count, sum(sum)::float8 as sum,
        (sum(sum) / sum(count))::float8 as mean, max(max)::float8 as max, null::float8 as median, null::float8 as p90
      from added where ${filter} group by period, measure ${keys}`,
  );
}

/** Measures whose values have to be sorted. */
const ranked = measureIds.filter((id) => ['median', 'p90'].includes(measures[id].aggregate));

function buildRankedGroups(definition: ReportDefinition): RawBuilder<unknown>[] {
  return listGroupingSets(definition).flatMap(({ keys, columns, filter, measures: ids }) => {
    const shownIds = ids.filter((id) => ranked.includes(id));
    if (shownIds.length === 0) return [];
    return sql`
      select period, measure, ${columns}, count(*)::int as count, sum(value)::float8 as sum, avg(value)::float8 as mean,
        max(value)::float8 as max, percentile_cont(0.5) within group (order by value) as median,
        percentile_cont(0.9) within group (order by value) as p90
      from shown where measure = any(${sql.val(shownIds)}::text[]) and ${filter} group by period, measure ${keys}`;
  });
}
