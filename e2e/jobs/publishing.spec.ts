import { expect } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openStep } from '#e2e/support/forms/job-form.ts';
import { test } from '#e2e/support/second-browser.ts';

test('a member requests approval for a draft and the lead returns it with changes', async ({
  page,
  openSecondBrowser,
}) => {
  test.slow();
  await signIn(page, 'member@wavelength.test');
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill('Map reader');
  await openStep(page, 'The role');
  await page.getByLabel('About the job').fill('You read maps with a small team, and write down what changed.');
  await page.getByRole('button', { name: 'Save and request approval' }).click();
  await expect(page.getByText('You requested approval to publish “Map reader”')).toBeVisible();
  await expectAccessible(page);

  const lead = await openSecondBrowser();
  await signIn(lead, 'manager@wavelength.test');
  await lead.goto(page.url());
  await expect(lead.getByText('requested approval to publish this job')).toBeVisible();
  await lead.getByRole('button', { name: 'Return draft' }).click();
  const dialog = lead.getByRole('dialog');
  await dialog.getByLabel('What needs to change?').fill('Name the pay.');
  await expectAccessible(lead);
  await dialog.getByRole('button', { name: 'Return draft' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText('Changes requested')).toBeVisible();
  await expect(page.getByText('Name the pay.')).toBeVisible();
});

test('a tenant-wide change asks for the password again and loses no input', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  // The server's answer when the last login is more than five minutes old.
  const refusal = { status: 403, contentType: 'application/problem+json', body: '{"code":"proof_needed"}' };
  await page.route('**/api/v1/tenant/contact', (route) => route.fulfill(refusal), { times: 1 });
  await page.goto('/settingsV2#contact');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  await contact.getByLabel('Phone').fill('+1 404 555 0142');
  await contact.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm and save' }).click();
  await expect(contact.getByText('Saved. Everyone sees the change now.')).toBeVisible();
  await expect(contact.getByLabel('Phone')).toHaveValue('+1 404 555 0142');
});

test('the provider form in the settings reports an unreachable provider', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/settingsV2#sign-in');
  const methods = page.getByRole('region', { name: 'How people log in' });
  await methods.getByRole('button', { name: 'Set up LinkedIn' }).click();
  await expect(methods.getByText('/linkedInLogin')).toBeVisible();
  await methods.getByLabel('Issuer URL').fill('http://127.0.0.1:1');
  await methods.getByLabel('Client ID').fill('wavelength');
  await methods.getByText('People can log in with LinkedIn').click();
  // At other scroll positions the top bar covers half of a field.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await methods.getByRole('button', { name: 'Save changes' }).click();
  await expect(methods.getByText('We couldn’t reach a provider at this address.').first()).toBeVisible();
});
