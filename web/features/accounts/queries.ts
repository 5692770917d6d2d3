import { queryOptions } from '@tanstack/react-query';
import { accountsApi, type Identity } from '#domain/features/accounts/contract.ts';
import { call } from '#web/lib/call.ts';
import { signOut } from '#web/lib/session.ts';

/** Who is signed in, as the server knows it: the role comes from here. */
export const identityOf = (userId: number | null) =>
  queryOptions({
    queryKey: ['me', userId],
    queryFn: ({ signal }): Promise<Identity> => call(accountsApi.me, {}, { signal }),
    enabled: userId !== null,
  });

/** Ends the session on the server and here; here also when the server does not answer. */
export async function logOut(): Promise<void> {
  const told = call(accountsApi.signOut, {}).catch(() => undefined);
  signOut();
  await told;
}
