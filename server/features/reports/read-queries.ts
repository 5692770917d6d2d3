import { type RawBuilder, sql } from 'kysely';
import {
  type Dimension,
  getDefinition,
  maxReportRows,
  type ReportDefinition,
} from '#domain/features/reports/definitions.ts';
import { getCounted, type MeasureId } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { Db } from '#server/db/db.ts';
import { buildBase } from './base-queries.ts';
import { selectStoredGroups } from './groups/group-queries.ts';
import type { Cells, ReportQuery, Slice } from './report-query.ts';
import type { RowSearch } from './reports.ts';
import { buildCells } from './shown-queries.ts';
import { selectSums } from './slices/slice-queries.ts';

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

interface Counted {
  readonly cells: Cells;
  readonly definition: ReportDefinition;
  /** The sums to which the changes are added. */
  readonly slice?: Slice | undefined;
  /** How many rows there are, if the cells leave out the keys of those that are not shown. */
  readonly rowCount?: RawBuilder<unknown> | undefined;
}

/** The groups that a report shows, in one statement: of everything, of its first rows, and of each category of the chart. */
export async function readGroups(db: Db, query: ReportQuery, counted: Counted): Promise<GroupRow[]> {
  const { total, row, category } = buildGroupingSets(counted.definition);
  return selectGroups(db, query, buildWeighted(query, counted), [total, row, category]);
}

/** The same for readers of aggregates of a large tenant. */
export async function readStoredGroups(db: Db, query: ReportQuery, report: ReportName): Promise<GroupRow[]> {
  const definition = getDefinition(report, true);
  const { total, row, category } = buildGroupingSets(definition);
  const weighted = sql`weighted as (${selectStoredGroups(query, report)})`;
  return selectGroups(db, query, { definition, weighted }, [total, row, category]);
}

/** The key figures with the chart, and the rows. */
export type ReportPart = 'summary' | 'table';

interface LongReportParts {
  readonly search: RowSearch;
  readonly parts: readonly ReportPart[];
}

/**
 * The same for parts of a long report. Everything is added up without the rows, and only those that are shown are added up one by
 * one. All statements must read the same moment.
 */
export async function readGroupsByRow(
  db: Db,
  query: ReportQuery,
  { search, parts, ...counted }: Counted & LongReportParts,
): Promise<GroupRow[]> {
  const ofAll = parts.includes('summary') ? await readTotals(db, query, counted) : [];
  const ofRows = parts.includes('table') ? await readRows(db, query, { ...counted, search }) : [];
  const rowCount = ofRows[0]?.row_count ?? 0;
  return [...ofAll, ...ofRows].map((group) => ({ ...group, row_count: rowCount }));
}

function readTotals(db: Db, query: ReportQuery, counted: Counted): Promise<GroupRow[]> {
  const { total, category } = buildGroupingSets(counted.definition);
  const ofAll: ReportQuery = { ...query, rows: counted.slice ? 'changes' : 'applications' };
  return selectGroups(db, ofAll, buildWeighted(ofAll, counted), [total, category]);
}

async function readRows(
  db: Db,
  query: ReportQuery,
  { search, cells, definition }: Counted & Pick<LongReportParts, 'search'>,
): Promise<GroupRow[]> {
  const { row } = buildGroupingSets(definition);
  const ofSingleRows: ReportQuery = { ...query, waitSums: undefined };
  const found = await listRows(db, ofSingleRows, search);
  const only = { by: search.by, ids: found.map(({ id }) => id) };
  const ofRows: ReportQuery = { ...ofSingleRows, only, grouping: search.by === 'job' ? 'job' : 'none' };
  const rows = await selectGroups(db, ofRows, buildWeighted(ofRows, { cells, definition }), [row]);
  const rowCount = found[0]?.row_count ?? 0;
  return rows.map((group) => ({ ...group, row_count: rowCount }));
}

/** The rows with the highest counts, and how many there are. */
async function listRows(db: Db, query: ReportQuery, { rows }: RowSearch): Promise<{ id: number; row_count: number }[]> {
  const found = await sql<{ id: number; row_count: number }>`
    with ${buildBase({ ...query, grouping: 'none', hasOnlyEnd: true })},
    counted as (select id, sum(count) as count from (${rows(query)}) r group by id)
    select id, count(*) over ()::int as row_count from counted
    order by count desc, id::text collate "C" limit ${maxReportRows}`.execute(db);
  return found.rows;
}

