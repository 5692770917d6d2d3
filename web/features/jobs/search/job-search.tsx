import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { formatDistance } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchForm } from './bar/search-form.tsx';
import css from './job-search.module.css';
import { WithPreview } from './preview/with-preview.tsx';
import { NoMatchYet } from './results/match-sort-note.tsx';
import { NoJobs } from './results/no-results.tsx';
import { ResultNotes, SortNote } from './results/result-notes.tsx';
import { formatCount, SearchResults, type SearchResultsProps } from './results/search-results.tsx';
import { SearchToolbar } from './results/search-toolbar.tsx';
import { SortMenu } from './results/sort-menu.tsx';
import { addressOfSearch, type JobSearch as Search } from './search-address.ts';
import { nameOfSearch } from './search-name.ts';
import { useJobSearch } from './use-job-search.ts';

const RadiusSelect = lazy(async () => ({ default: (await import('./bar/radius-select.tsx')).RadiusSelect }));

/** The current search, for saving it. */
interface OpenSearch {
  /** The query string of its address, with the corrected query. */
  readonly address: string;
  /** The suggested name. */
  readonly name: string;
}

interface JobSearchProps {
  /** The heading of the page, in one line with the form. */
  readonly title: string;
  /** Next to the count of the results. */
  readonly link?: ReactNode;
  /** Rendered after the first results. */
  readonly banner?: ReactNode;
  /** The match with the selected job, next to the results. */
  readonly renderMatch: (jobId: number) => ReactNode;
  /** Saves the current search. */
  readonly renderSaveButton: (search: OpenSearch) => ReactNode;
}

/** The job search: form, filters, sort order, and results; its state is in the address. */
export function JobSearch({ title, link, banner, renderMatch, renderSaveButton }: JobSearchProps) {
  const { search, results, change, showMore, canMatch } = useJobSearch();
  // Rendered in batches, so that a slow phone can respond to touches in between.
  const data = useDeferredValue(results.data);
  const isOutdated = results.isPlaceholderData || data !== results.data;
  const page = data?.pages[0];
  const saveButton = (
    <SaveButton
      search={page?.corrected ? { ...search, words: page.corrected } : search}
      renderSaveButton={renderSaveButton}
    />
  );
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <h1 tabIndex={-1}>{title}</h1>
        <SearchForm
          value={search}
          onSearch={(form) => change({ ...form, plain: [] })}
          radius={
            search.place !== '' &&
            page?.place &&
            page.place.radius !== null && (
              <Suspense fallback={<div />}>
                <RadiusSelect search={search} place={page.place} onChange={change} isHeaderHidden />
              </Suspense>
            )
          }
        />
      </div>
      <SearchToolbar search={search} page={page} onChange={change}>
        <SortMenu {...{ search, page, canMatch }} onChange={change} />
        {page?.jobs.length !== 0 && saveButton}
      </SearchToolbar>
      <WithPreview firstId={page?.jobs[0]?.id} isLoading={results.isPending} renderMatch={renderMatch}>
        {(getRowPreview) => (
          <section aria-labelledby="results" className={css.results}>
            <ResultsHead {...{ search, page, isOutdated }}>{link}</ResultsHead>
            {page && !isOutdated && <ResultNotes search={search} page={page} onChange={change} />}
            {page && page.jobs.length === 0 && (
              <NoJobs search={search} page={page} onChange={change} saveButton={saveButton} />
            )}
            <ResultList {...{ search, results, data, isOutdated, banner, getRowPreview }} onMore={showMore} />
          </section>
        )}
      </WithPreview>
    </div>
  );
}

interface ResultsHeadProps {
  readonly search: Search;
  readonly page: JobPage | undefined;
  readonly isOutdated: boolean;
  /** Next to the count. */
  readonly children: ReactNode;
}

/** The count, the place, and the order. */
function ResultsHead({ search, page, isOutdated, children }: ResultsHeadProps) {
  const t = useT();
  const count = page?.total ? formatCount(t, page.total) : null;
  useSpokenCount(isOutdated ? null : count);
  return (
    <div>
      <div className={css.head}>
        <h2 id="results" tabIndex={-1} className={css.count}>
          {isOutdated ? t('jobs.search.results.updating') : (count ?? t('jobs.search.results.heading'))}
          {page?.place && <span className={css.within}> {placeLabel(t, page.place)}</span>}
        </h2>
        {children}
      </div>
      {page && <SortNote search={search} page={page} />}
    </div>
  );
}

interface ResultListProps extends Pick<JobSearchProps, 'banner'>, Pick<SearchResultsProps, 'getRowPreview'> {
  readonly search: Search;
  readonly results: ReturnType<typeof useJobSearch>['results'];
  /** The results as rendered. */
  readonly data: ReturnType<typeof useJobSearch>['results']['data'];
  readonly isOutdated: boolean;
  readonly onMore: ReturnType<typeof useJobSearch>['showMore'];
}

function ResultList({ search, results, data, isOutdated, banner, getRowPreview, onMore }: ResultListProps) {
  const t = useT();
  const { error, hasNextPage, isFetchingNextPage, refetch } = results;
  const [isArriving] = useState(data === undefined);
  const jobs = data?.pages.flatMap((each) => each.jobs) ?? [];
  const isUnmatched = search.sort === 'match' && data?.pages[0]?.unmatched === true;
  if (!data && error)
    return <ErrorState error={error} title={t('jobs.search.results.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={css.loading}>
        <Loading label={t('jobs.search.results.loading')} skeleton={<Skeleton shape="card" count={7} />} />
      </div>
    );
  return (
    <>
      {isUnmatched && <NoMatchYet />}
      {jobs.length > 0 && (
        <SearchResults
          jobs={jobs}
          banner={isUnmatched ? null : banner}
          getRowPreview={getRowPreview}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          isOutdated={isOutdated}
          isArriving={isArriving}
          onMore={onMore}
        />
      )}
    </>
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

function placeLabel(t: Translate, { name, country, radius }: NonNullable<JobPage['place']>): string {
  return radius === null
    ? t('jobs.search.results.inArea', { place: name })
    : t('jobs.search.results.within', { place: name, distance: formatDistance(radius, country) });
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
