import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Approval, ApprovalPage, Decision, OwnApproval } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { approvalsApi } from '#web/lib/api/hiring/approvals.ts';
import { call } from '#web/lib/call.ts';

export const approvalQueue = (status: ApprovalStatus) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'list', status],
    queryFn: ({ pageParam, signal }): Promise<ApprovalPage> =>
      call(approvalsApi.list, { query: { status, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: Decision }): Promise<Approval> =>
      call(approvalsApi.decide, { params: { id: String(id) }, body: decision }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['approvals'] }),
  });
}

/** The request that an approval email links to. */
export const approvalByLink = (token: string) =>
  queryOptions({
    queryKey: ['approvals', 'link', token],
    queryFn: ({ signal }): Promise<Approval> => call(approvalsApi.readByLink, { body: { token } }, { signal }),
    gcTime: 0,
  });

export function decideByLink(token: string, decision: Decision): Promise<Approval> {
  return call(approvalsApi.decideByLink, { body: { token, decision } });
}

/** The approval status of the user's organization, by session or email link. */
export const ownApprovalStatus = (token: string | null) =>
  queryOptions({
    queryKey: ['approvals', 'own', token],
    queryFn: async ({ signal }): Promise<OwnApproval | null> => {
      const asked =
        token === null
          ? call(approvalsApi.own, {}, { signal })
          : call(approvalsApi.ownByLink, { body: { token } }, { signal });
      return (await asked).standing;
    },
    staleTime: 0,
  });
