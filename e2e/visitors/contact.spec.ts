import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

test('a visitor writes to the team, is thanked, and an administrator answers', async ({ page, openSecondBrowser }) => {
  await page.goto('/thankYouFeedback');
  await expect(page.getByRole('heading', { name: 'Send us your feedback' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('This field is required.').first()).toBeVisible();
  await main.getByLabel('Your name').fill('Jonas Lind');
  await main.getByLabel('Your email').fill("o'neil@example.com");
  await main.getByLabel('Your message').fill('Do you have jobs in Houston?');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText(/^Enter a valid email\. Use only letters, digits/).first()).toBeVisible();
  await main.getByLabel('Your email').fill('jonas.lind+jobs@example.com');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/thankYouFeedback$/);
  await expect(page.getByRole('heading', { name: 'Thank you for sharing your feedback with us' })).toBeVisible();
  await expect(page.getByText(/We’ll reply to jonas\.lind\+jobs@example\.com/)).toBeVisible();
  await expectAccessible(page);

  const staff = await openSecondBrowser();
  await signIn(staff, 'admin@wavelength.test');
  await staff.goto('/settingsV2/feedback');
  const item = staff.getByRole('article', { name: 'Contact form, Jonas Lind' });
  await expect(item.getByRole('link', { name: 'jonas.lind+jobs@example.com' })).toBeVisible();
  await item.getByRole('button', { name: 'Answer' }).click();
  await item.getByLabel('Your answer to Jonas Lind').fill('Yes, 12 of them.');
  await item.getByRole('button', { name: 'Send answer' }).click();
  await expect(item).toHaveCount(0);
});

test('a signed-in person finds the name and the email filled in', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/contact-us');
  await expect(page.getByLabel('Your email')).toHaveValue('seeker@wavelength.test');
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
});
