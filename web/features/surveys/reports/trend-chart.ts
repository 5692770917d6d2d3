import type { QuestionReport } from '#domain/features/surveys/report-contract.ts';
import { listMonths } from '#domain/lib/months.ts';
import { formatMonth, formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';

type Trend = QuestionReport['trend'];

/** The mean of each month. Months with too few answers are on the axis, without a value. */
export function buildTrendChart(t: Translate, trend: Trend): ChartData {
  const months = listMonths(trend[0]?.month ?? '', trend.at(-1)?.month ?? '');
  return {
    kind: 'line',
    categoryLabel: t('surveys.report.month'),
    categories: months.map(formatMonth),
    series: [
      {
        name: t('surveys.report.mean'),
        values: months.map((month) => trend.find((point) => point.month === month)?.mean ?? null),
      },
    ],
  };
}

/** What changed from the first to the last month. */
export function buildTrendFinding(t: Translate, trend: Trend): string {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || first === last) return '';
  return t('surveys.report.trendFinding', {
    ...{ first: formatNumber(first.mean), firstMonth: formatMonth(first.month) },
    ...{ last: formatNumber(last.mean), lastMonth: formatMonth(last.month) },
  });
}
