import { type RawBuilder, sql } from 'kysely';
import type { ReportName } from '#domain/features/reports/names.ts';
import { getDay, type Period, splitMonths } from '#domain/features/reports/period.ts';
import type { Db } from '#server/db/db.ts';
import {
  applicationSourceCells,
  historicPipelineCells,
  promiseCells,
  selectNotDue,
  timeToHireCells,
} from '#server/features/reports/cells/history-queries.ts';
import { jobActivitySums, journalSums } from '#server/features/reports/cells/partner-queries.ts';
import { hiringVelocityCells } from '#server/features/reports/cells/velocity-queries.ts';
import type { ReportQuery, Slice, SumCells } from '#server/features/reports/report-query.ts';

/** The reports that are added up for each slice. */
export const sumCellsOf: Readonly<Partial<Record<ReportName, SumCells>>> = {
  applicationSource: applicationSourceCells,
  historicPipeline: historicPipelineCells,
  hiringVelocity: hiringVelocityCells,
  successMetric: promiseCells,
  timeToHire: timeToHireCells,
};

/** The reports of applications in process that are added up for each slice. */
const waitReports: readonly ReportName[] = ['currentPipeline', 'currentapplication'];

/** The reports of moves that are added up for each slice. */
export const moveCellsOf: Readonly<Partial<Record<ReportName, SumCells>>> = {
  jobseekerjournal: journalSums,
  jobactivity: jobActivitySums,
};

/** Every report that is added up for each slice. */
export const summedReports = [...Object.keys(sumCellsOf), ...waitReports, ...Object.keys(moveCellsOf)] as ReportName[];

/** The column of the slices that have the sums of a report. */
function findFilledColumn(report: ReportName) {
  if (sumCellsOf[report]) return 'is_complete';
  if (moveCellsOf[report]) return 'has_moves';
  return waitReports.includes(report) ? 'has_waits' : undefined;
}

/** The slice with exactly the applications of a report, if it is complete; otherwise the report reads its applications. */
export async function findSlice(db: Db, report: ReportName, query: ReportQuery): Promise<Slice | undefined> {
  const isFilled = findFilledColumn(report);
  const scope = findScope(query);
  if (!scope || !isFilled) return undefined;
  const { source, organisationId } = scope;
  const found = await db
    .selectFrom('report_slices')
    .select('source')
    .where('tenant_id', '=', query.reader.tenantId)
    .where('organisation_id', '=', organisationId)
    .where('source', '=', source)
    .where('time_zone', '=', query.timeZone)
    .where(isFilled, '=', true)
    .executeTakeFirst();
  return found && { report, source, organisationId };
}

function findScope({ reader, filter }: ReportQuery): Omit<Slice, 'report'> | undefined {
  const { source = '', organisation, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (reader.scope === 'tenant') return { source, organisationId: organisation ?? 0 };
  const own = reader.actor.organisationId;
  if (reader.scope !== 'organisation' || own === null) return undefined;
  return organisation === undefined || organisation === own ? { source, organisationId: own } : undefined;
}

/** The sums of both periods, with the columns that reports add up: whole months, and the days around them, up to today. */
export function selectSums(query: ReportQuery, slice: Slice): RawBuilder<unknown> {
  const { reader, period, before, timeZone, now } = query;
  const today = getDay(now, timeZone);
  const list = (name: string, { from, to }: Period) =>
    from > today ? [] : splitMonths({ from, to: to < today ? to : today }).map((part) => ({ ...part, name }));
  const parts = [...list('now', period), ...list('before', before)].map(
    ({ name, isMonths, from, to }) => sql`(${name}::text, ${isMonths}::boolean, ${from}::date, ${to}::date)`,
  );
  const sums = sql`
    select p.period, s.measure, nullif(s.row_key, '') as row_key, s.chart_key, s.value::float8, s.count
    from (values ${sql.join([...parts, sql`(null, null, null, null)`])}) p(period, is_month, first_day, last_day)
    join report_sums s on s.is_month = p.is_month and s.day between p.first_day and p.last_day
    where s.tenant_id = ${reader.tenantId} and s.organisation_id = ${slice.organisationId}
      and s.source = ${slice.source} and s.report = ${slice.report}`;
  return slice.report === 'successMetric' ? sql`${sums} union all ${selectNotDue(query)}` : sums;
}
