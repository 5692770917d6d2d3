import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

test('a hiring manager saves a view with its filters, opens it, and deletes it', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/report/applicationSource?period=last365&source=referral');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Referrals of the year');
  await dialog.getByRole('radio', { name: 'Every month' }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved: Referrals of the year')).toBeVisible();

  await page.goto('/report');
  const views = page.getByRole('region', { name: 'Saved views' });
  await expect(views.getByRole('row', { name: /Referrals of the year/ })).toContainText('Every month');
  await expectAccessible(page);
  await views.getByRole('link', { name: 'Referrals of the year' }).click();
  await expect(page).toHaveURL(/\/report\/applicationSource\?.*source=referral/);
  await expect(page).toHaveURL(/period=last365/);
  await page.goBack();
  await views.getByRole('button', { name: 'Delete: Referrals of the year' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByText('Referrals of the year')).toHaveCount(0);
});
