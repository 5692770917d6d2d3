import { minChartApplications, type OverviewCharts } from '#domain/features/overview/contract.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { buildFunnel, buildReplies, buildWeeks, getPercent } from './overview-chart-data.ts';

/** Applications by step, by week, and by time to the first reply. Too few to show a proportion are not drawn. */
export function DashboardCharts({ charts }: { readonly charts: OverviewCharts }) {
  const t = useT();
  const getCount = (step: string) => charts.funnel.find((each) => each.step === step)?.count ?? 0;
  const applied = getCount('applied');
  const previous = charts.weeks.reduce((sum, week) => sum + week.previous, 0);
  const inTime = charts.replies.reduce((sum, reply) => sum + reply.in_time, 0);
  const replies = charts.replies.reduce((sum, reply) => sum + reply.in_time + reply.late, 0);
  const tooFew = applied < minChartApplications ? t('overview.charts.tooFew') : undefined;
  return (
    <>
      <ChartFrame
        chartId="funnel"
        title={t('overview.charts.funnel')}
        finding={t('overview.charts.funnelFinding', {
          applied: formatNumber(applied),
          interview: formatNumber(getCount('interview')),
          hired: formatNumber(getCount('hired')),
        })}
        data={buildFunnel(t, charts)}
        insteadOfChart={tooFew}
      />
      <ChartFrame
        chartId="weeks"
        title={t('overview.charts.weeks')}
        finding={t('overview.charts.weeksFinding', {
          week: formatNumber(charts.weeks.at(-1)?.count ?? 0),
          total: formatNumber(applied),
          previous: formatNumber(previous),
          weeks: String(charts.weeks.length),
        })}
        data={buildWeeks(t, charts)}
        insteadOfChart={tooFew}
      />
      <ChartFrame
        chartId="replies"
        title={t('overview.charts.replies')}
        finding={t('overview.charts.repliesFinding', { percent: getPercent(inTime, Math.max(1, replies)) })}
        data={buildReplies(t, charts)}
        insteadOfChart={replies < minChartApplications ? (tooFew ?? t('overview.charts.tooFewReplies')) : undefined}
      />
    </>
  );
}
