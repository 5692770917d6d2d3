// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { logOut } from '#web/features/accounts/queries.ts';
import { signIn, signOut, startImpersonation, useSession } from '#web/lib/session.ts';
import { createTokens } from '#web/testing/tokens.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  signOut();
  localStorage.clear();
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

const bearers = () => sent.mock.calls.map(([, init]) => (init.headers as Record<string, string>).authorization);

test('ends the session on the server with its own token', async () => {
  const tokens = createTokens({ seconds: 1800 });
  signIn(tokens);
  sent.mockResolvedValue(Response.json({ status: 'success' }));
  await logOut();
  expect(bearers()).toEqual([`Bearer ${tokens.access}`]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('logs out locally when the server is unreachable', async () => {
  signIn(createTokens({ seconds: 1800 }));
  sent.mockRejectedValue(new TypeError('no connection'));
  await logOut();
  expect(useSession.getState().user.authenticated).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('ends both the impersonation and the administrator’s own session', async () => {
  const own = createTokens({ seconds: 1800 });
  const look = createTokens({ seconds: 1800, userId: 9, actor: 7 });
  signIn(own);
  startImpersonation(look.access);
  sent.mockImplementation(() => Promise.resolve(Response.json({ status: 'success' })));
  await logOut();
  expect(bearers()).toEqual([`Bearer ${look.access}`, `Bearer ${own.access}`]);
  expect(useSession.getState().user.authenticated).toBe(false);
});
