import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

test('typed feedback is answered by an administrator and the person gets a notification', async ({
  page,
  openSecondBrowser,
}) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/faq');
  const rating = { rating: '1', feed: 'Clear pages', page: page.url(), user_email: 'visitor@example.com' };
  expect((await page.request.post('/api/v1/nsat_feedback', { multipart: rating })).status()).toBe(201);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByLabel('Feedback type').click();
  await page.getByRole('option', { name: 'Questions' }).click();
  await dialog.getByLabel('Description').fill('Can I hide the map?');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog).toHaveCount(0);

  const staff = await openSecondBrowser();
  await signIn(staff, 'admin@wavelength.test');
  await staff.goto('/settingsV2/feedback');
  const item = staff.getByRole('article', { name: /^Questions, / }).filter({ hasText: 'Can I hide the map?' });
  await item.getByRole('button', { name: 'Answer' }).click();
  await item.getByLabel(/^Your answer to /).fill('Yes, below the list.');
  await expectAccessible(staff);
  await item.getByRole('button', { name: 'Send answer' }).click();
  await expect(item).toHaveCount(0);
  await staff.getByRole('button', { name: /^Answered/ }).click();
  await expect(item.getByText('Yes, below the list.')).toBeVisible();
  await expect(staff).toHaveURL(/status=answered/);
  await item.getByRole('button', { name: 'Close' }).click();
  await expect(item).toHaveCount(0);
  await staff.getByRole('button', { name: /^Closed/ }).click();
  await staff.reload();
  await expect(item.getByText('Yes, below the list.')).toBeVisible();
  await staff.getByRole('tab', { name: 'Ratings' }).click();
  await expect(staff.getByRole('figure', { name: 'Ratings by month' })).toBeVisible();
  await expectAccessible(staff);

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notification = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'An answer to your feedback: Yes, below the list.' });
  await notification.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/application$/);
});
