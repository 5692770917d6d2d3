import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, logIn, signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { getMailLink, openMail } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/test.ts';

const lead = { name: 'Amara Fielding', email: 'amara.fielding@example.com', organisation: 'Heron Gate Trust' };
const administrator = 'admin@wavelength.test';
const newPassword = 'seven amber kettles';

// Serial: each test continues where the previous one ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a nonprofit signs up and sees what happens next', async ({ page }) => {
  await page.goto('/signup');
  await expectAccessible(page);
  await page.getByRole('link', { name: /I support job seekers/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your name').fill(lead.name);
  await page.getByLabel('Organization name').fill(lead.organisation);
  await page.getByLabel('Email').fill(lead.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByText('I accept the terms of service and the privacy policy.').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your organization' })).toBeVisible();
  await expectAccessible(page);
});

test('the link in the email confirms the address, once', async ({ page }) => {
  await page.goto(await getMailLink(await openLeadMail(page, 'Confirm email address')));
  await expect(page.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectAccessible(page);
});

test('a partner waiting for approval resumes onboarding where it stopped', async ({ page }) => {
  await signIn(page, lead.email);
  await page.goto('/onboarding');
  await page.getByLabel('Website').fill('heron-gate');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Enter a web address').first()).toBeVisible();
  await page.getByLabel('Website').fill('https://heron-gate.example');
  await page.getByLabel('About your organization').fill('We help people who think differently find work they like.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it comfortable' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/approval');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for approval' })).toBeVisible();
  await expect(page.getByText(`We’re reviewing ${lead.organisation}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Make it comfortable' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re all set' })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator reviews the request and approves it', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/approvals');
  await page.getByRole('list', { name: 'Approvals' }).getByRole('link', { name: lead.organisation }).click();
  const card = page.getByRole('article', { name: lead.organisation });
  await expect(card).toContainText(`${lead.email} (confirmed)`);
  await expectAccessible(page);
  await card.getByRole('button', { name: `Reject ${lead.organisation}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: `Approve ${lead.organisation}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(`${lead.organisation} is approved`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByText(/^Approved/).click();
  await expect(page).toHaveURL(/status=approved/);
  await expect(card).toBeVisible();
  await expectAccessible(page);
});

test('the approval email leads the partner in, and the bell shows it', async ({ page }) => {
  await page.goto(await getMailLink(await openLeadMail(page, 'Organization approved')));
  await expect(page.getByRole('heading', { level: 1, name: `${lead.organisation} is approved` })).toBeVisible();
  await expectAccessible(page);
  await signOutHere(page);
  await logIn(page, lead.email);
  await page.getByRole('button', { name: /Notifications, 1 unread/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(`${lead.organisation} is approved`);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/homepage/);
});

test('the reset link in the email sets a new password, once', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(lead.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expectAccessible(page);
  const address = await getMailLink(await openLeadMail(page, 'Reset password'));
  await signOutHere(page);
  await page.goto(address);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 12 characters.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is set' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(lead.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

/** Opens an email in the administrator's outbox. */
async function openLeadMail(page: Page, kind: string): Promise<Locator> {
  await signIn(page, administrator);
  const mail = await openMail(page, { to: lead.email, kind });
  await expectAccessible(page);
  return mail;
}

async function signOutHere(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}
