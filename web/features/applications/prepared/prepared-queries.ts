import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  OwnPrepared,
  Preparation,
  PreparedApplication,
  PreparedDraft,
} from '#domain/features/prepared-applications/contract.ts';
import { preparedApplicationsApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';

const at = (personId: number, jobId: number) => ({ params: { id: String(personId), job: String(jobId) } });

/** What the user's organization prepared for a person whom it supports. */
export const preparedFor = (personId: number) =>
  queryOptions({
    queryKey: ['prepared', 'person', personId],
    queryFn: async ({ signal }): Promise<PreparedApplication[]> =>
      (await call(preparedApplicationsApi.ofPerson, { params: { id: String(personId) } }, { signal })).prepared,
    staleTime: 0,
  });

/** The form of one application. */
export const preparation = (personId: number, jobId: number) =>
  queryOptions({
    queryKey: ['prepared', 'form', personId, jobId],
    queryFn: ({ signal }): Promise<Preparation> => call(preparedApplicationsApi.read, at(personId, jobId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Hands an application over to a person, or takes it back. */
export function usePrepared(personId: number) {
  const queries = useQueryClient();
  const onSuccess = async (prepared: PreparedApplication[]) => {
    queries.setQueryData(preparedFor(personId).queryKey, prepared);
    await queries.invalidateQueries({ queryKey: ['journal', 'caseload'] });
  };
  return {
    handOver: useMutation({
      mutationFn: async ({ jobId, draft }: { readonly jobId: number; readonly draft: PreparedDraft }) =>
        (await call(preparedApplicationsApi.handOver, { ...at(personId, jobId), body: draft })).prepared,
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: async (jobId: number) => (await call(preparedApplicationsApi.withdraw, at(personId, jobId))).prepared,
      onSuccess,
    }),
  };
}

/** What was prepared for the user and waits. */
export const ownPrepared = () =>
  queryOptions({
    queryKey: ['prepared', 'own'],
    queryFn: async ({ signal }): Promise<OwnPrepared[]> =>
      (await call(preparedApplicationsApi.own, {}, { signal })).prepared,
    staleTime: 0,
  });

export function useDeclinePrepared() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobId, reason }: { readonly jobId: number; readonly reason: string }) =>
      (await call(preparedApplicationsApi.decline, { params: { id: String(jobId) }, body: { reason } })).prepared,
    onSuccess: (prepared) => queries.setQueryData(ownPrepared().queryKey, prepared),
  });
}
