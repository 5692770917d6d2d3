import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Drill, FilterOptions, Report, ReportSummary, ReportTable } from '#domain/features/reports/contract.ts';
import { hiringReports, type partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { hiringReportsApi, partnerReportsApi } from '#web/lib/api/reports.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { DrillAddress, FilterAddress } from './use-report-address.ts';

type HiringReport = (typeof hiringReports)[number];
type PartnerReport = (typeof partnerReports)[number];

export function isHiring(name: ReportName): name is HiringReport {
  return hiringReports.some((each) => each === name);
}

export const report = (name: ReportName, query: FilterAddress) =>
  queryOptions({
    queryKey: ['reports', name, query],
    queryFn: ({ signal }): Promise<Report> =>
      isHiring(name)
        ? call(hiringReportsApi.read, { params: { name }, query }, { signal })
        : call(partnerReportsApi.read, { params: { name: name as PartnerReport }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The key figures and the chart. */
export const reportSummary = (name: ReportName, query: FilterAddress) =>
  queryOptions({
    queryKey: ['reports', name, 'summary', query],
    queryFn: ({ signal }): Promise<ReportSummary> =>
      isHiring(name)
        ? call(hiringReportsApi.summary, { params: { name }, query }, { signal })
        : call(partnerReportsApi.summary, { params: { name: name as PartnerReport }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The table. Rows of other filters would not fit the summary, so they are not kept while it loads. */
export const reportTable = (name: ReportName, query: FilterAddress) =>
  queryOptions({
    queryKey: ['reports', name, 'table', query],
    queryFn: ({ signal }): Promise<ReportTable> =>
      isHiring(name)
        ? call(hiringReportsApi.table, { params: { name }, query }, { signal })
        : call(partnerReportsApi.table, { params: { name: name as PartnerReport }, query }, { signal }),
    staleTime: 30_000,
  });

/** The rows behind one number. */
export const drill = (name: ReportName, filter: FilterAddress, number: DrillAddress) =>
  queryOptions({
    queryKey: ['reports', name, 'rows', filter, number],
    queryFn: ({ signal }): Promise<Drill> => {
      const query = { ...filter, ...number };
      return isHiring(name)
        ? call(hiringReportsApi.rows, { params: { name }, query }, { signal })
        : call(partnerReportsApi.rows, { params: { name: name as PartnerReport }, query }, { signal });
    },
    staleTime: 30_000,
  });

export const filterOptions = (kind: 'hiring' | 'partner') =>
  queryOptions({
    queryKey: ['reports', 'filters', kind],
    queryFn: ({ signal }): Promise<FilterOptions> =>
      call(kind === 'hiring' ? hiringReportsApi.filters : partnerReportsApi.filters, {}, { signal }),
  });

/** Downloads the table of the report as a CSV file. */
export async function downloadReport(name: ReportName, query: FilterAddress): Promise<void> {
  const file = isHiring(name)
    ? await callForFile(hiringReportsApi.download, { params: { name }, query })
    : await callForFile(partnerReportsApi.download, { params: { name: name as PartnerReport }, query });
  saveFile(file, `${name}.csv`);
}
