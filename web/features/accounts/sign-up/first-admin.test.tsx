// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { FirstAdmin } from './first-admin.tsx';

const look = 'POST /api/v1/first-administrator/link';
const make = 'POST /api/v1/first-administrator';

beforeEach(() => signOut());

test.each([
  ['a link that opens nothing any more', 'used'],
  ['no link at all', null],
])('%s leads to sign-in and claims nothing', async (_, token) => {
  mockApi({ [look]: () => [200, { is_valid: false }] });
  await renderWithQueries(<FirstAdmin token={token} onDone={() => {}} />);
  await screen.findByText('This link no longer works');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText(/no administrator yet/)).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('submits the token and applies the session', async () => {
  const sent: unknown[] = [];
  mockApi({
    [look]: () => [200, { is_valid: true }],
    [make]: (call) => {
      sent.push(call.body);
      return [201, createTokens({ seconds: 1800 })];
    },
  });
  const onDone = vi.fn();
  await renderWithQueries(<FirstAdmin token="given" onDone={onDone} />);
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByText(/This site has no administrator yet/);
  fill('Your name', 'Ada First');
  fill('Email', 'ada@example.com');
  fill('Password', 'violet tractor sings');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await expect.poll(() => useSession.getState().user.authenticated).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
  const answers = { full_name: 'Ada First', email: 'ada@example.com', password: 'violet tractor sings' };
  expect(sent).toEqual([{ token: 'given', ...answers, language: 'en', consent: true }]);
});
