import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { demoPassword, submitLoginForm } from '#e2e/support/accounts.ts';
import { expectAccessible, expectAccessibleLayout, expectReadable } from '#e2e/support/axe.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/test.ts';

/** The code of the authenticator app, now or in the given number of seconds. */
function getCode(key: string, seconds = 0): string {
  return new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + seconds * 1000 });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}

test('two-factor is turned on, required at login, bypassed by a recovery code, and turned off', async ({ page }) => {
  const { email } = await signUpAsSeeker(page);
  await page.goto('/setting#second-step');
  const part = page.getByRole('region', { name: 'Two-step verification' });
  await part.getByRole('button', { name: 'Set up two-step verification' }).click();
  await expect(part.getByRole('heading', { name: 'Set it up in three steps' })).toBeFocused();
  await expect(part.getByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await part.locator('code').textContent()) ?? '';
  const field = part.getByLabel('Code from the app');
  await field.fill('000000');
  await field.press('Enter');
  await expect(part.getByRole('button', { name: /This code is incorrect/ })).toBeVisible();
  await field.fill(getCode(key));
  await field.press('Enter');
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await part.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save codes as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleLayout(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await part.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(part.getByText('You have 10 recovery codes left.')).toBeVisible();

  await logOut(page);
  await submitLoginForm(page, email);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await code.fill(getCode(key, 300));
  await code.press('Enter');
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to email and password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await code.fill(getCode(key, 30));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/search/);

  await logOut(page);
  await submitLoginForm(page, email);
  await code.fill(codes[0]?.toUpperCase() ?? '');
  await code.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await page.goto('/setting#second-step');
  await expect(part.getByText('You have 9 recovery codes left.')).toBeVisible();
  await part.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off two-step verification' }).click();
  await expect(part.getByText('Only your password is needed to log in.')).toBeVisible();
  await logOut(page);
  await submitLoginForm(page, email);
  await expect(page).toHaveURL(/\/search/);
});
