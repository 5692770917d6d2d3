import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSignInMethods, Provider, SignInResult } from '#domain/features/sign-in/contract.ts';
import { signInApi } from '#web/lib/api/people/sign-in.ts';
import { call } from '#web/lib/call.ts';
import { signIn } from '#web/lib/session.ts';
import { prepareForLogin } from '#web/lib/texts/i18n.ts';
import { keepPending, type Pending } from './pending.ts';

/** The sign-in providers of the tenant. */
export const waysIn = queryOptions({
  queryKey: ['sign-in', 'ways'],
  queryFn: ({ signal }) => call(signInApi.methods, {}, { signal }),
  staleTime: 300_000,
});

const ownKey = ['me', 'sign-ins'] as const;

/** The sign-in methods of the user's account. */
export const ownSignInMethods = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }): Promise<OwnSignInMethods> => call(signInApi.ownMethods, {}, { signal }),
});

/** Redirects to the provider; the callback page continues. */
export async function goToProvider(
  provider: Provider,
  purpose: Pending['purpose'],
  from: string | null,
): Promise<void> {
  const contract = purpose === 'link' ? signInApi.startLink : signInApi.start;
  const { url, state, key } = await call(contract, { params: { provider } });
  keepPending({ provider, purpose, from, state, key });
  window.location.assign(url);
}

/** Signs in with the provider response, or reports that a password is needed. */
export async function finishSignIn({ provider, key }: Pending, answer: string): Promise<SignInResult> {
  const finished = await call(signInApi.finish, { params: { provider }, body: { answer, key } });
  if (finished.status === 'signed_in') await enter(finished);
  return finished;
}

/** Connects the provider to an existing account by its password and signs in. */
export async function confirmSignIn(body: {
  ticket: string;
  key: string;
  password: string;
  code?: string;
}): Promise<void> {
  await enter(await call(signInApi.confirm, { body }));
}

export async function signInWithGoogle(accessToken: string): Promise<void> {
  await enter(await call(signInApi.google, { body: { access_token: accessToken } }));
}

/** Connects the provider to the current account. */
export async function finishLink({ provider, key }: Pending, answer: string): Promise<void> {
  await call(signInApi.link, { params: { provider }, body: { answer, key } });
}

export async function linkGoogle(accessToken: string): Promise<void> {
  await call(signInApi.link, { params: { provider: 'google' }, body: { access_token: accessToken } });
}

export function useUnlink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call(signInApi.unlink, { params: { provider } }),
    onSuccess: (ways) => queries.setQueryData(ownKey, ways),
  });
}

async function enter(tokens: { access_token: string; refresh_token: string }): Promise<void> {
  await prepareForLogin();
  signIn({ access: tokens.access_token, refresh: tokens.refresh_token });
}
