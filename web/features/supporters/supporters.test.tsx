// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SupportedPerson, Supporter } from '#domain/features/supporters/contract.ts';
import { signIn, signOut } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { HelpedPerson } from './helped-person.tsx';
import { Invitation } from './invitation.tsx';
import { Supporters } from './supporters.tsx';

const moment = '2026-03-04T12:00:00.000Z';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  signIn(createTokens({ seconds: 1800 }));
});

describe('Supporters', () => {
  const path = '/api/v1/supporters';
  const kim: Supporter = {
    id: 2,
    name: 'Kim',
    email: 'kim@example.com',
    rights: ['see_profile'],
    status: 'active',
    since: moment,
    acts: [{ id: 1, at: moment, action: 'saw_profile' }],
  };

  async function open(supporters: readonly Supporter[], replies: Parameters<typeof mockApi>[0] = {}) {
    const calls = mockApi({ [`GET ${path}`]: () => [200, { supporters }], ...replies });
    await renderWithQueries(<Supporters />);
    await screen.findByRole('button', { name: 'Invite a supporter' });
    return calls;
  }

  it('states that there are no supporters', async () => {
    await open([]);
    expect(screen.getByText('You don’t have any supporters.')).toBeTruthy();
  });

  it('shows what a supporter can do and did', async () => {
    await open([kim]);
    expect(screen.getByText('Kim, kim@example.com')).toBeTruthy();
    expect(screen.getByText(/^Helping since .*2026/)).toBeTruthy();
    expect(screen.getByText('See my profile')).toBeTruthy();
    expect(screen.queryByText('Help edit my profile')).toBeNull();
    const activity = within(screen.getByText('What Kim did').closest('details') as HTMLElement);
    expect(activity.getByText(/2026.*: viewed your profile$/)).toBeTruthy();
  });

  it('removing a supporter shows them as ended, without a button to remove them again', async () => {
    const calls = await open([kim], {
      [`DELETE ${path}/2`]: () => [200, { supporters: [{ ...kim, status: 'ended' }] }],
    });
    press('Remove Kim');
    expect(await screen.findByText(/^Ended .*2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Kim' })).toBeNull();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  });

  it('shows the reason and keeps the supporter if removing fails', async () => {
    await open([kim], { [`DELETE ${path}/2`]: () => [500, { code: 'server_error' }] });
    press('Remove Kim');
    expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Kim' })).toBeTruthy();
  });

  it('invites a supporter with only the selected rights', async () => {
    const calls = await open([], { [`POST ${path}`]: () => [201, { supporters: [{ ...kim, status: 'invited' }] }] });
    press('Invite a supporter');
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Kim' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'kim@example.com' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'See my profile' }));
    press('Send invitation');
    expect(await screen.findByText(/^Invited .*2026/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ name: 'Kim', email: 'kim@example.com', rights: ['see_profile'] });
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  });

  it('sends no invitation without a name, an email, and a right', async () => {
    const calls = await open([]);
    press('Invite a supporter');
    press('Send invitation');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Email/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('Invitation', () => {
  const read = 'POST /api/v1/supporting/invitation';
  const accept = 'POST /api/v1/supporting';
  const invitation = { name: 'Ana Silva', email: 'kim@example.com', rights: ['see_profile'] };

  async function open(replies: Parameters<typeof mockApi>[0]) {
    const calls = mockApi(replies);
    const onDone = vi.fn<() => void>();
    await renderWithQueries(<Invitation token="abc" onDone={onDone} />);
    return { calls, onDone };
  }

  it('shows who invites and the rights, and accepts after confirmation', async () => {
    const { calls, onDone } = await open({ [read]: () => [200, invitation], [accept]: () => [200, { people: [] }] });
    expect(await screen.findByRole('heading', { name: 'Ana Silva invited you to help' })).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('See my profile');
    expect(calls).toHaveLength(1);
    press('Accept invitation');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.at(-1)).toMatchObject({ path: '/api/v1/supporting', body: { token: 'abc' } });
  });

  it('shows the reason if the invitation was sent to another email', async () => {
    const { onDone } = await open({
      [read]: () => [200, invitation],
      [accept]: () => [403, { code: 'other_account' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(/This invitation was sent to another email/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks a visitor to log in with the invited email', async () => {
    signOut();
    await open({ [read]: () => [200, invitation] });
    expect(await screen.findByText(/^Log in with kim@example.com/)).toBeTruthy();
    expect(buttonNames()).toEqual([]);
  });

  it('states that a used or unknown link no longer works', async () => {
    await open({ [read]: () => [422, { code: 'link_not_valid' }] });
    expect(await screen.findByText('This invitation no longer works. Ask for a new one.')).toBeTruthy();
    expect(buttonNames()).toEqual([]);
  });
});

describe('HelpedPerson', () => {
  const ana: SupportedPerson = { id: 7, name: 'Ana Silva', rights: [], need_count: 0, since: moment };

  async function open(person: Partial<SupportedPerson>, replies: Parameters<typeof mockApi>[0] = {}) {
    const calls = mockApi(replies);
    await renderWithQueries(<HelpedPerson person={{ ...ana, ...person }} />);
    return calls;
  }

  it('offers only what the person allows', async () => {
    await open({});
    expect(buttonNames()).toEqual(['Stop helping']);
  });

  it('loads needs only on request, because each view is logged', async () => {
    const needs = [{ id: 1, kind: 'interview', choice: 'breaks', words: '' }];
    const calls = await open(
      { need_count: 1 },
      { 'POST /api/v1/supporting/7/working-needs/open': () => [200, { needs }] },
    );
    expect(buttonNames()).toEqual(['What helps them', 'Stop helping']);
    expect(calls).toEqual([]);
    press('What helps them');
    expect((await screen.findByRole('listitem')).textContent).toBe('Breaks');
    expect(calls).toHaveLength(1);
  });

  it('shows the reason if access ended', async () => {
    await open(
      { rights: ['see_applications'] },
      { 'GET /api/v1/supporting/7/applications': () => [403, { code: 'forbidden' }] },
    );
    press('Applications');
    expect(await screen.findByText(/Your account doesn’t have permission to do this/)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
