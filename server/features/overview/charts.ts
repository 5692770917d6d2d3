import type { FunnelStep, OverviewCharts } from '#domain/features/overview/contract.ts';
import { dayMs } from '#domain/lib/day.ts';
import type { ChartRow } from './chart-queries.ts';

const steps: readonly FunnelStep[] = ['applied', 'screening', 'interview', 'offer', 'hired'];

/** Adds up the grouped rows for each chart. */
export function buildCharts(rows: readonly ChartRow[], now: Date, weekCount: number): OverviewCharts {
  const recent = rows.filter((row) => row.weeks_ago < weekCount);
  const promises = new Set(recent.filter((row) => row.reply_days !== null).map((row) => row.promised_days));
  const [promisedDays] = promises;
  return {
    funnel: steps.map((step, index) => ({ step, count: sum(recent.filter((row) => row.step >= index)) })),
    weeks: buildWeeks(rows, now, weekCount),
    replies: buildReplies(recent),
    promised_days: promises.size === 1 ? (promisedDays ?? null) : null,
  };
}

function buildWeeks(rows: readonly ChartRow[], now: Date, weekCount: number): OverviewCharts['weeks'] {
  const countIn = (weeksAgo: number) => sum(rows.filter((row) => row.weeks_ago === weeksAgo));
  return Array.from({ length: weekCount }, (_, index) => {
    const weeksAgo = weekCount - 1 - index;
    return {
      starts_at: new Date(now.getTime() - (weeksAgo + 1) * 7 * dayMs).toISOString(),
      count: countIn(weeksAgo),
      previous: countIn(weeksAgo + weekCount),
    };
  });
}

function buildReplies(rows: readonly ChartRow[]): OverviewCharts['replies'] {
  const days = new Set(rows.flatMap((row) => row.reply_days ?? []));
  return [...days]
    .sort((first, second) => first - second)
    .map((day) => {
      const replies = rows.filter((row) => row.reply_days === day);
      return {
        days: day,
        in_time: sum(replies.filter((row) => row.is_in_time)),
        late: sum(replies.filter((row) => !row.is_in_time)),
      };
    });
}

function sum(rows: readonly ChartRow[]): number {
  return rows.reduce((total, row) => total + row.count, 0);
}
