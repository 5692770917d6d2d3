// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { signOut } from '#web/lib/session.ts';
import { answerCalls } from '#web/testing/answers.ts';
import { renderAsking } from '#web/testing/queries.tsx';
import { SignUpCandidatePage, SignUpSkillingPage } from './sign-up-kind-pages.tsx';

beforeEach(() => signOut());

test('lists the required answers only for an open sign-up', async () => {
  const data = { switches: { ...defaultSwitches, partner_sign_up: false } };
  answerCalls({ 'GET /api/v1/tenant/theme': () => [200, { data }] });
  const { unmount } = await renderAsking(<SignUpSkillingPage />);
  expect(await screen.findByText(/^Only invited people come in here/)).toBeDefined();
  expect(screen.queryByText(/answers\./)).toBeNull();
  unmount();
  await renderAsking(<SignUpCandidatePage />);
  expect(screen.getByText(/^Four answers\./)).toBeDefined();
});
