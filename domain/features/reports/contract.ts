import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';
import { measureIds } from './measures.ts';
import { hiringReports, partnerReports } from './names.ts';

/** How people came to apply; the stored values. */
export const sources = ['applied', 'sourced', 'referral', 'import', 'partner'] as const;

const filterFields = {
  from: z.optional(Day),
  to: z.optional(Day),
  job: z.optional(IdFromText),
  organisation: z.optional(IdFromText),
  /** City and region, as in the list of places: `Atlanta, GA`. */
  place: z.optional(line(200, 1)),
  source: z.optional(z.enum(sources)),
  /** A member of the job's team. */
  team: z.optional(IdFromText),
  /** The organization that supports the job seeker. */
  partner: z.optional(IdFromText),
};
export const ReportFilter = z.object(filterFields);
export type ReportFilter = z.infer<typeof ReportFilter>;

/** Null: no value, or too few people to show it. */
const Values = z.partialRecord(z.enum(measureIds), z.nullable(z.number()));
export type ReportValues = z.infer<typeof Values>;

const Group = {
  key: z.string(),
  /** A name, such as a job title; null where the key has a phrase. */
  label: z.nullable(z.string()),
  values: Values,
};
const ReportRow = z.object(Group);
export type ReportRow = z.infer<typeof ReportRow>;

/** A category of the chart; `row` is set where each row of the table has a line of its own. */
const ChartPoint = z.object({ ...Group, row: z.nullable(z.string()), before: Values });
export type ChartPoint = z.infer<typeof ChartPoint>;

/** The key figures and the chart. */
const summaryFields = {
  period: z.object({ from: Day, to: Day }),
  before: z.object({ from: Day, to: Day }),
  time_zone: z.string(),
  as_of: Moment,
  /** The reader sees no groups under ten and no rows. */
  is_aggregate: z.boolean(),
  totals: Values,
  totals_before: Values,
  chart: z.array(ChartPoint),
};
export const ReportSummary = z.object(summaryFields);
export type ReportSummary = z.infer<typeof ReportSummary>;

const tableFields = {
  rows: z.array(ReportRow),
  /** Of all rows; the report lists the first ones. */
  row_count: z.int(),
};
export const ReportTable = z.object(tableFields);
export type ReportTable = z.infer<typeof ReportTable>;

export const Report = z.object({ ...summaryFields, ...tableFields });
export type Report = z.infer<typeof Report>;

const Option = z.object({ value: z.string(), label: z.string() });
export const FilterOptions = z.object({
  job: z.array(Option),
  organisation: z.array(Option),
  place: z.array(Option),
  source: z.array(Option),
  team: z.array(Option),
  partner: z.array(Option),
});
export type FilterOptions = z.infer<typeof FilterOptions>;

/** A number of the report: of a row, of a category of the chart, or of all. */
const DrillFilter = z.object({
  ...filterFields,
  measure: z.enum(measureIds),
  row: z.optional(line(200, 1)),
  category: z.optional(line(200, 1)),
});
export type DrillFilter = z.infer<typeof DrillFilter>;

/** One of the rows behind a number. */
const DrillRow = z.object({
  application_id: z.nullable(Id),
  person_id: z.nullable(Id),
  person: z.nullable(z.string()),
  job_id: z.nullable(Id),
  job: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** The stage, step, source, or kind of entry. */
  category: z.string(),
  at: Moment,
  value: z.number(),
});
export type DrillRow = z.infer<typeof DrillRow>;
export const Drill = z.object({ rows: z.array(DrillRow), total: z.int() });
export type Drill = z.infer<typeof Drill>;

const hiring = z.object({ name: z.enum(hiringReports) });
const partner = z.object({ name: z.enum(partnerReports) });
const file = { query: ReportFilter, binary: true, response: Download, perMinute: 20 } as const;

export const hiringReportsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:name',
    access: { permission: 'report.hiring' },
    params: hiring,
    query: ReportFilter,
    response: Report,
  }),
  /** The report without its table, which takes longer for some reports. */
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:name/summary',
    access: { permission: 'report.hiring' },
    params: hiring,
    query: ReportFilter,
    response: ReportSummary,
  }),
  table: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:name/table',
    access: { permission: 'report.hiring' },
    params: hiring,
    query: ReportFilter,
    response: ReportTable,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:name/rows',
    access: { permission: 'report.hiring_rows' },
    params: hiring,
    query: DrillFilter,
    response: Drill,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:name/csv',
    access: { permission: 'report.hiring_download' },
    params: hiring,
    ...file,
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/v1/reports/filters',
    access: { permission: 'report.hiring' },
    response: FilterOptions,
  }),
};

export const partnerReportsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/:name',
    access: { permission: 'report.partner' },
    params: partner,
    query: ReportFilter,
    response: Report,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/:name/summary',
    access: { permission: 'report.partner' },
    params: partner,
    query: ReportFilter,
    response: ReportSummary,
  }),
  table: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/:name/table',
    access: { permission: 'report.partner' },
    params: partner,
    query: ReportFilter,
    response: ReportTable,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/:name/rows',
    access: { permission: 'report.partner' },
    params: partner,
    query: DrillFilter,
    response: Drill,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/:name/csv',
    access: { permission: 'report.partner_download' },
    params: partner,
    ...file,
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/v1/partner-reports/filters',
    access: { permission: 'report.partner' },
    response: FilterOptions,
  }),
};
