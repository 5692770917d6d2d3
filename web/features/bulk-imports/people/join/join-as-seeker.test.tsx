// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonInvitation } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { signOut, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { JoinAsSeeker } from './join-as-seeker.tsx';

const invitation: PersonInvitation = {
  inviter: 'Ines Okafor',
  organisation: 'Open Door',
  can_support: true,
  name: 'Ada Quill',
  email: 'ada@example.com',
  has_account: false,
  offered: {
    headline: 'Data Analyst',
    summary: '',
    phone: '503-555-0101',
    city: 'Portland',
    region: 'OR',
    country: '',
    education_level: null,
    management_level: null,
    skills: ['SQL'],
    skill_details: [],
    certifications: [],
    titles: [],
    industries: [],
    education: [],
    experience: [],
    languages: [],
    links: [],
    hidden: [],
  },
};
const read = 'POST /api/v1/person-invitations/read';
const join = 'POST /api/v1/person-invitations/join';
const decline = 'POST /api/v1/person-invitations/decline';

const show = (onDone = () => {}) =>
  renderWithQueries(
    <JoinAsSeeker
      token="given"
      onDone={onDone}
      otherwise={<p>Another link</p>}
      renderForm={({ name, onSend }) => (
        <button type="button" onClick={() => void onSend({ full_name: name, password: 'violet tractor sings' })}>
          Create
        </button>
      )}
    />,
  );

beforeEach(() => signOut());

test('renders the fallback for a link that is not an invitation', async () => {
  mockApi({ [read]: () => [200, { invitation: null }] });
  await show();
  await screen.findByText('Another link');
});

test('joins with the chosen parts and without support by default', async () => {
  const sent: unknown[] = [];
  mockApi({
    [read]: () => [200, { invitation }],
    [join]: (call) => {
      sent.push(call.body);
      return [201, createTokens({ seconds: 1800 })];
    },
  });
  const onDone = vi.fn();
  await show(onDone);
  await screen.findByText('Data Analyst');
  fireEvent.click(screen.getByRole('checkbox', { name: /Contact details/ }));
  expect(screen.getByRole('checkbox', { name: /Let Open Door see my profile/ })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await expect.poll(() => useSession.getState().user.authenticated).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([{ token: 'given', parts: ['about', 'skills'], is_supported: false, consent: true }]);
});

test('asks a person with an account to log in', async () => {
  mockApi({ [read]: () => [200, { invitation: { ...invitation, has_account: true } }] });
  await show();
  await screen.findByText('You have an account with ada@example.com');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
});

test('declines after a confirmation', async () => {
  mockApi({ [read]: () => [200, { invitation }], [decline]: () => [200, { status: 'success' }] });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }));
  await screen.findByText('You declined the invitation');
});
