import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { offerFilters } from '#domain/features/offers/lifecycle.ts';
import { offerList, offerOfApplication } from '#web/features/offers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import { OfferRows } from './offer-rows.tsx';
import { OfferView } from './offer-view.tsx';
import css from './offers.module.css';
import type { OfferSelection } from './use-offer-selection.ts';

interface StaffOffersProps {
  readonly selection: OfferSelection;
  readonly canWrite: boolean;
}

/** The list of offers and the open one. Without a choice, a wide page shows the first one. */
export function StaffOffers({ selection, canWrite }: StaffOffersProps) {
  const t = useT();
  const list = useInfiniteQuery(offerList(selection.filter));
  const offers = list.data?.pages.flatMap((page) => page.offers) ?? [];
  const byApplication = useQuery({
    ...offerOfApplication(selection.applicationId ?? 0),
    enabled: selection.applicationId !== null,
  });
  const chosen = selection.offerId ?? byApplication.data?.offer?.id ?? null;
  const shown = chosen ?? offers[0]?.id ?? null;
  return (
    <>
      <Filters selection={selection} counts={list.data?.pages[0]?.counts} />
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading label={t('offers.loading')} skeleton={<Skeleton shape="row" count={5} />} />}
      {list.data && offers.length === 0 && chosen === null && <NoOffers selection={selection} canWrite={canWrite} />}
      {shown !== null && (
        <div className={css.layout} data-open={chosen !== null}>
          <ListColumn offers={offers} list={list} shown={shown} />
          <OfferView key={shown} id={shown} selection={selection} />
        </div>
      )}
    </>
  );
}

interface ListColumnProps {
  readonly offers: Parameters<typeof OfferRows>[0]['offers'];
  readonly list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  readonly shown: number;
}

function ListColumn({ offers, list, shown }: ListColumnProps) {
  const { pathname, search } = useLocation();
  const getHref = (id: number) => {
    const filter = new URLSearchParams(search).get('filter');
    return `${pathname}?${new URLSearchParams({ ...(filter ? { filter } : {}), offer: String(id) })}`;
  };
  const more = {
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div className={css.listColumn}>
      <Card>
        <OfferRows offers={offers} currentId={shown} getHref={getHref} />
      </Card>
      <LoadMore more={more} rowCount={offers.length} />
    </div>
  );
}

interface FiltersProps {
  readonly selection: OfferSelection;
  readonly counts: Readonly<Record<(typeof offerFilters)[number], number>> | undefined;
}

function Filters({ selection, counts }: FiltersProps) {
  const t = useT();
  return (
    <fieldset className={css.filters}>
      <legend className={css.legend}>{t('offers.filters.label')}</legend>
      {offerFilters.map((filter) => (
        <FilterPill
          key={filter}
          state={filter === selection.filter ? 'chosen' : 'off'}
          count={counts?.[filter]}
          onPress={() => selection.setFilter(filter)}
        >
          {t(`offers.filters.${filter}`)}
        </FilterPill>
      ))}
    </fieldset>
  );
}

function NoOffers({ selection, canWrite }: StaffOffersProps) {
  const t = useT();
  const text = selection.filter !== 'all' ? 'filter' : canWrite ? 'staff' : 'reader';
  return (
    <EmptyState picture="letter" title={t('offers.empty.title')}>
      {t(`offers.empty.${text}`)}
    </EmptyState>
  );
}
