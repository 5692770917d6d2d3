// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signOut, useSession } from '#web/lib/session.ts';
import { type ApiCall, mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { SignInForm } from './sign-in-form.tsx';

const [username, password] = ['ana@example.com', 'violet tractor sings'];

beforeEach(() => {
  signOut();
  localStorage.clear();
});

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

/** An account with two-factor whose code is 123456. */
function answer({ body }: ApiCall) {
  const { code } = Object(body);
  if (code === undefined)
    return [401, { code: 'code_needed', detail: 'Enter your two-step verification code.' }] as const;
  if (code !== '123456') return [401, { code: 'code_wrong', detail: 'This code is not right.' }] as const;
  return [200, createTokens({ seconds: 1800 })] as const;
}

async function givePassword() {
  const calls = mockApi({ 'POST /api/v1/token': answer });
  await renderWithQueries(<SignInForm />);
  fill('Email', username);
  fill('Password', password);
  send();
  await screen.findByLabelText('Code');
  return calls;
}

test('asks for the two-factor code in place and focuses its field', async () => {
  const calls = await givePassword();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(useSession.getState().failedLoginAttempts).toBe(0);
  fill('Code', '123456');
  send();
  await waitFor(() => expect(useSession.getState().user.authenticated).toBe(true));
  expect(calls.map(({ body }) => body)).toEqual([
    { username, password },
    { username, password, code: '123456' },
  ]);
});

test('shows the server error of a wrong code, counts it, and keeps email and password', async () => {
  await givePassword();
  fill('Code', '000000');
  send();
  expect(await screen.findByText('This code is not right.')).toBeDefined();
  expect(useSession.getState().failedLoginAttempts).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Back to email and password' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', username);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', password);
});

test('sends nothing without a code', async () => {
  const calls = await givePassword();
  send();
  expect(await screen.findByText('There is a problem')).toBeDefined();
  expect(calls).toHaveLength(1);
});
