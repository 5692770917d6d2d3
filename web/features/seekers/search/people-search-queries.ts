import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { FoundPeople, NewPeopleSearch, PeopleSearch } from '#domain/features/seekers/search/contract.ts';
import type { PeopleFilterQuery } from '#domain/features/seekers/search/filter.ts';
import { jobsApi } from '#web/lib/api/hiring/jobs.ts';
import { peopleSearchApi } from '#web/lib/api/people/seekers.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

/** The people who meet the conditions. */
export const foundPeople = (filter: PeopleFilterQuery) =>
  infiniteQueryOptions({
    queryKey: ['people-search', filter],
    queryFn: ({ pageParam, signal }): Promise<FoundPeople> =>
      call(
        peopleSearchApi.find,
        { query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } as object },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** The user's jobs whose title matches the words. */
export const rankingJobs = (words: string) =>
  queryOptions({
    queryKey: ['jobs', 'for-ranking', words],
    queryFn: async ({ signal }) =>
      (await call(jobsApi.manage, { query: { sort: 'changed', ...omitEmpty({ words }) } }, { signal })).jobs,
  });

/** The user's saved searches, first saved first. */
export const peopleSearches = () =>
  queryOptions({
    queryKey: ['people-searches'],
    queryFn: async ({ signal }): Promise<PeopleSearch[]> => (await call(peopleSearchApi.list, {}, { signal })).searches,
  });

type Change = Partial<Pick<PeopleSearch, 'name' | 'frequency'>>;

/** Mutations of saved searches. Each response updates the cache. */
export function usePeopleSearchActions() {
  const queries = useQueryClient();
  const { queryKey } = peopleSearches();
  const put = (search: PeopleSearch) =>
    queries.setQueryData(queryKey, (list = []) =>
      list.some(({ id }) => id === search.id)
        ? list.map((each) => (each.id === search.id ? search : each))
        : [...list, search],
    );
  const save = (body: NewPeopleSearch) => call(peopleSearchApi.save, { body });
  const edit = ({ id, ...body }: Change & { id: number }) =>
    call(peopleSearchApi.update, { params: { id: String(id) }, body });
  const remove = (id: number) => call(peopleSearchApi.remove, { params: { id: String(id) } });
  return {
    save: useMutation({ mutationFn: save, onSuccess: put }),
    edit: useMutation({ mutationFn: edit, onSuccess: put }),
    remove: useMutation({
      mutationFn: remove,
      onSuccess: (_done, id) => queries.setQueryData(queryKey, (list = []) => list.filter((each) => each.id !== id)),
    }),
  };
}
