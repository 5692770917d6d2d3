import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { parseSearchFilter, toSearchParams } from '#domain/features/saved-searches/canonical-search.ts';
import type { NewSavedSearch, SavedSearch, SavedSearchChange } from '#domain/features/saved-searches/contract.ts';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { savedSearchesApi } from '#web/lib/api/people/saved-searches.ts';
import { call } from '#web/lib/call.ts';

type SavedSearches = ResponseData<ContractOf<typeof savedSearchesApi.list>>;

/** The user's saved searches with their numbers of new jobs. */
export const savedSearches = () =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }): Promise<SavedSearches> => call(savedSearchesApi.list, {}, { signal }),
  });

/** Whether an address has the filters of a saved search, in any order. */
export function isSameSearch({ address }: SavedSearch, other: string): boolean {
  const filter = parseSearchFilter(new URLSearchParams(other));
  const canonical = filter && new URLSearchParams(toSearchParams(filter)).toString();
  return canonical?.toLowerCase() === address.toLowerCase();
}

const at = (id: number) => ({ params: { id: String(id) } });

/** Mutations of saved searches. Each response updates the cache. */
export function useSavedSearchActions() {
  const queries = useQueryClient();
  const { queryKey } = savedSearches();
  const change = (work: (searches: SavedSearch[]) => SavedSearch[]) =>
    queries.setQueryData(queryKey, (list) => list && { ...list, searches: work(list.searches) });
  const put = (search: SavedSearch) =>
    change((searches) =>
      searches.some(({ id }) => id === search.id)
        ? searches.map((each) => (each.id === search.id ? search : each))
        : [...searches, search],
    );
  const save = (body: NewSavedSearch) => call(savedSearchesApi.save, { body });
  const edit = ({ id, ...body }: SavedSearchChange & { id: number }) =>
    call(savedSearchesApi.update, { ...at(id), body });
  return {
    save: useMutation({ mutationFn: save, onSuccess: put }),
    edit: useMutation({ mutationFn: edit, onSuccess: put }),
    see: useMutation({ mutationFn: (id: number) => call(savedSearchesApi.markSeen, at(id)), onSuccess: put }),
    remove: useMutation({ mutationFn: (id: number) => call(savedSearchesApi.remove, at(id)) }),
    restore: useMutation({ mutationFn: (id: number) => call(savedSearchesApi.restore, at(id)), onSuccess: put }),
    /** Removes deleted searches from the list once they can no longer be restored. */
    forget: (removed: readonly number[]) => change((searches) => searches.filter(({ id }) => !removed.includes(id))),
  };
}
