import { expect, type Page, test } from '@playwright/test';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';

/** The password of every demo account. */
export const demoPassword = 'calm river lantern';

/** Fills in and submits the login form. */
export async function submitLoginForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs in through the login page. */
export async function logIn(page: Page, email: string): Promise<void> {
  await submitLoginForm(page, email);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Stores a session in the browser without using the login page. Returns the access token. */
export async function signIn(page: Page, email: string): Promise<string> {
  return storeSession(page, test.info().project.use.baseURL ?? '', email);
}

/** The same for a server other than the project's. */
export async function storeSession(page: Page, origin: string, email: string): Promise<string> {
  const signIn = { username: email, password: demoPassword };
  const answer = await page.request.post(`${origin}/api/v1/token`, { data: signIn });
  expect(answer.status()).toBe(200);
  const { access, refresh } = await answer.json();
  const claims = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString());
  const stored = {
    refresh_token: refresh,
    user_id: String(claims.user_id),
    expires_at: String(claims.exp - sessionSeconds.clientMargin),
    user_name: claims.full_name,
    access_token: access,
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  return access;
}
