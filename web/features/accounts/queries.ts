import { queryOptions } from '@tanstack/react-query';
import type { Identity } from '#domain/features/accounts/contract.ts';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { accountsApi } from '#web/lib/api/people/accounts.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { countFailedLogin, endImpersonation, isSignedIn, signIn, signOut, useSession } from '#web/lib/session.ts';
import { prepareForLogin } from '#web/lib/texts/i18n.ts';

/** The current user from the server, including the role. */
export const identityQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }): Promise<Identity> => call(accountsApi.me, {}, { signal }),
    enabled: isSignedIn,
  });

/** Signs in with email and password. Failures are counted to warn before the limit. */
export async function logIn(credentials: { username: string; password: string; code?: string }): Promise<void> {
  try {
    const tokens = await call(accountsApi.signIn, { body: credentials });
    await prepareForLogin();
    signIn(tokens);
  } catch (error) {
    // A request for the two-factor code is not a failed attempt.
    if (getErrorCode(error) !== 'code_needed') countFailedLogin();
    throw error;
  }
}

/** Creates an account and signs it in; `onMade` runs before the session is applied. */
export async function registerAccount(form: Registration, onMade: () => void): Promise<void> {
  const { data } = await call(accountsApi.register, { body: form });
  onMade();
  signIn({ access: data.access_token, refresh: data.refresh_token });
}

/** Ends the session on the server and locally, locally even if the server does not answer. */
export async function logOut(): Promise<void> {
  const requests = [tellSignOut()];
  // Logging out while impersonating also ends the administrator's session.
  if (useSession.getState().isImpersonating && endImpersonation()) requests.push(tellSignOut());
  signOut();
  await Promise.all(requests);
}

/** Ends the current session on the server. */
async function tellSignOut(): Promise<void> {
  await call(accountsApi.signOut, {}, { bearer: useSession.getState().userToken }).catch(() => undefined);
}
