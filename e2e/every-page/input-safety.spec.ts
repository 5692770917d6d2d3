import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { test } from '#e2e/support/test.ts';

const email = 'unknown@example.com';

test('a page that is being left takes no input; it goes to the page that loads', async ({ page }) => {
  await page.goto('/login');
  const release = await delayResponse(page, '**/assets/forgot-password-page-*.js');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const sent = page.getByLabel('Email').fill(email);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Loading page' })).toBeVisible();
  release();
  await sent;
  await expect(page).toHaveURL(/forgotPassword/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
});

test('going back while a page loads returns to a page that takes input', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const release = await delayResponse(page, '**/assets/forgot-password-page-*.js');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.goBack();
  await page.getByRole('main').getByRole('combobox').first().fill('analyst');
  release();
  await expect(page).toHaveURL(/search$/);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a button that moves while pressed still receives the click', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/settingsV2/weights');
  const weights = page.getByRole('region', { name: 'Match weights' });
  const skills = weights.getByRole('textbox').first();
  const save = weights.getByRole('button', { name: 'Save changes' });
  const right = await skills.inputValue();
  await skills.fill('1');
  await save.click();
  await expect(weights.getByRole('heading', { name: 'There is a problem' })).toBeVisible();

  // Leaving the field corrects the sum, which removes the errors above the button.
  await skills.fill(right);
  await expect(weights.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  // Nothing may keep the button in place: no scroll anchoring, as in Safari, and no end of the page.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    document.body.style.paddingBlockEnd = '20rem';
  });
  await save.hover();
  const before = await save.boundingBox();
  await page.mouse.down();
  await expect(weights.getByRole('heading', { name: 'There is a problem' })).toBeHidden();
  expect((await save.boundingBox())?.y).not.toBe(before?.y);
  await page.mouse.up();
  await expect(weights.getByText('Saved.', { exact: false })).toBeVisible();
});
