import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { offerById, offerList } from '#web/features/offers/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import css from './seeker-offer.module.css';
import { SeekerOffer } from './seeker-offer.tsx';

/** All offers that the job seeker has received, the latest change first. */
export function OwnOffers() {
  const t = useT();
  const list = useInfiniteQuery(offerList('all'));
  const cards = list.data?.pages.flatMap((page) => page.offers) ?? [];
  const offers = useQueries({ queries: cards.map(({ id }) => offerById(id)) });
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading label={t('offers.loading')} skeleton={<Skeleton shape="row" count={3} />} />;
  if (cards.length === 0) {
    return (
      <EmptyState picture="letter" title={t('offers.empty.title')}>
        {t('offers.empty.seeker')}
      </EmptyState>
    );
  }
  const more = {
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div className={css.list}>
      {offers.map(
        ({ data }) =>
          data && (
            <SeekerOffer
              key={data.id}
              offer={data}
              title={`${data.job.title}, ${formatEmployer(t, data.job.company)}`}
            />
          ),
      )}
      <LoadMore more={more} rowCount={cards.length} />
    </div>
  );
}
