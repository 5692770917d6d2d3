import { getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { Drill, DrillFilter, FilterOptions, Report, ReportFilter } from '#domain/features/reports/contract.ts';
import { definitions, filterNames } from '#domain/features/reports/definitions.ts';
import { hasRows } from '#domain/features/reports/measures.ts';
import { partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { completePeriod, countDays, getDay, getPeriodBefore, maxPeriodDays } from '#domain/features/reports/period.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { write } from '#server/db/write.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv.ts';
import { findFilterOptions } from './filter-queries.ts';
import { presentGroups } from './present.ts';
import { readDrill, readGroups } from './read-queries.ts';
import type { ReportQuery } from './report-query.ts';
import { cellsOf } from './reports.ts';

/** Computes a report for the rows that the caller may count. */
export async function readReport(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<Report> {
  const query = await buildQuery(ctx, name, filter);
  const groups = await readGroups(ctx.readDb, query, cellsOf[name], definitions[name].chart.hasLinePerRow ?? false);
  const { period, before, timeZone, now, isAggregate } = query;
  return {
    period,
    before,
    time_zone: timeZone,
    as_of: now.toISOString(),
    is_aggregate: isAggregate,
    ...presentGroups(name, groups, isAggregate),
  };
}

/** The rows behind one number of a report. */
export async function drillReport(ctx: SignedInContext, name: ReportName, filter: DrillFilter): Promise<Drill> {
  const { measure, row, category, ...rest } = filter;
  if (!hasRows(measure)) refuseField('query.measure', 'invalid_value');
  const query = await buildQuery(ctx, name, rest);
  if (query.isAggregate) refuse('forbidden');
  const found = await readDrill(ctx.readDb, query, cellsOf[name], { measure, row, category });
  return {
    rows: found.map(({ total: _total, at, value, ...record }) => ({
      ...record,
      at: at.toISOString(),
      value: Math.round(value * 10) / 10,
    })),
    total: found[0]?.total ?? 0,
  };
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
  const { columns, rows: dimension } = definitions[name].table;
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

async function buildQuery(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<ReportQuery> {
  const { from, to, ...rest } = filter;
  const isPartner = partnerReports.some((each) => each === name);
  const isAggregate = isAggregateReader(ctx);
  for (const each of filterNames) {
    const isOffered = definitions[name].filters.includes(each) && !isAggregate;
    if (rest[each] !== undefined && !isOffered) refuseField(`query.${each}`, 'invalid_value');
  }
  const timeZone = await findTenantTimeZone(ctx.readDb, ctx.tenant.id);
  const now = ctx.clock();
  const period = completePeriod(
    { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    getDay(now, timeZone),
  );
  if (period.from > period.to) refuseField('query.to', 'before_start');
  if (countDays(period) > maxPeriodDays) refuseField('query.from', 'period_too_long');
  const reader = buildReader(ctx, isPartner ? 'report.partner' : 'report.hiring');
  return { reader, isAggregate, isPartner, filter: rest, period, before: getPeriodBefore(period), timeZone, now };
}

function buildReader(ctx: SignedInContext, permission: Permission): Reader {
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope: getScope(ctx.actor, permission) ?? refuse('forbidden') };
}

/** Skilling partners see no rows, and no groups under ten. */
function isAggregateReader({ actor }: SignedInContext): boolean {
  return actor.role === 'skilling_partner';
}
