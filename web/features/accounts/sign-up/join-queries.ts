import { queryOptions } from '@tanstack/react-query';
import type { Joining, JoiningInvitation } from '#domain/features/teams/joining.ts';
import { joiningApi } from '#web/lib/api/hiring/teams.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { signIn } from '#web/lib/session.ts';

/** The invitation of an email token; null if invalid or expired. */
export const joiningInvitation = (token: string) =>
  queryOptions({
    queryKey: ['joining', token],
    queryFn: async ({ signal }): Promise<JoiningInvitation | null> => {
      try {
        return await call(joiningApi.invitation, { body: { token } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_not_valid') return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Creates the invited account and signs it in; `onMade` runs in between. */
export async function joinTeam(form: Joining, onMade: () => void): Promise<void> {
  const tokens = await call(joiningApi.join, { body: form });
  onMade();
  signIn(tokens);
}
