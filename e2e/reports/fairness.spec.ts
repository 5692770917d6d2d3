import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

test('a job seeker volunteers answers with consent, and deletes them', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/setting/consents');
  const form = page.getByRole('region', { name: 'About you, for the fairness record' });
  await form.getByRole('radiogroup', { name: 'Your age' }).getByText('40 or over').click();
  await form.getByRole('button', { name: 'Save answers' }).click();
  await expect(form.getByText('Check this box to save your answers.')).toBeVisible();
  const consent = 'I agree that my answers are counted in the monthly fairness record.';
  await form.getByRole('checkbox', { name: consent }).check({ force: true });
  await form.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByRole('radio', { name: '40 or over' })).toBeChecked();
  await expect(page.getByText('You agreed that your answers are counted in the fairness record.')).toBeVisible();
  await form.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted.')).toBeVisible();
  await expect(form.getByRole('radio', { name: '40 or over' })).not.toBeChecked();
});

test('an administrator opens the fairness record from the reports', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/report');
  await page.getByRole('link', { name: 'Fairness record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fairness record' })).toBeVisible();
  await expect(page.getByText(/Groups with fewer than ten people are hidden/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the match score works' })).toBeVisible();
});

test('an employer publishes its record, and a visitor finds it', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/settingsV2/organization');
  const section = page.getByRole('region', { name: 'Public fairness record' });
  await section.getByText('Publish our monthly fairness record').click();
  await expect(section.getByText(/^On since/)).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/fairness');
  await expect(page.getByRole('heading', { level: 1, name: 'Fair hiring' })).toBeVisible();
  await page.getByRole('button', { name: /Employer/ }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/publishes its record\. The first month isn’t counted yet\./)).toBeVisible();
  await expectAccessible(page);
});
