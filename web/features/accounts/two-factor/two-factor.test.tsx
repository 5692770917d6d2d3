// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TwoFactorStatus } from '#domain/features/accounts/two-factor.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { SecondStepSettings } from './two-factor.tsx';

const on: TwoFactorStatus = { is_on: true, since: '2026-03-04T10:00:00Z', recovery_codes_left: 0, is_required: true };

beforeEach(() => signInStaff(1));

async function show(step: TwoFactorStatus, replies: Parameters<typeof mockApi>[0] = {}) {
  mockApi({
    'GET /api/v1/me/second-step': () => [200, step],
    'GET /api/v1/me/sign-ins': () => [200, { has_password: true, linked: [], available: [] }],
    ...replies,
  });
  await renderWithQueries(<SecondStepSettings />);
  await screen.findByText(step.is_on ? 'On' : 'Off');
}

const switchOff = () => screen.queryByRole('button', { name: 'Turn off two-step verification' });

test('explains why a required two-factor cannot be turned off', async () => {
  await show(on);
  expect(switchOff()).toBeNull();
  expect(screen.getByText('Your account requires two-step verification, so you can’t turn it off.')).toBeDefined();
  expect(screen.getByText('You have no recovery codes left. Create new ones now.')).toBeDefined();
});

test('turns off an optional two-factor', async () => {
  await show({ ...on, is_required: false, recovery_codes_left: 1 });
  expect(switchOff()).not.toBeNull();
  expect(screen.getByText('You have 1 recovery code left.')).toBeDefined();
});

test('shows new recovery codes and an alternative when copying fails', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await show(on, {
    'POST /api/v1/me/second-step/recovery-codes': () => [200, { recovery_codes: ['aaaa-bbbb-cccc'] }],
    'GET /api/v1/tenant/theme': () => [200, { data: {} }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your recovery codes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy codes' }));
  expect(await screen.findByText('Couldn’t copy the codes. Save them as a file, or write them down.')).toBeDefined();
});

test('reports a failed setup and changes nothing', async () => {
  const off = { is_on: false, since: null, recovery_codes_left: 0, is_required: false };
  await show(off, { 'POST /api/v1/me/second-step': () => [503, { code: 'unavailable' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Set up two-step verification' }));
  expect(await screen.findByText(/isn’t available right now/)).toBeDefined();
  expect(screen.getByText('Off')).toBeDefined();
});
