// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { signOut } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { SignUpCandidatePage, SignUpSkillingPage } from './sign-up-kind-pages.tsx';

beforeEach(() => signOut());

test('lists the required answers only for an open sign-up', async () => {
  const data = { switches: { ...defaultSwitches, partner_sign_up: false } };
  mockApi({ 'GET /api/v1/tenant/theme': () => [200, { data }] });
  const { unmount } = await renderWithQueries(<SignUpSkillingPage />);
  expect(await screen.findByText(/^Sign-up is by invitation only/)).toBeDefined();
  expect(screen.queryByText(/questions\./)).toBeNull();
  unmount();
  await renderWithQueries(<SignUpCandidatePage />);
  expect(screen.getByText(/^Four questions\./)).toBeDefined();
});
