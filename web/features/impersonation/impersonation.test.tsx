// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImpersonationCandidate } from '#domain/features/impersonation/contract.ts';
import { signIn, useSession } from '#web/lib/session.ts';
import { type ApiCall, mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { PeopleSearch } from './people-search.tsx';
import { StartImpersonationDialog } from './start-impersonation-dialog.tsx';

const person: ImpersonationCandidate = {
  user_id: 12,
  full_name: 'Rosa Lind',
  email: 'rosa@example.com',
  is_user: true,
  role_id: null,
  organisation_name: null,
  state: 'active',
};
const start = 'POST /api/v1/impersonation/start';
const longReason = 'Rosa asked us to check her résumé page.';

beforeEach(() => void signIn(createTokens({ seconds: 1800, name: 'Ada Admin' })));

describe('PeopleSearch', () => {
  async function search(people: readonly ImpersonationCandidate[]) {
    const onChoose = vi.fn();
    const onSearch = vi.fn();
    mockApi({ 'GET /api/v1/impersonation/people': () => [200, { people, has_more: false }] });
    await renderWithQueries(<PeopleSearch words="" onSearch={onSearch} onChoose={onChoose} />);
    return { onChoose, onSearch };
  }

  it('passes the trimmed query on submit', async () => {
    const { onSearch } = await search([person]);
    const field = await screen.findByLabelText('Name, email, or organization');
    fireEvent.change(field, { target: { value: ' rosa ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search people' }));
    expect(onSearch).toHaveBeenCalledWith('rosa');
  });

  it('passes the chosen person', async () => {
    const { onChoose } = await search([person]);
    fireEvent.click(await screen.findByRole('button', { name: 'View as Rosa Lind' }));
    expect(onChoose).toHaveBeenCalledWith(person);
  });

  it('explains why a disabled account cannot be viewed', async () => {
    const { onChoose } = await search([{ ...person, state: 'disabled' }]);
    await screen.findByText('This account is disabled.');
    fireEvent.click(screen.getByRole('button', { name: 'View as Rosa Lind' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('shows what to try if no one matches', async () => {
    await search([]);
    await screen.findByText('No one matches your search');
    screen.getByText(/Administrators are never listed/);
  });
});

describe('StartImpersonationDialog', () => {
  async function openDialog(reply: () => readonly [number, unknown]) {
    const onStarted = vi.fn();
    const calls = mockApi({ [start]: reply });
    await renderWithQueries(<StartImpersonationDialog person={person} onClose={() => {}} onStarted={onStarted} />);
    await screen.findByRole('dialog', { name: 'View as Rosa Lind' });
    return { calls, onStarted };
  }

  const fillIn = (reason: string, password: string) => {
    fireEvent.change(screen.getByLabelText('Why do you need to view this account?'), { target: { value: reason } });
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Start viewing' }));
  };
  const startCalls = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path.endsWith('/start'));

  it.each([
    ['no reason', '', 'a password'],
    ['a reason under 10 characters', 'support', 'a password'],
    ['no password', longReason, ''],
  ])('sends nothing with %s', async (_case, reason, password) => {
    const { calls } = await openDialog(() => [200, {}]);
    fillIn(reason, password);
    await screen.findByText('There is a problem');
    expect(calls).toEqual([]);
  });

  it('starts viewing as the person with a reason and the password', async () => {
    const { access } = createTokens({ seconds: 1800, name: 'Rosa Lind', userId: 12, actor: 7 });
    const { calls, onStarted } = await openDialog(() => [200, { access, ends_at: '2030-01-01T00:00:00.000Z' }]);
    fillIn(longReason, 'a password');
    await expect.poll(() => onStarted.mock.calls.length).toBe(1);
    expect(startCalls(calls)).toMatchObject([{ body: { user_id: 12, reason: longReason, password: 'a password' } }]);
    expect(useSession.getState()).toMatchObject({ isImpersonating: true, user: { name: 'Rosa Lind' } });
  });

  it('keeps the reason and the administrator’s session when the password is wrong', async () => {
    const fields = [{ field: 'body.password', code: 'password_wrong' }];
    const { onStarted } = await openDialog(() => [400, { code: 'invalid_input', fields }]);
    fillIn(longReason, 'wrong');
    expect((await screen.findAllByText(/This password is incorrect/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why do you need to view this account?').value).toBe(longReason);
    expect(onStarted).not.toHaveBeenCalled();
    expect(useSession.getState()).toMatchObject({ isImpersonating: false, user: { name: 'Ada Admin' } });
  });
});
