import type { OverviewCharts } from '#domain/features/overview/contract.ts';
import { formatShortDay } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';

/** Days that are always on the axis, so that few replies don't make a different picture each week. */
const minReplyDays = 11;

export function buildFunnel(t: Translate, { funnel }: OverviewCharts): ChartData {
  return {
    kind: 'funnel',
    categoryLabel: t('overview.charts.stage'),
    categories: funnel.map(({ step }) => t(`overview.charts.steps.${step}`)),
    series: [{ name: t('overview.charts.applications'), values: funnel.map(({ count }) => count) }],
    notes: {
      label: t('overview.charts.advance'),
      values: funnel.map(({ count }, index) => {
        const before = funnel[index - 1]?.count ?? 0;
        return before > 0 ? t('overview.charts.advanceValue', { percent: getPercent(count, before) }) : '';
      }),
    },
  };
}

export function buildWeeks(t: Translate, { weeks }: OverviewCharts): ChartData {
  return {
    kind: 'line',
    categoryLabel: t('overview.charts.week'),
    categories: weeks.map(({ starts_at: start }, index) =>
      index === weeks.length - 1 ? t('overview.charts.lastDays') : formatShortDay(start),
    ),
    series: [
      { name: t('overview.charts.recent', { weeks: String(weeks.length) }), values: weeks.map(({ count }) => count) },
      {
        name: t('overview.charts.previous', { weeks: String(weeks.length) }),
        values: weeks.map(({ previous }) => previous),
        isPrevious: true,
      },
    ],
  };
}

/** Late days are hatched behind the promised time. Where jobs promise different times, replies are on time or late. */
export function buildReplies(t: Translate, { replies, promised_days: promised }: OverviewCharts): ChartData {
  const lastDay = Math.max(minReplyDays, (promised ?? 0) + 2);
  const days = Array.from({ length: lastDay + 1 }, (_, index) => index + 1);
  const countOn = (day: number, key: 'in_time' | 'late') =>
    replies
      .filter((reply) => (day > lastDay ? reply.days >= day : reply.days === day))
      .reduce((sum, reply) => sum + reply[key], 0);
  const [onTime, late] = [days.map((day) => countOn(day, 'in_time')), days.map((day) => countOn(day, 'late'))];
  const common = {
    kind: 'columns' as const,
    categoryLabel: t('overview.charts.days'),
    categories: days.map((day) => (day > lastDay ? t('overview.charts.moreDays', { days: String(day) }) : String(day))),
    axisLabel: t('overview.charts.daysAxis'),
  };
  if (promised === null) {
    const [onTimeName, lateName] = [t('overview.charts.onTime'), t('overview.charts.late')];
    return {
      ...common,
      series: [
        { name: onTimeName, values: onTime },
        { name: lateName, values: late },
      ],
    };
  }
  const all = onTime.map((count, index) => count + (late[index] ?? 0));
  return {
    ...common,
    series: [{ name: t('overview.charts.reply'), values: all }],
    lateFrom: promised,
    limitLabel: t('overview.charts.promised', { count: promised }),
  };
}

export function getPercent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
