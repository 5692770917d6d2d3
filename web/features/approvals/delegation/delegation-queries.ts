import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Delegation, NewDelegation } from '#domain/features/approvals/delegation/contract.ts';
import { delegationsApi } from '#web/lib/api/hiring/approvals.ts';
import { call } from '#web/lib/call.ts';

export const delegationQuery = queryOptions({
  queryKey: ['approvals', 'delegation'],
  queryFn: ({ signal }): Promise<Delegation> => call(delegationsApi.read, {}, { signal }),
});

/** Saves the absence of the reader; null ends it. */
export function useSaveDelegation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDelegation | null): Promise<Delegation> =>
      body === null ? call(delegationsApi.remove, {}) : call(delegationsApi.save, { body }),
    onSuccess: (saved) => queries.setQueryData(delegationQuery.queryKey, saved),
  });
}
