import { expect as expectSoon, type Page } from '@playwright/test';
import { demoPassword, logIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/second-browser.ts';
import { expireSession, expiryDialog, logInAgain } from '#e2e/support/session-end.ts';

/** Tabs notify each other immediately, but the page that follows must load first. */
const expect = expectSoon.configure({ timeout: 20_000 });

const manager = 'manager@wavelength.test';
const seeker = 'seeker@wavelength.test';
const sessionKeys = ['access_token', 'expires_at', 'refresh_token', 'user_id', 'user_name'];

/** The keys in local storage, except drafts and comfort settings. */
async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => [...sessionKeys, 'own_session', 'root'].includes(key)).sort();
}

async function isSignedIn(page: Page, signedIn: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: /^Account menu for/ })).toHaveCount(signedIn ? 1 : 0);
}

test('logging in stores the five keys and the state under "root", and a reload restores them', async ({ page }) => {
  await logIn(page, seeker);
  await expect(page).toHaveURL(/\/search/);
  expect(await storedKeys(page)).toEqual([...sessionKeys, 'root'].sort());
  const [expiresAt, exp] = await page.evaluate(() => {
    const payload = (localStorage.getItem('access_token') ?? '').split('.')[1] ?? '';
    return [
      Number(localStorage.getItem('expires_at')),
      JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp,
    ];
  });
  expect(expiresAt).toBe(exp - 600);
  await page.reload();
  await isSignedIn(page, true);
});

test('an expired session leads to the login page with its message, and back', async ({ page }) => {
  await logIn(page, manager);
  await page.goto('/jobs?status=active');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expireSession(page);
  await expect(page.getByText('Session Expired! Please Login Again')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedKeys(page)).not.toContain('access_token');
  await page.getByLabel('Email').fill(manager);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/jobs\?status=active$/);
});

test('a form with unsaved input stays until its owner logs in again', async ({ page }) => {
  await logIn(page, manager);
  await page.goto('/jobs/create');
  const title = page.getByLabel('Job title', { exact: true });
  await title.fill('Keeper of Maps');
  await expireSession(page);
  const dialog = expiryDialog(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/create$/);
  await expect(title).not.toBeVisible();
  await logInAgain(page, manager);
  await expect(title).toHaveValue('Keeper of Maps');
  await expect(page).toHaveURL(/\/jobs\/create$/);
});

test('leaving the form leads to the login page; its draft is restored afterwards', async ({ page }) => {
  await logIn(page, manager);
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill('Keeper of Charts');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain('Keeper of Charts');
  await expireSession(page);
  const dialog = expiryDialog(page);
  await dialog.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(manager);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Keeper of Charts');
});

test('logging out in one tab logs out the other with its message', async ({ page, context }) => {
  await logIn(page, seeker);
  const other = await context.newPage();
  await other.goto('/search');
  await isSignedIn(other, true);
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other.getByText('Session expired! Please login again.')).toBeVisible();
  await isSignedIn(other, false);
});

test('logging in to one tab logs in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/search');
  await isSignedIn(other, false);
  await logIn(page, seeker);
  await isSignedIn(other, true);
});

test('logging out clears all stored data even when the call fails', async ({ page }) => {
  await logIn(page, seeker);
  await page.goto('/setting');
  await page.route('**/api/v1/logout', (route) => route.abort());
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await isSignedIn(page, false);
  await expect(page.getByRole('heading', { name: 'Work that fits how you think' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await storedKeys(page)).filter((key) => key !== 'root')).toEqual([]);
  // The state may be stored again, for example with the country of the home page, but without personal data.
  const { user } = JSON.parse((await page.evaluate(() => localStorage.getItem('root'))) ?? '{}').state ?? {};
  expect(user?.user_id ?? null).toBeNull();
  expect(user?.name ?? '').toBe('');
});

test('logging out a device from another one shows the reason there', async ({ page, openSecondBrowser }) => {
  const { email } = await signUpAsSeeker(page);
  const elsewhere = await openSecondBrowser();
  await logIn(elsewhere, email);
  await page.goto('/setting#devices');
  await expectAccessible(page);
  const devices = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  // The session of the sign-up and the one in the second browser.
  const others = devices.getByRole('button', { name: /^Log out(?! all)/ });
  await expect(others).toHaveCount(2);
  await others.first().click();
  await expect(others).toHaveCount(1);
  await devices.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(devices.getByText('You’re only logged in on this device.')).toBeVisible();
  const words = 'You have been Logged out due to Inactivity. Kindly refresh the page.';
  await expect(elsewhere.getByText(words)).toBeVisible();
  await isSignedIn(elsewhere, false);
});

test('changing the password logs out the other devices only', async ({ page, openSecondBrowser }) => {
  const { email } = await signUpAsSeeker(page);
  const other = await openSecondBrowser();
  await logIn(other, email);
  await page.goto('/setting/login');
  const part = page.getByRole('region', { name: 'Password', exact: true });
  const change = async (present: string) => {
    await part.getByLabel('Current password').fill(present);
    await part.getByLabel('New password').fill('seven amber kettles');
    await part.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one');
  await expect(part.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await change(demoPassword);
  await expect(part.getByRole('status')).toHaveText('Your password was changed. All other devices are logged out.');
  await expectAccessible(page);
  await page.reload();
  await isSignedIn(page, true);
  await other.goto('/setting');
  await expect(other).toHaveURL(/\/login$/);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText('The email or password is incorrect.').first()).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill('seven amber kettles');
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/setting$/);
});

test('the first administrator views as another user, sees the banner, and stops', async ({ page }) => {
  await logIn(page, 'admin@wavelength.test');
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'View as another user' }).click();
  await expect(page).toHaveURL(/\/getUsers$/);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('haeun');
  await page.getByRole('button', { name: 'Search people', exact: true }).click();
  await page.getByRole('button', { name: 'View as Haeun Delacroix' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as Haeun Delacroix' });
  await dialog.getByLabel('Why do you need to view this account?').fill('They asked for help with an application');
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Start viewing' }).click();
  const banner = page.getByRole('region', { name: 'You’re viewing as Haeun Delacroix' });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/setting/devices');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Ngozi Halvorsen from the team viewed your account')).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(/\/getUsers$/);
  await expect(page.getByRole('button', { name: 'Account menu for Ngozi Halvorsen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu for Ngozi Halvorsen' })).toBeVisible();
  expect(await storedKeys(page)).not.toContain('own_session');
});
