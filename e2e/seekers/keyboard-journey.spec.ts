import { expect } from '@playwright/test';
import { demoPassword } from '#e2e/support/accounts.ts';
import { enterOn, tabTo, typeInto } from '#e2e/support/keyboard/keyboard.ts';
import { applyByKeyboard, signUpByKeyboard } from '#e2e/support/keyboard/keyboard-seeker.ts';
import { getAccount } from '#e2e/support/routes.ts';
import { test } from '#e2e/support/test.ts';

test('keyboard only: search, sign up, submit an application, and withdraw it', async ({ page }) => {
  test.slow();
  await page.goto('/search?sort=newest');
  await enterOn(page, page.getByRole('article').getByRole('link').nth(2));
  await expect(page.getByRole('region', { name: 'Selected job' }).getByRole('heading', { level: 2 })).toBeFocused();
  await enterOn(page, page.getByRole('link', { name: 'Open full page' }));
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  // The search page stays until the job has loaded.
  await expect(page.getByRole('region', { name: 'Selected job' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Work environment' })).toBeVisible();
  const job = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await enterOn(page, page.getByRole('link', { name: 'Log in to apply' }));
  await enterOn(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await enterOn(page, page.getByRole('link', { name: /I’m looking for a job/ }));
  await signUpByKeyboard(page, 'Noor Whitfield');
  await expect(page.getByRole('heading', { name: `Apply: ${job}` })).toBeVisible();
  await applyByKeyboard(page);
  await enterOn(page, page.getByRole('link', { name: 'See my application' }));
  await enterOn(page, page.getByRole('button', { name: 'Withdraw application' }));
  const dialog = page.getByRole('alertdialog');
  await enterOn(page, dialog.getByRole('button', { name: 'Withdraw application' }));
  await expect(page.getByText('You withdrew this application.')).toBeVisible();
});

test('keyboard only: a failed login, the requested page, and logging out', async ({ page }) => {
  const main = page.getByRole('main');
  const password = page.getByLabel('Password', { exact: true });
  const account = page.getByRole('button', { name: /^Account menu for/ });
  await page.goto('/setting');
  await typeInto(page, page.getByLabel('Email'), getAccount.skilling_partner);
  await typeInto(page, password, 'calm river lanterns');
  await enterOn(page, main.getByRole('button', { name: 'Log in' }));
  await expect(main.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(main.getByText('The email or password is incorrect.')).toBeVisible();
  await tabTo(page, password);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/setting$/);
  await expect(page.getByText('login successfully done')).toBeVisible();
  await enterOn(page, account);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Work that fits how you think' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});
