import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DuplicatePair, PairDecision } from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { MergeChoices } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { duplicatesApi } from '#web/lib/api/imports/duplicates.ts';
import { call } from '#web/lib/call.ts';

/** Part of the root of imported people: a changed record changes its pairs. */
const root = ['imported-people', 'list', 'duplicates'];
const peopleRoot = ['imported-people'];

export const duplicatePairs = infiniteQueryOptions({
  queryKey: [...root, 'pairs'],
  queryFn: ({ pageParam, signal }) =>
    call(duplicatesApi.list, { query: pageParam === null ? {} : { after: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => last.next,
});

export const duplicatePair = (key: string) =>
  queryOptions({
    queryKey: [...root, 'pair', key],
    queryFn: ({ signal }) => call(duplicatesApi.read, { params: { key } }, { signal }),
  });

export const pairDecisions = infiniteQueryOptions({
  queryKey: [...root, 'decisions'],
  queryFn: ({ pageParam, signal }) =>
    call(duplicatesApi.decisions, { query: pageParam === null ? {} : { after: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => last.next,
});

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: peopleRoot });
}

export function useMergePair({ key, first, second }: DuplicatePair) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (choices: MergeChoices) =>
      call(duplicatesApi.merge, {
        params: { key },
        body: { first_version: first.version, second_version: second.version, choices },
      }),
    onSuccess: refresh,
  });
}

export function useSetDistinct(key: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(duplicatesApi.setDistinct, { params: { key } }),
    onSuccess: refresh,
  });
}

/** Takes a decision back. */
export function useUndoDecision({ kind, id }: PairDecision) {
  const refresh = useRefresh();
  const params = { id: String(id) };
  return useMutation({
    mutationFn: () =>
      kind === 'distinct' ? call(duplicatesApi.reviewAgain, { params }) : call(duplicatesApi.undoMerge, { params }),
    onSettled: refresh,
  });
}
