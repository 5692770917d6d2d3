import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

test('an administrator sees what a period would remove before saving it', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/settingsV2/retention');
  const form = page.getByRole('region', { name: 'Data retention' });
  await expect(page.getByRole('region', { name: 'What was removed' })).toBeVisible();
  await form.getByRole('button', { name: 'Audit trail' }).click();
  await expect(page.getByRole('option', { name: '6 months' })).toHaveCount(0);
  await page.getByRole('option', { name: '10 years' }).click();
  const preview = form.getByRole('table', { name: 'What the next run would remove' });
  await expect(preview.getByRole('row', { name: /Audit trail/ })).toContainText('Deleted');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Saved. The next nightly run uses these periods.')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('button', { name: 'Audit trail' })).toContainText('10 years');
});
