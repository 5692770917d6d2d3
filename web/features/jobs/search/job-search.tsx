import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { JobSort } from '#domain/features/jobs/search.ts';
import { jobSorts, radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { formatDistance } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useIsNarrow } from '#web/lib/media.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FilterButton } from './filter-button.tsx';
import css from './job-search.module.css';
import { NoMatchYet } from './match-sort-note.tsx';
import { NoJobs } from './no-results.tsx';
import { addressOfSearch, type JobSearch as Search } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { nameOfSearch } from './search-name.ts';
import { formatCount, SearchResults } from './search-results.tsx';
import { useJobSearch } from './use-job-search.ts';

const SearchFilters = lazy(async () => ({ default: (await import('./search-filters.tsx')).SearchFilters }));

/** The current search, for saving it. */
interface OpenSearch {
  /** The query string of its address, with the corrected query. */
  readonly address: string;
  /** The suggested name. */
  readonly name: string;
}

interface JobSearchProps {
  /** Rendered after the first results. */
  readonly banner?: ReactNode;
  /** Saves the current search. */
  readonly renderSaveButton: (search: OpenSearch) => ReactNode;
}

/** The job search: form, filters, sort order, and results; its state is in the address. */
export function JobSearch({ banner, renderSaveButton }: JobSearchProps) {
  const t = useT();
  const isNarrow = useIsNarrow();
  const { search, results, change, showMore, canMatch } = useJobSearch();
  const { error, hasNextPage, isFetchingNextPage, refetch } = results;
  // Rendered in batches, so that a slow phone can respond to touches in between.
  const data = useDeferredValue(results.data);
  const [isArriving] = useState(data === undefined);
  const isOutdated = results.isPlaceholderData || data !== results.data;
  const first = data?.pages[0];
  const jobs = data?.pages.flatMap((page) => page.jobs) ?? [];
  const isUnmatched = search.sort === 'match' && first?.unmatched === true;
  const count = first?.total ? formatCount(t, first.total) : null;
  useSpokenCount(isOutdated ? null : count);
  return (
    <div className={css.page}>
      <SearchForm value={search} onSearch={change} />
      <div className={css.columns}>
        {!isNarrow && (
          <aside aria-label={t('jobs.search.filters.title')}>
            <h2 className={css.filtersTitle}>{t('jobs.search.filters.title')}</h2>
            <Suspense>
              <SearchFilters search={search} onChange={change} />
            </Suspense>
          </aside>
        )}
        <section aria-labelledby="results" className={css.results}>
          <div className={css.line}>
            <h2 id="results" className={css.count}>
              {count ?? t('jobs.search.results.heading')}
              {first?.place && <span className={css.within}> {distanceLabel(t, search, first.place.name)}</span>}
            </h2>
            <div className={css.tools}>
              {isNarrow && <FilterButton search={search} total={first?.total ?? null} onChange={change} />}
              <SortSelect search={search} canMatch={canMatch} onChange={change} />
            </div>
          </div>
          {search.place !== '' && first?.place === null && !isOutdated && (
            <InlineNote tone="warn">{t('jobs.search.results.locationUnknown', { place: search.place })}</InlineNote>
          )}
          {first?.corrected && !isOutdated && (
            <InlineNote tone="info">
              {t('jobs.search.results.corrected', { words: search.words, corrected: first.corrected })}
            </InlineNote>
          )}
          {isUnmatched && <NoMatchYet />}
          {first && !isOutdated && (
            <SaveButton
              search={first.corrected ? { ...search, words: first.corrected } : search}
              renderSaveButton={renderSaveButton}
            />
          )}
          {!data && !error && (
            <Loading label={t('jobs.search.results.loading')} skeleton={<Skeleton shape="card" count={5} />} />
          )}
          {error && !data && (
            <ErrorState error={error} title={t('jobs.search.results.failed')} onRetry={() => void refetch()} />
          )}
          {data && jobs.length === 0 && <NoJobs search={search} onChange={change} />}
          {jobs.length > 0 && (
            <SearchResults
              jobs={jobs}
              banner={isUnmatched ? null : banner}
              hasMore={hasNextPage}
              isLoadingMore={isFetchingNextPage}
              isOutdated={isOutdated}
              isArriving={isArriving}
              onMore={showMore}
            />
          )}
        </section>
      </div>
    </div>
  );
}

interface SaveButtonProps extends Pick<JobSearchProps, 'renderSaveButton'> {
  readonly search: Search;
}

function SaveButton({ search, renderSaveButton }: SaveButtonProps) {
  const t = useT();
  const { data: facets } = useQuery(jobFacets(search));
  const address = addressOfSearch({ ...search, sort: null, pages: 1 }).toString();
  return <div>{renderSaveButton({ address, name: nameOfSearch(t, search, facets) })}</div>;
}

interface SortSelectProps {
  readonly search: Search;
  readonly canMatch: boolean;
  readonly onChange: (change: Partial<Search>) => void;
}

/** Sorting by relevance needs a query; sorting by match is not for staff. */
function SortSelect({ search, canMatch, onChange }: SortSelectProps) {
  const t = useT();
  const sorts = jobSorts.filter((sort) => (sort === 'match' ? canMatch : sort !== 'relevance' || search.words !== ''));
  const used: JobSort = search.sort ?? (search.words === '' ? 'newest' : 'relevance');
  if (sorts.length < 2) return null;
  return (
    <div className={css.sort}>
      <Select<JobSort>
        label={t('jobs.search.sort.label')}
        value={sorts.includes(used) ? used : 'newest'}
        onChange={(sort) => onChange({ sort })}
        choices={sorts.map((value) => ({ value, label: t(`jobs.search.sort.${value}`) }))}
      />
    </div>
  );
}

function distanceLabel(t: ReturnType<typeof useT>, search: Search, place: string): string {
  return t('jobs.search.results.within', { place, distance: formatDistance(search.radius ?? radiusLimits.default) });
}

/** Announces the result count after each change, but not initially. */
function useSpokenCount(count: string | null): void {
  const t = useT();
  const announce = useAnnounce();
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (count === null || count === said.current) return;
    if (said.current !== null) announce(t('jobs.search.results.updated', { count }));
    said.current = count;
  }, [count, announce, t]);
}
