// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function answerSwitches(change: Partial<Record<keyof typeof defaultSwitches, boolean>> = {}): void {
  const data = { switches: { ...defaultSwitches, ...change } };
  mockApi({ 'GET /api/v1/tenant/theme': () => [200, { data }] });
}

const basePolicies = ['/terms-of-service', '/privacy-policy'];

test.each<[Registration['kind'], string[]]>([
  ['candidate', basePolicies],
  ['employer', [...basePolicies, '/privacy-policy-ep']],
  ['corporatePartner', [...basePolicies, '/privacy-policy-ep']],
  ['nonProfitPartner', [...basePolicies, '/privacy-policy-npp']],
  ['skilling', basePolicies],
])('links the policies of %s next to the checkbox', async (kind, addresses) => {
  answerSwitches();
  await renderWithQueries(<SignUpForm kind={kind} onDone={() => undefined} />);
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(shown).toEqual(addresses);
});

test('says that partner sign-up is by invitation only, but lets job seekers sign up', async () => {
  answerSwitches({ partner_sign_up: false });
  const { unmount } = await renderWithQueries(<SignUpForm kind="skilling" onDone={() => undefined} />);
  expect(await screen.findByText(/^Sign-up is by invitation only/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  await renderWithQueries(<SignUpForm kind="candidate" onDone={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Create account' })).toBeDefined();
});
