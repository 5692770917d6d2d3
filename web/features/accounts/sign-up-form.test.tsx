// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { renderUi } from '#web/testing/render.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const everybody = ['/terms-of-service', '/privacy-policy'];

test.each<[Registration['kind'], string[]]>([
  ['candidate', everybody],
  ['employer', [...everybody, '/privacy-policy-ep']],
  ['corporatePartner', [...everybody, '/privacy-policy-ep']],
  ['nonProfitPartner', [...everybody, '/privacy-policy-npp']],
  ['skilling', everybody],
])('whoever signs up as %s reads what they agree to beside the tick', async (kind, addresses) => {
  await renderUi(<SignUpForm kind={kind} onDone={() => undefined} />);
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(shown).toEqual(addresses);
});
