import { queryOptions } from '@tanstack/react-query';
import type { InvitationAnswer, NewSeeker } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { joinAsSeekerApi } from '#web/lib/api/imports/resume-imports.ts';
import { call } from '#web/lib/call.ts';
import { signIn } from '#web/lib/session.ts';

/** The invitation of an email token; null for a token of another kind and for an expired one. */
export const personInvitation = (token: string) =>
  queryOptions({
    queryKey: ['person-invitation', token],
    queryFn: async ({ signal }) => (await call(joinAsSeekerApi.invitation, { body: { token } }, { signal })).invitation,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Creates the account and signs it in; `onMade` runs in between. */
export async function joinAsSeeker(form: NewSeeker, onMade: () => void): Promise<void> {
  const tokens = await call(joinAsSeekerApi.join, { body: form });
  onMade();
  signIn(tokens);
}

export async function acceptInvitation(answer: InvitationAnswer): Promise<void> {
  await call(joinAsSeekerApi.accept, { body: answer });
}

export async function declineInvitation(token: string): Promise<void> {
  await call(joinAsSeekerApi.decline, { body: { token } });
}
