import type { Permission } from '#domain/access/permissions.ts';
import type { Drill, DrillFilter, FilterOptions, ReportFilter } from '#domain/features/reports/contract.ts';
import { definitions, getDefinition } from '#domain/features/reports/definitions.ts';
import { hasRows } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { readDrill } from './drill-queries.ts';
import { findFilterOptions } from './filter-queries.ts';
import { buildQuery, buildReader, isAggregateReader, readReport } from './read-report.ts';
import type { ReportQuery } from './report-query.ts';
import { cellsOf } from './reports.ts';
import { findViewForMail, setViewMail } from './views/saved-views.ts';
import { canMailView, readViewReport } from './views/view-report.ts';

export { canMailView, findViewForMail, readViewReport, setViewMail };

/** The rows behind one number of a report. */
export async function drillReport(ctx: SignedInContext, name: ReportName, filter: DrillFilter): Promise<Drill> {
  const { measure, row, category, ...rest } = filter;
  if (!hasRows(measure)) refuseField('query.measure', 'invalid_value');
  const query = await buildQuery(ctx, name, rest);
  if (query.isAggregate) refuse('forbidden');
  const found = await readDrill(ctx.readDb, { ...query, ...findOnly(name, row) }, cellsOf[name], {
    measure,
    row,
    category,
  });
  return {
    rows: found.map(({ total: _total, at, value, ...record }) => ({
      ...record,
      at: at.toISOString(),
      value: Math.round(value * 10) / 10,
    })),
    total: found[0]?.total ?? 0,
  };
}

/** The one job or person of a row: without it, all of them would be compared first. */
function findOnly(name: ReportName, row: string | undefined): Pick<ReportQuery, 'only'> {
  const { rows: by } = definitions[name].table;
  const id = Number(row);
  return (by === 'job' || by === 'person') && Number.isSafeInteger(id) ? { only: { by, ids: [id] } } : {};
}

/** The table of a report as a file: the same rows and values as on the page, with stable names of columns. */
export async function downloadReport(
  ctx: SignedInContext,
  name: ReportName,
  filter: ReportFilter,
): Promise<FileResponse> {
  const { columns, rows, period } = await readReportTable(ctx, name, filter);
  const detail = { rows: rows.length, ...filter };
  await write(ctx, (change) => change.audit({ action: 'report.download', subject: ['report', name], detail }));
  return {
    bytes: Buffer.from(byteOrderMark + [columns, ...rows].map(formatCsvLine).join('')),
    file_name: `${name}-${period.from}-${period.to}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

/** The table of a report for files: names of columns, and a line for each row. */
export async function readReportTable(ctx: SignedInContext, name: ReportName, filter: ReportFilter) {
  const report = await readReport(ctx, name, filter);
  const { columns, rows: dimension } = getDefinition(name, report.is_aggregate).table;
  return {
    period: report.period,
    columns: [dimension, ...columns],
    rows: report.rows.map(({ key, label, values }) => [label ?? key, ...columns.map((id) => values[id] ?? null)]),
  };
}

/** The choices of the filters; none for those who only see aggregates. */
export async function listFilterOptions(ctx: SignedInContext, permission: Permission): Promise<FilterOptions> {
  const reader = buildReader(ctx, permission);
  if (isAggregateReader(ctx)) return { job: [], organisation: [], place: [], source: [], team: [], partner: [] };
  return findFilterOptions(ctx.readDb, reader);
}
