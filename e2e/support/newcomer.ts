import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { comeBack, demoPassword } from './accounts.ts';

/** A job seeker of their own, signed in, so that what they do changes nothing for others. */
export async function comeAsNewcomer(page: Page): Promise<{ email: string; access: string }> {
  const email = `newcomer-${randomUUID()}@example.com`;
  const form = { kind: 'candidate', full_name: 'Noor Whitfield', email, password: demoPassword, consent: 'true' };
  const answer = await page.request.post('/api/v1/register', { multipart: form });
  expect(answer.status()).toBe(201);
  return { email, access: await comeBack(page, email) };
}
