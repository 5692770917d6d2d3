import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outcomes, OwnOutcome, Placement } from '#domain/features/outcomes/contract.ts';
import { outcomesApi } from '#web/lib/api/people/outcomes.ts';
import { call } from '#web/lib/call.ts';

/** The hires of the people whom the user's organization supports. Forms are answered on another page, so it is always read again. */
export const outcomes = () =>
  queryOptions({
    queryKey: ['outcomes', 'all'],
    queryFn: ({ signal }): Promise<Outcomes> => call(outcomesApi.list, {}, { signal }),
    staleTime: 0,
  });

export const outcomesOf = (personId: number) =>
  queryOptions({
    queryKey: ['outcomes', 'person', personId],
    queryFn: async ({ signal }): Promise<Placement[]> =>
      (await call(outcomesApi.ofPerson, { params: { id: String(personId) } }, { signal })).placements,
    staleTime: 0,
  });

/** What the user was asked about their jobs. */
export const ownOutcomes = () =>
  queryOptions({
    queryKey: ['outcomes', 'own'],
    queryFn: async ({ signal }): Promise<OwnOutcome[]> => (await call(outcomesApi.own, {}, { signal })).outcomes,
    staleTime: 0,
  });

export function useShareOutcome() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isShared }: { readonly id: string; readonly isShared: boolean }) =>
      (await call(outcomesApi.share, { params: { id }, body: { is_shared: isShared } })).outcomes,
    onSuccess: (own) => queries.setQueryData(ownOutcomes().queryKey, own),
  });
}
