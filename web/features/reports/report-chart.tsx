import { useNavigate } from 'react-router';
import { minChartApplications } from '#domain/features/overview/contract.ts';
import { getDefinition } from '#domain/features/reports/definitions.ts';
import { hasRows } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { buildChart } from './report-chart-data.ts';
import { buildFinding } from './report-texts.ts';
import type { LoadedSummary } from './use-report.ts';
import type { ReportAddress } from './use-report-address.ts';

interface ReportChartProps {
  readonly name: ReportName;
  readonly report: LoadedSummary;
  readonly address: ReportAddress;
}

/** The picture of a report; a bar or a point opens its rows. */
export function ReportChart({ name, report, address }: ReportChartProps) {
  const t = useT();
  const navigate = useNavigate();
  const { chart } = getDefinition(name, report.is_aggregate);
  const { data, keys } = buildChart(t, name, report);
  const [measure] = chart.measures;
  const counted = report.chart.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0);
  const hasTooFew = keys.length === 0 || (measure !== 'step_median' && counted < minChartApplications);
  const finding = buildFinding(t, name, report);
  const open = (index: number) =>
    void navigate(address.getHref({ measure, category: keys[index] ?? '' }), { preventScrollReset: true });
  return (
    <ChartFrame
      chartId={`report-${name}`}
      title={t('reports.chartTitle', {
        measure: t(`reports.measures.${measure}`),
        dimension: t(`reports.dimensions.by.${chart.by}`),
      })}
      finding={finding}
      data={data}
      insteadOfChart={hasTooFew ? `${finding} ${t('overview.charts.tooFew')}` : undefined}
      onOpen={hasRows(measure) && !report.is_aggregate ? open : undefined}
    />
  );
}
