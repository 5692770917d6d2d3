import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { jobSearch } from '#web/features/jobs/queries.ts';
import { loadNextPage } from '#web/lib/next-page.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { addressOfSearch, type JobSearch, searchOfAddress } from './search-address.ts';

/** The search in the address, its answer, and the ways to change it. Back undoes each change. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams();
  const canMatch = useCanMatch();
  const search = withinReach(searchOfAddress(params), canMatch);
  const results = useInfiniteQuery(jobSearch(search));
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = results;
  const open = data?.pages.length ?? 0;
  const isShort = !isPlaceholderData && !isFetching && hasNextPage && open > 0 && open < search.pages;
  // A reloaded address opens as many pages as it had.
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  const change = (part: Partial<JobSearch>) => {
    setParams(addressOfSearch({ ...searchNow(canMatch), pages: 1, ...part }), { preventScrollReset: true });
  };
  const showMore = async () => {
    const more = await loadNextPage(results);
    const pages = more.data?.pages.length ?? open;
    setParams(addressOfSearch({ ...searchNow(canMatch), pages }), { replace: true, preventScrollReset: true });
    return more.data?.pages.at(-1)?.jobs ?? [];
  };
  return { search, results, change, showMore, canMatch };
}

/** The address as it is, which may be ahead of what is on screen: two quick changes both count. */
function searchNow(canMatch: boolean): JobSearch {
  return withinReach(searchOfAddress(new URLSearchParams(window.location.search)), canMatch);
}

/** Staff have no match to sort by; a visitor learns what it needs. */
function useCanMatch(): boolean {
  const isVisitor = !useSession((session) => session.user.authenticated);
  return useRole() === 'job_seeker' || isVisitor;
}

/** A shared address sorts as usual for whoever has no match. */
function withinReach(search: JobSearch, canMatch: boolean): JobSearch {
  return search.sort === 'match' && !canMatch ? { ...search, sort: null } : search;
}
