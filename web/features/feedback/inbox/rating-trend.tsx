import { useQuery } from '@tanstack/react-query';
import { ratings } from '#domain/features/feedback/contract.ts';
import type { RatingMonth } from '#domain/features/feedback/ratings-contract.ts';
import { ratingTrend } from '#web/features/feedback/queries.ts';
import { formatMonth, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ratingNames } from './rating-names.ts';

/** The ratings of the last months, by month. */
export function RatingTrend() {
  const t = useT();
  const { data, error, refetch } = useQuery(ratingTrend);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('feedback.ratings.trend')} />;
  // The list below says that there are no ratings.
  if (data.every((month) => countAll(month) === 0)) return null;
  return (
    <ChartFrame
      chartId="rating-trend"
      title={t('feedback.ratings.trend')}
      finding={buildFinding(t, data)}
      data={{
        kind: 'columns',
        categoryLabel: t('feedback.ratings.month'),
        categories: data.map(({ month }) => formatMonth(month)),
        series: ratings
          .toReversed()
          .map((rating) => ({ name: t(ratingNames[rating]), values: data.map(({ counts }) => counts[rating]) })),
      }}
    />
  );
}

/** The share of good ratings of this month and the month before. */
function buildFinding(t: Translate, months: readonly RatingMonth[]): string {
  const [before, now] = months.slice(-2).map((month) => ({ share: getGoodShare(month), count: countAll(month) }));
  if (!now || now.count === 0) return t('feedback.ratings.noneThisMonth');
  const share = formatNumber(now.share);
  if (!before || before.count === 0) return t('feedback.ratings.finding', { share, all: formatNumber(now.count) });
  const values = { share, all: formatNumber(now.count), before: formatNumber(before.share) };
  return t('feedback.ratings.findingBefore', values);
}

function countAll({ counts }: RatingMonth): number {
  return ratings.reduce((sum, rating) => sum + counts[rating], 0);
}

function getGoodShare(month: RatingMonth): number {
  return Math.round((100 * month.counts['1']) / Math.max(1, countAll(month)));
}