interface Weighted extends Pick<Counted, 'rowCount'> {
  readonly definition: ReportDefinition;
  /** Common table expressions that end with `weighted`: the values that a report counts, with how often. */
  readonly weighted: RawBuilder<unknown>;
}

function buildWeighted(query: ReportQuery, { cells, definition, slice, rowCount }: Counted): Weighted {
  const weighted = sql`${buildCells(query, cells)},
    weighted as (
      select period, measure, row_key, chart_key, value, weight from shown
      ${slice ? sql`union all ${selectSums(query, slice)}` : sql``}
    )`;
  return { definition, weighted, rowCount };
}

async function selectGroups(
  db: Db,
  query: ReportQuery,
  { definition, weighted, rowCount = sql`select max(row_count) from listed` }: Weighted,
  sets: readonly GroupingSet[],
): Promise<GroupRow[]> {
  const found = await sql<GroupRow>`
    with ${weighted},
    added as materialized (
      select period, measure, row_key, chart_key, value, sum(weight)::float8 as count
      from weighted group by period, measure, row_key, chart_key, value having sum(weight) <> 0
    ),
    listed as materialized (
      select row_key, count(*) over ()::int as row_count from added
      where period = 'now' and row_key is not null group by row_key
      order by sum(count) filter (where measure = ${getCounted(definition.table.columns[0])}) desc nulls last, row_key collate "C"
      limit ${maxReportRows}
    ),
    groups as (
      ${sql.join(sets.map(buildGroups), sql` union all `)}
    )
    select g.*, (${rowCount}) as row_count, ${findLabel(query, definition)} as row_label
    from groups g`.execute(db);
  return found.rows;
}

/** The name of a row. Readers of aggregates see no rows of one job, person, or partner. */
function findLabel({ reader, isAggregate }: ReportQuery, { table }: ReportDefinition): RawBuilder<string | null> {
  const { tenantId } = reader;
  const labels: Readonly<Partial<Record<Dimension, RawBuilder<unknown>>>> = {
    job: sql`select j.title from jobs j where j.tenant_id = ${tenantId} and j.id = g.row_key::bigint`,
    person: sql`select u.full_name from users u where u.tenant_id = ${tenantId} and u.id = g.row_key::bigint`,
    source: sql`select o.name from organisations o
      where o.tenant_id = ${tenantId} and o.id = substring(g.row_key from '^partner-(\\d+)$')::bigint`,
  };
  const label = isAggregate ? undefined : labels[table.rows];
  return label ? sql`case when g.row_key is not null then (${label}) end` : sql`null::text`;
}

interface GroupingSet {
  readonly keys: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly filter: RawBuilder<unknown>;
}

/** By everything, by row, and by category of the chart. A chart of jobs has those of the table, because there are too many. */
function buildGroupingSets({ chart }: ReportDefinition): Record<'total' | 'row' | 'category', GroupingSet> {
  const isOfPeriod = sql`period is not null`;
  const isListed = sql`(row_key in (select row_key from listed)) is true`;
  const columns = (row: string, category: string, isAllRows: boolean, isAllCategories: boolean) =>
    sql`${sql.raw(row)} as row_key, ${sql.raw(category)} as chart_key,
      ${sql.lit(isAllRows)} as is_all_rows, ${sql.lit(isAllCategories)} as is_all_categories`;
  const none = 'null::text';
  return {
    total: { keys: sql``, columns: columns(none, none, true, true), filter: isOfPeriod },
    row: {
      keys: sql`, row_key`,
      columns: columns('row_key', none, false, true),
      filter: sql`period = 'now' and ${isListed}`,
    },
    category: chart.hasLinePerRow
      ? { keys: sql`, row_key, chart_key`, columns: columns('row_key', 'chart_key', false, false), filter: isOfPeriod }
      : {
          keys: sql`, chart_key`,
          columns: columns(none, 'chart_key', true, false),
          filter: chart.by === 'job' ? sql`${isOfPeriod} and ${isListed}` : isOfPeriod,
        },
  };
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
        select period, measure ${keys}, value, sum(count) as count
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
