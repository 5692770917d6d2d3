import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { savedJobsApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';

type SavedPage = ResponseData<ContractOf<typeof savedJobsApi.list>>;

/** Saved jobs, latest first, loaded when the page is entered. */
export const savedJobs = () =>
  infiniteQueryOptions({
    queryKey: ['saved-jobs', 'list'],
    queryFn: ({ pageParam, signal }): Promise<SavedPage> =>
      call(savedJobsApi.list, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** The ids of all saved jobs. */
export const savedJobIds = () =>
  queryOptions({
    queryKey: ['saved-jobs', 'ids'],
    queryFn: async ({ signal }): Promise<readonly number[]> => (await call(savedJobsApi.ids, {}, { signal })).ids,
  });

interface Saving {
  readonly id: number;
  readonly isSaved: boolean;
}

/** Saves or unsaves a job, optimistically with rollback. */
export function useSaveJob() {
  const queries = useQueryClient();
  const { queryKey } = savedJobIds();
  const show = ({ id, isSaved }: Saving) =>
    queries.setQueryData(queryKey, (ids = []) => [...ids.filter((other) => other !== id), ...(isSaved ? [id] : [])]);
  return useMutation({
    mutationFn: ({ id, isSaved }: Saving) =>
      call(isSaved ? savedJobsApi.save : savedJobsApi.remove, { params: { id: String(id) } }),
    onMutate: async (saving: Saving) => {
      await queries.cancelQueries({ queryKey });
      show(saving);
    },
    onError: (_error, { id, isSaved }) => show({ id, isSaved: !isSaved }),
  });
}
