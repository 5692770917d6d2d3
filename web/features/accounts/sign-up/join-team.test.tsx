// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { JoinTeam } from './join-team.tsx';

const invitation = {
  inviter: 'Bea Lead',
  organisation: 'Larkspur Labs',
  role_id: 4,
  name: 'Al Newcomer',
  email: 'al@example.com',
};
const look = 'POST /api/v1/teams/joining/invitation';
const join = 'POST /api/v1/teams/joining';

const show = (onDone = () => {}) =>
  renderWithQueries(<JoinTeam token="given" onDone={onDone} otherwise={<p>Another link</p>} />);

beforeEach(() => signOut());

test('renders the fallback for a link that is not an invitation', async () => {
  mockApi({ [look]: () => [400, { code: 'link_not_valid' }] });
  await show();
  await screen.findByText('Another link');
});

test('links an existing account to the login page', async () => {
  mockApi({ [look]: () => [409, { code: 'address_has_account' }] });
  await show();
  await screen.findByText('This email already has an account');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('submits the token without an email and applies the session', async () => {
  const sent: unknown[] = [];
  mockApi({
    [look]: () => [200, invitation],
    [join]: (call) => {
      sent.push(call.body);
      return [201, createTokens({ seconds: 1800 })];
    },
  });
  const onDone = vi.fn();
  await show(onDone);
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'violet tractor sings' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Join team' }));
  await expect.poll(() => useSession.getState().user.authenticated).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
  const password = 'violet tractor sings';
  expect(sent).toEqual([{ token: 'given', full_name: 'Al Newcomer', password, language: 'en', consent: true }]);
});
