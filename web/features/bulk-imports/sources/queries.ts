import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  JobSource,
  JobSourceChange,
  MissingDecision,
  NewJobSource,
} from '#domain/features/bulk-imports/sources/contract.ts';
import { jobSourcesApi } from '#web/lib/api/imports/job-sources.ts';
import { call } from '#web/lib/call.ts';

const root = 'job-sources';
const at = (id: number) => ({ params: { id: String(id) } });
const toQuery = (before: number | null) => (before === null ? {} : { before: String(before) });

/** How often a source is read again while it is fetched in the background. */
const refreshIntervalMs = 1500;

export const jobSourceList = infiniteQueryOptions({
  queryKey: [root, 'list'],
  queryFn: ({ pageParam, signal }) => call(jobSourcesApi.list, { query: toQuery(pageParam) }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => last.next,
});

export const jobSourceOf = (id: number) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call(jobSourcesApi.read, at(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.is_running ? refreshIntervalMs : false),
  });

/** The fetches of a source; `lastId` makes them be read again after another one. */
export const jobSourceRuns = (id: number, lastId: number | null) =>
  infiniteQueryOptions({
    queryKey: [root, 'runs', id, lastId],
    queryFn: ({ pageParam, signal }) => call(jobSourcesApi.runs, { ...at(id), query: toQuery(pageParam) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

export function useCreateJobSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewJobSource) => call(jobSourcesApi.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export function useJobSourceActions(id: number) {
  const client = useQueryClient();
  const onSuccess = (source: JobSource) => {
    client.setQueryData(jobSourceOf(id).queryKey, source);
    void client.invalidateQueries({ queryKey: [root, 'list'] });
  };
  return {
    update: useMutation({
      mutationFn: (body: JobSourceChange) => call(jobSourcesApi.update, { ...at(id), body }),
      onSuccess,
    }),
    fetchNow: useMutation({ mutationFn: () => call(jobSourcesApi.fetch, at(id)), onSuccess }),
    decide: useMutation({
      mutationFn: (decision: MissingDecision) => call(jobSourcesApi.decide, { ...at(id), body: { decision } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: () => call(jobSourcesApi.remove, at(id)),
      onSuccess: () => client.invalidateQueries({ queryKey: [root, 'list'] }),
    }),
  };
}
