import { queryOptions } from '@tanstack/react-query';
import type { FirstAdmin } from '#domain/features/accounts/first-admin.ts';
import { firstAdminApi } from '#web/lib/api/people/account-security.ts';
import { call } from '#web/lib/call.ts';
import { signIn } from '#web/lib/session.ts';

/** Whether the first-administrator link is valid. */
export const firstAdminLink = (token: string) =>
  queryOptions({
    queryKey: ['first-admin', token],
    queryFn: async ({ signal }) => (await call(firstAdminApi.checkLink, { body: { token } }, { signal })).is_valid,
    staleTime: 0,
    gcTime: 0,
  });

/** Creates the account and signs it in; `onMade` runs in between. */
export async function makeFirstAdmin(form: FirstAdmin, onMade: () => void): Promise<void> {
  const tokens = await call(firstAdminApi.create, { body: form });
  onMade();
  signIn(tokens);
}
