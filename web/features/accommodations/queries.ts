import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Accommodation, NewAccommodation } from '#domain/features/accommodations/contract.ts';
import type { EmployerAnswer, SeekerReply } from '#domain/features/accommodations/lifecycle.ts';
import { accommodationsApi } from '#web/lib/api/people/accommodations.ts';
import { call } from '#web/lib/call.ts';

const at = (id: number) => ({ params: { id: String(id) } });

/** The user's requests for an application, in memory only: never stored on the device. */
export const ownRequests = (applicationId: number) =>
  queryOptions({
    queryKey: ['adjustments', 'own', applicationId],
    queryFn: async ({ signal }) => (await call(accommodationsApi.own, at(applicationId), { signal })).requests,
  });

export function useAsking(applicationId: number) {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ownRequests(applicationId).queryKey });
  const create = (body: NewAccommodation) => call(accommodationsApi.ask, { ...at(applicationId), body });
  const reply = ({ id, ...body }: { id: number; to: SeekerReply; version: number; words: string }) =>
    call(accommodationsApi.reply, { ...at(id), body });
  return {
    create: useMutation({ mutationFn: create, onSuccess: again }),
    reply: useMutation({ mutationFn: reply, onSuccess: again }),
  };
}

/** Requests with their due dates, without their content. */
export const waitingRequests = (applicationId: number) =>
  queryOptions({
    queryKey: ['adjustments', 'waiting', applicationId],
    queryFn: async ({ signal }) =>
      (await call(accommodationsApi.listSummaries, at(applicationId), { signal })).requests,
  });

/** Opens a request, which is logged for the seeker, and replies to it. */
export function useAnswering(applicationId: number, id: number) {
  const queries = useQueryClient();
  const open = useMutation({ mutationFn: (): Promise<Accommodation> => call(accommodationsApi.open, at(id)) });
  const answer = useMutation({
    mutationFn: (body: { to: EmployerAnswer; version: number; words: string }) =>
      call(accommodationsApi.answer, { ...at(id), body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: waitingRequests(applicationId).queryKey }),
  });
  return { open, answer };
}
