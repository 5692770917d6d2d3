import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './accounts.ts';

/** Turns the stored end of the session back, as time would, and has the page look at it. */
export async function letExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('expires_at', String(Math.floor(Date.now() / 1000) - 1));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** What asks for the sign-in of a page with unsaved work, once its session has ended. */
export function expiryDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Session Expired! Please Login Again' });
}

/** Signs in again where the page asks for it, and stays there. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = expiryDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
}
