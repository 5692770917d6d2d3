// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { GoogleReturn } from './google-return.tsx';
import { keepPending, takePending } from './pending.ts';
import { ProviderReturn } from './provider-return.tsx';

const ways = { 'GET /api/v1/sign-in/ways': () => [200, { password: true, providers: [] }] as const };
const pending = { provider: 'linkedin', purpose: 'sign_in', from: '/jobs/7', key: 'k'.repeat(43) } as const;
const { access, refresh } = createTokens({ seconds: 1800 });
const tokens = { access_token: access, refresh_token: refresh, username: 'Ana Silva' };

beforeEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

test('returns the pending sign-in by its state and provider, once', () => {
  keepPending({ ...pending, state: 's1' });
  expect(takePending('linkedin', 's2')).toBeNull();
  expect(takePending('indeed', 's1')).toBeNull();
  expect(takePending('linkedin', 's1')).toMatchObject({ from: '/jobs/7' });
  expect(takePending('linkedin', 's1')).toBeNull();
});

test('signs in with the provider response and returns to the requested page', async () => {
  keepPending({ ...pending, state: 's3' });
  const calls = mockApi({
    ...ways,
    'POST /api/v1/sign-in/linkedin/finish': () => [200, { status: 'signed_in', ...tokens }],
  });
  const onDone = vi.fn();
  await renderWithQueries(<ProviderReturn provider="linkedin" answer="code=c&state=s3" onDone={onDone} />);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sign_in', '/jobs/7'));
  expect(useSession.getState().user.authenticated).toBe(true);
  const sent = calls.filter((call) => call.method === 'POST');
  expect(sent.map((call) => call.body)).toEqual([{ answer: 'code=c&state=s3', key: pending.key }]);
});

test('rejects a response that this tab did not request', async () => {
  const calls = mockApi(ways);
  await renderWithQueries(<ProviderReturn provider="linkedin" answer="code=c&state=forged" onDone={() => undefined} />);
  await screen.findByText('We couldn’t log you in with LinkedIn');
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('asks for the password of an existing account once', async () => {
  keepPending({ ...pending, state: 's4' });
  const held = { status: 'needs_password', ticket: 't'.repeat(43), email: 'ana@example.com' };
  const calls = mockApi({
    ...ways,
    'POST /api/v1/sign-in/linkedin/finish': () => [200, held],
    'POST /api/v1/sign-in/confirm': () => [200, tokens],
  });
  const onDone = vi.fn();
  await renderWithQueries(<ProviderReturn provider="linkedin" answer="code=c&state=s4" onDone={onDone} />);
  fireEvent.change(await screen.findByLabelText('Password for this account'), { target: { value: 'my password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Connect and log in' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('sign_in', '/jobs/7'));
  expect(calls.at(-1)?.body).toEqual({ ticket: held.ticket, key: pending.key, password: 'my password' });
});

test('asks for the two-factor code if the account has one', async () => {
  keepPending({ ...pending, state: 's6' });
  const held = { status: 'needs_password', ticket: 't'.repeat(43), email: 'ana@example.com' };
  const calls = mockApi({
    ...ways,
    'POST /api/v1/sign-in/linkedin/finish': () => [200, held],
    'POST /api/v1/sign-in/confirm': ({ body }) =>
      Object(body).code === '123456' ? [200, tokens] : [401, { code: 'code_needed' }],
  });
  const onDone = vi.fn();
  await renderWithQueries(<ProviderReturn provider="linkedin" answer="code=c&state=s6" onDone={onDone} />);
  fireEvent.change(await screen.findByLabelText('Password for this account'), { target: { value: 'my password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Connect and log in' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Connect and log in' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('sign_in', '/jobs/7'));
  expect(calls.at(-1)?.body).toMatchObject({ password: 'my password', code: '123456' });
});

test('ignores a Google failure and shows the page', async () => {
  keepPending({ ...pending, provider: 'google', state: 's5' });
  mockApi({ ...ways, 'POST /api/v1/googlelogin': () => [400, { code: 'provider_refused' }] });
  const onDone = vi.fn();
  await renderWithQueries(<GoogleReturn hash="#state=s5&access_token=a" onDone={onDone} />);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sign_in', false));
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('signs in with a Google token', async () => {
  keepPending({ ...pending, provider: 'google', state: 's6' });
  mockApi({ ...ways, 'POST /api/v1/googlelogin': () => [200, tokens] });
  const onDone = vi.fn();
  await renderWithQueries(<GoogleReturn hash="#state=s6&access_token=a" onDone={onDone} />);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sign_in', true));
  expect(useSession.getState().user.authenticated).toBe(true);
});
