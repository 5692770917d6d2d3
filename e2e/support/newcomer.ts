import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';

/** Signs up a new job seeker, so that the test does not change data of other tests. */
export async function signUpAsSeeker(
  page: Page,
  fullName = 'Noor Whitfield',
): Promise<{ email: string; access: string }> {
  const email = `newcomer-${randomUUID()}@example.com`;
  const form = { kind: 'candidate', full_name: fullName, email, password: demoPassword, consent: 'true' };
  const answer = await page.request.post('/api/v1/register', { multipart: form });
  expect(answer.status()).toBe(201);
  return { email, access: await signIn(page, email) };
}
