import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { jobSearch } from '#web/features/jobs/queries.ts';
import { readCurrentQuery } from '#web/lib/navigation/current-query.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { keepSelectedJob } from './preview/use-selected-job.ts';
import { addressOfSearch, type JobSearch, searchOfAddress } from './search-address.ts';

/** The search of the address, its results, and setters. Each change is a history entry. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams();
  const canMatch = useCanMatch();
  const search = withinReach(searchOfAddress(params), canMatch);
  const results = useInfiniteQuery(jobSearch(search));
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = results;
  const open = data?.pages.length ?? 0;
  const isShort = !isPlaceholderData && !isFetching && hasNextPage && open > 0 && open < search.pages;
  // A reload restores the number of loaded pages.
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  const change = (part: Partial<JobSearch>) => {
    setParams(addressOfSearch({ ...searchNow(canMatch), pages: 1, ...part }), { preventScrollReset: true });
  };
  const showMore = async () => {
    const more = await loadNextPage(results);
    const pages = more.data?.pages.length ?? open;
    setParams(keepSelectedJob(addressOfSearch({ ...searchNow(canMatch), pages })), {
      replace: true,
      preventScrollReset: true,
    });
    return more.data?.pages.at(-1)?.jobs ?? [];
  };
  return { search, results, change, showMore, canMatch };
}

function searchNow(canMatch: boolean): JobSearch {
  return withinReach(searchOfAddress(readCurrentQuery()), canMatch);
}

/** Staff have no match; visitors see what sorting by match needs. */
function useCanMatch(): boolean {
  const isVisitor = !useSession((session) => session.user.authenticated);
  return useRole() === 'job_seeker' || isVisitor;
}

/** A shared address falls back to the default order without a match. */
function withinReach(search: JobSearch, canMatch: boolean): JobSearch {
  return search.sort === 'match' && !canMatch ? { ...search, sort: null } : search;
}
