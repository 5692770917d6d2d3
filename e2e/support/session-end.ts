import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './accounts.ts';

/** Sets the stored session expiry to the past and makes the page check it. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('expires_at', String(Math.floor(Date.now() / 1000) - 1));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The login dialog of a page with unsaved work and an expired session. */
export function expiryDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Session Expired! Please Login Again' });
}

/** Logs in through the dialog and stays on the page. */
export async function logInAgain(page: Page, email: string): Promise<void> {
  const dialog = expiryDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
}
