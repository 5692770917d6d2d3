import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Approval, ApprovalPage, Decision, OwnApproval, QueueKind } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { approvalsApi } from '#web/lib/api/hiring/approvals.ts';
import { offersApi } from '#web/lib/api/hiring/offers.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

export const approvalQueue = (status: ApprovalStatus, kind: QueueKind | null) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'list', status, kind],
    queryFn: ({ pageParam, signal }): Promise<ApprovalPage> =>
      call(approvalsApi.list, { query: { status, ...omitEmpty({ kind, cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: ({ offer }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['approvals'] }),
        offer && queries.invalidateQueries({ queryKey: ['offers'] }),
      ]),
  });
}

interface DecidedRequest {
  readonly approval: Approval;
  readonly decision: Decision;
}

/** An offer is decided by its approvers in order, and may then go to the next one. */
async function decide({ approval, decision }: DecidedRequest): Promise<Approval> {
  const params = { id: String(approval.id) };
  if (!approval.offer) return call(approvalsApi.decide, { params, body: decision });
  await call(offersApi.decide, { params, body: { ...decision, version: approval.offer.version } });
  return { ...approval, status: decision.decision, can_decide: false };
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
