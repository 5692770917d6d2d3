import { queryOptions } from '@tanstack/react-query';
import type { Identity } from '#domain/features/accounts/contract.ts';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { accountsApi } from '#web/lib/api/accounts.ts';
import { call } from '#web/lib/call.ts';
import { failureCode } from '#web/lib/call-failed.ts';
import { countFailedLogin, endLook, isSignedIn, signIn, signOut, useSession } from '#web/lib/session.ts';

/** Who is signed in, as the server knows it: the role comes from here. */
export const identityOf = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }): Promise<Identity> => call(accountsApi.me, {}, { signal }),
    enabled: isSignedIn,
  });

/** Signs in with a name and a password. A refusal is counted, so that the page can tell what happens before a limit. */
export async function logIn(credentials: { username: string; password: string; code?: string }): Promise<void> {
  try {
    signIn(await call(accountsApi.signIn, { body: credentials }));
  } catch (error) {
    // Being asked for the code of the second step is no wrong try.
    if (failureCode(error) !== 'code_needed') countFailedLogin();
    throw error;
  }
}

/** Makes an account and signs it in; `onMade` runs in between, before anything shows the new session. */
export async function registerAccount(form: Registration, onMade: () => void): Promise<void> {
  const { data } = await call(accountsApi.register, { body: form });
  onMade();
  signIn({ access: data.access_token, refresh: data.refresh_token });
}

/** Ends the session on the server and here; here also when the server does not answer. */
export async function logOut(): Promise<void> {
  const told = [tellSignOut()];
  // Out of a look at another account also means out of one's own.
  if (useSession.getState().isLook && endLook()) told.push(tellSignOut());
  signOut();
  await Promise.all(told);
}

/** Tells the server in the name of the session as it is now. */
async function tellSignOut(): Promise<void> {
  await call(accountsApi.signOut, {}, { bearer: useSession.getState().userToken }).catch(() => undefined);
}
