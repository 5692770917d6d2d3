import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#e2e/support/accounts.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { getAccount } from '#e2e/support/routes.ts';
import { test } from '#e2e/support/test.ts';

test('logging in returns to the requested address with its query and hash', async ({ page }) => {
  await page.goto('/profile?tab=2#about');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, getAccount.recruiter);
  await expect(page).toHaveURL(/\/profile\?tab=2#about$/);
});

test('cross-organization roles are redirected to the wide page with their filters', async ({ page }) => {
  await page.goto('/jobs?status=draft');
  await signIn(page, getAccount.program_manager);
  await expect(page).toHaveURL(/\/newJobs\?status=draft$/);
});

test('a landing page shows its heading before the scripts load', async ({ page }) => {
  const arrive = await delayResponse(page, '**/assets/base-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const purpose = page.getByRole('main').locator('p').first();
  await expect(title).toBeVisible();
  const words = [await title.innerText(), await purpose.innerText()];
  await expect(page.getByLabel('Email')).toHaveCount(0);
  arrive();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect([await title.innerText(), await purpose.innerText()]).toEqual(words);
});

test('menus work by keyboard and return the focus', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, getAccount.hiring_manager);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const side = page.getByRole('navigation', { name: 'Staff menu' });
  await side.getByRole('link', { name: 'Applications' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Applications');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(side.locator('[aria-current="page"]')).toHaveText('Applications');

  const help = page.getByRole('banner').getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'FAQ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

test('a menu opened while a page loads stays open', async ({ page }) => {
  await page.goto('/faq');
  const open = await delayResponse(page, '**/assets/content-pages-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  const item = page.getByRole('menuitem', { name: 'FAQ' });
  await expect(item).toBeVisible();
  open();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/Pricing|price/i);
  await expect(item).toBeFocused();
  await page.goBack();
  await expect(item).toHaveCount(0);
});

test('feedback is written and sent by keyboard', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, getAccount.hiring_manager);
  await page.goto('/jobs');
  const help = page.getByRole('banner').getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'FAQ' }).waitFor();
  await page.keyboard.type('Feedback');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByRole('button', { name: /Feedback type/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Suggestions' }).waitFor();
  await page.keyboard.type('Sug');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /Description/ }).focus();
  await page.keyboard.type('Larger <chips');
  await expect(dialog.getByRole('textbox', { name: /Description/ })).toHaveValue('Larger chips');
  await dialog.getByRole('button', { name: 'Send feedback' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Thank you. We received your feedback.')).toBeVisible();
});

test('a browser in Canada is redirected to the Canada site until the user switches', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.65, longitude: -79.38 });
  await page.goto('/');
  await expect(page).toHaveURL(/\/ca$/);
  await expect(page.getByText('You are on the Canada site.')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Work that fits how you think' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
