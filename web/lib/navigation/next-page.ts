import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/**
 * Loads the next page of a list. While the list of a new filter loads, the old list is on screen: `fetchNextPage` alone
 * would then only wait for the new first page, and the press on "Show more" would be lost.
 */
export async function loadNextPage<Result extends Pick<UseInfiniteQueryResult, 'isPlaceholderData' | 'refetch'>, Next>(
  query: Result & { readonly fetchNextPage: () => Promise<Next> },
): Promise<Next> {
  if (query.isPlaceholderData) await query.refetch({ cancelRefetch: false });
  return query.fetchNextPage();
}
