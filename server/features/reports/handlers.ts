import type { hiringReportsApi, partnerReportsApi } from '#domain/features/reports/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readReport, readSummary, readTable } from './read-report.ts';
import { downloadReport, drillReport, listFilterOptions } from './service.ts';

export const hiringReportHandlers = {
  read: (ctx, { params, query }) => readReport(ctx, params.name, query),
  summary: (ctx, { params, query }) => readSummary(ctx, params.name, query),
  table: (ctx, { params, query }) => readTable(ctx, params.name, query),
  rows: (ctx, { params, query }) => drillReport(ctx, params.name, query),
  download: (ctx, { params, query }) => downloadReport(ctx, params.name, query),
  filters: (ctx) => listFilterOptions(ctx, 'report.hiring'),
} satisfies Handlers<typeof hiringReportsApi>;

export const partnerReportHandlers = {
  read: (ctx, { params, query }) => readReport(ctx, params.name, query),
  summary: (ctx, { params, query }) => readSummary(ctx, params.name, query),
  table: (ctx, { params, query }) => readTable(ctx, params.name, query),
  rows: (ctx, { params, query }) => drillReport(ctx, params.name, query),
  download: (ctx, { params, query }) => downloadReport(ctx, params.name, query),
  filters: (ctx) => listFilterOptions(ctx, 'report.partner'),
} satisfies Handlers<typeof partnerReportsApi>;
