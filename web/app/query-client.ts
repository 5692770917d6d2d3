import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';

/** The query cache. Query keys do not include the user id, so the cache must never hold responses of two people. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Lists must not change when the window gets focus while a person reads them.
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isTemporary(error),
      },
    },
  });
  keepSavedAnswers(queries);
  return queries;
}

/** The answer to a change replaces what is being read, so that an older response does not arrive after it. */
function keepSavedAnswers(queries: QueryClient): void {
  queries.setQueryData = new Proxy(queries.setQueryData, {
    apply(set, _self, given: [queryKey: QueryKey, updater: unknown]) {
      const [queryKey, updater] = given;
      // A function adds to what is known, such as a message that arrives during a request, so the request continues.
      if (typeof updater !== 'function' && updater !== undefined) void queries.cancelQueries({ queryKey, exact: true });
      return Reflect.apply(set, queries, given);
    },
  });
}

/**
 * Empties the cache at login, at logout, and when another tab or an impersonation changes the person, before anything
 * renders. Returns the function that stops it.
 */
export function emptyCacheOnOwnerChange(queries: QueryClient): () => void {
  return useSession.subscribe((session, before) => {
    if (getOwnerId(session) === getOwnerId(before)) return;
    queries.getMutationCache().clear();
    // A reset cancels the request and empties the observers too; removing a query does neither.
    for (const query of queries.getQueryCache().getAll()) query.reset();
  });
}

/** Refetches the active queries for the new person, after pages that they may not see were removed. */
export function useRefetchForOwner(queries: QueryClient): void {
  const owner = useSession(getOwnerId);
  const isLoggedIn = useSession((session) => session.user.authenticated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the person or of the login fetches
  useEffect(() => {
    const isEmpty = ({ state }: Query) => state.data === undefined;
    void queries.refetchQueries({ type: 'active', predicate: isEmpty }, { cancelRefetch: false });
  }, [queries, owner, isLoggedIn]);
}

/** Calls the function once after the first page has what it requested, so that other downloads do not delay that. */
export function useFirstFetched(queries: QueryClient, onFetched: () => unknown): void {
  useEffect(() => {
    // The page's own effects have started its requests before this one.
    if (queries.isFetching() === 0) return void onFetched();
    const unsubscribe = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      unsubscribe();
      onFetched();
    });
    return unsubscribe;
  }, [queries, onFetched]);
}

/** Temporary errors: no connection, or the server is unavailable. */
function isTemporary(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
