import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, Download, Star } from 'lucide-react';
import { type Rating, ratings } from '#domain/features/feedback/contract.ts';
import type { ReceivedRating } from '#domain/features/feedback/ratings-contract.ts';
import { receivedRatings, useDownloadRatings } from '#web/features/feedback/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './feedback-inbox.module.css';
import { ratingNames } from './rating-names.ts';
import { RatingTrend } from './rating-trend.tsx';

/** Ratings of all people with their trend, newest first. */
export function RatingList() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const rating = parseChoice(get('rating'), ratings);
  const query = useInfiniteQuery(receivedRatings(rating));
  const counts = query.data?.pages[0]?.counts;
  const rows = query.data?.pages.flatMap((page) => page.ratings) ?? [];
  return (
    <div className={css.inbox}>
      <p>{t('feedback.ratings.purpose')}</p>
      <RatingTrend />
      <fieldset className={css.filters}>
        <legend className={css.legend}>{t('feedback.inbox.filter')}</legend>
        {ratings.toReversed().map((value) => (
          <FilterPill
            key={value}
            state={value === rating ? 'on' : 'off'}
            count={counts?.[value]}
            onPress={() => update({ rating: value === rating ? null : value })}
          >
            {t(ratingNames[value])}
          </FilterPill>
        ))}
      </fieldset>
      {rows.length > 0 && <DownloadButton rating={rating} />}
      {query.isPending && <Loading label={t('feedback.ratings.title')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && <EmptyState icon={Star} title={t('feedback.ratings.none')} />}
      <ul className={css.list}>
        {rows.map((item) => (
          <li key={item.id} className={css.item}>
            <RatingItem rating={item} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('feedback.ratings.more')}
        </Button>
      )}
    </div>
  );
}

function DownloadButton({ rating }: { readonly rating: Rating | null }) {
  const t = useT();
  const download = useDownloadRatings();
  return (
    <div>
      <Button icon={Download} isDense isPending={download.isPending} onPress={() => download.mutate(rating)}>
        {t('feedback.inbox.csv')}
      </Button>
      {download.error && <InlineNote tone="danger">{translateError(download.error)}</InlineNote>}
    </div>
  );
}

function RatingItem({ rating }: { readonly rating: ReceivedRating }) {
  const t = useT();
  return (
    <article aria-label={t(ratingNames[rating.rating])}>
      <p className={css.facts}>
        <strong>{t(ratingNames[rating.rating])}</strong>
        <span>{rating.person ?? t('feedback.ratings.deleted')}</span>
        <span>{rating.page}</span>
        <Time when={rating.at} variant="relative" />
      </p>
      {rating.text && <p className={css.text}>{rating.text}</p>}
    </article>
  );
}
