import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { importedPerson } from '#web/features/bulk-imports/resumes/queries.ts';
import { personInvitationsApi } from '#web/lib/api/imports/resume-imports.ts';
import { call } from '#web/lib/call.ts';

const peopleRoot = 'imported-people';

/** Who of these people can be invited; read again each time, because others invite too. */
export const invitationPreview = (people: readonly number[]) =>
  queryOptions({
    queryKey: [peopleRoot, 'invitation-preview', people],
    queryFn: async ({ signal }) =>
      (await call(personInvitationsApi.preview, { body: { people: [...people] } }, { signal })).people,
    staleTime: 0,
    gcTime: 0,
  });

export function useSendInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (people: readonly number[]) =>
      (await call(personInvitationsApi.send, { body: { people: [...people] } })).people,
    onSettled: () => client.invalidateQueries({ queryKey: [peopleRoot] }),
  });
}

export function useCancelInvitation(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(personInvitationsApi.cancel, { params: { id: String(id) } }),
    onSuccess: (person) => client.setQueryData(importedPerson(id).queryKey, person),
    onSettled: () => client.invalidateQueries({ queryKey: [peopleRoot, 'list'] }),
  });
}
