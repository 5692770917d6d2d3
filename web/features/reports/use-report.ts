import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Report, ReportSummary, ReportTable } from '#domain/features/reports/contract.ts';
import { longReports, type ReportName } from '#domain/features/reports/names.ts';
import { report, reportSummary, reportTable } from './queries.ts';
import type { FilterAddress } from './use-report-address.ts';

/** The rows are those of a report that isn't long. */
export type LoadedSummary = ReportSummary & Partial<Pick<Report, 'rows'>>;

type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'status' | 'error' | 'refetch'>;

/** A report on its page. The table of a long one is read after the rest is shown. */
export function useReport(
  name: ReportName,
  filter: FilterAddress,
): { readonly summary: Loaded<LoadedSummary>; readonly table: Loaded<ReportTable> } {
  const isLong = longReports.some((each) => each === name);
  const whole = useQuery({ ...report(name, filter), enabled: !isLong });
  const summary = useQuery({ ...reportSummary(name, filter), enabled: isLong });
  const hasSummary = summary.isSuccess && !summary.isPlaceholderData;
  const table = useQuery({ ...reportTable(name, filter), enabled: isLong && hasSummary });
  return isLong ? { summary, table } : { summary: whole, table: whole };
}
