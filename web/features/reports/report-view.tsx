import { ChartColumn } from 'lucide-react';
import type { ReportSummary } from '#domain/features/reports/contract.ts';
import { definitions, getDefinition } from '#domain/features/reports/definitions.ts';
import { isEmpty } from '#domain/features/reports/finding.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { formatDateTime, formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { KpiBand, type Metric } from '#web/ui/data/kpi-band.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportRows } from './report-rows.tsx';
import { canOpen, Definitions, ReportTable } from './report-table.tsx';
import { formatValue, listMeasures } from './report-texts.ts';
import css from './reports.module.css';
import { type LoadedSummary, useReport } from './use-report.ts';
import { type ReportAddress, useReportAddress } from './use-report-address.ts';

/** Filters, finding, key figures, picture, table, rows, and definitions of a report. */
export function ReportView({ name }: { readonly name: ReportName }) {
  const t = useT();
  const address = useReportAddress(name);
  const loaded = useReport(name, address.filter);
  const { data, error, refetch } = loaded.summary;
  return (
    <div className={css.report}>
      <ReportFilters name={name} address={address} period={data?.period} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('reports.loading')} skeleton={<Skeleton shape="row" count={6} />} />}
      {data && !error && <Content name={name} report={data} table={loaded.table} address={address} />}
    </div>
  );
}

interface ContentProps {
  readonly name: ReportName;
  readonly report: LoadedSummary;
  readonly table: ReturnType<typeof useReport>['table'];
  readonly address: ReportAddress;
}

function Content({ name, report, table, address }: ContentProps) {
  const t = useT();
  const { drill } = address;
  const { hasMissing } = definitions[name];
  const opened = table.data?.rows.find(({ key }) => key === (drill?.row ?? drill?.category));
  if (isEmpty(report) && !report.is_aggregate) return <NoData address={address} />;
  return (
    <>
      {report.is_aggregate && <p>{t('reports.aggregate')}</p>}
      <KpiBand label={t('reports.keyFigures')} metrics={buildMetrics(t, name, report, address)} />
      <ReportChart name={name} report={report} address={address} />
      {drill && !report.is_aggregate && (
        <ReportRows name={name} address={address} number={drill} rowLabel={opened?.label ?? null} />
      )}
      <ReportTable name={name} report={report} table={table} address={address} />
      {hasMissing && <p>{t(`reports.${name as 'openjobs'}.missing`)}</p>}
      <Definitions ids={listMeasures(name, report)} />
      <p className={css.meta}>{t('reports.asOf', { time: formatDateTime(report.as_of), zone: report.time_zone })}</p>
    </>
  );
}

function buildMetrics(
  t: ReturnType<typeof useT>,
  name: ReportName,
  report: ReportSummary,
  address: ReportAddress,
): Metric[] {
  const { metrics, hasNoPast = false } = getDefinition(name, report.is_aggregate);
  return metrics.map((id) => ({
    label: t(`reports.measures.${id}`),
    value: formatValue(t, id, report.totals[id], report.is_aggregate),
    ...(canOpen(id, report.totals[id], report) ? { href: address.getHref({ measure: id }) } : {}),
    ...(hasNoPast
      ? {}
      : {
          note: t('reports.change.before', {
            value: formatValue(t, id, report.totals_before[id], report.is_aggregate),
          }),
        }),
  }));
}

/** Names the filters that leave nothing. */
function NoData({ address }: { readonly address: ReportAddress }) {
  const t = useT();
  const { from: _from, to: _to, ...others } = address.filter;
  const names = (Object.keys(others) as (keyof typeof others)[]).map((each) => t(`reports.filters.${each}`));
  if (names.length === 0) {
    return (
      <EmptyState icon={ChartColumn} title={t('reports.empty')}>
        {t('reports.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ChartColumn}
      title={t('reports.empty')}
      action={<Button onPress={address.clear}>{t('reports.clear')}</Button>}
    >
      {t('reports.emptyFiltered', { filters: formatList(names) })}
    </EmptyState>
  );
}
