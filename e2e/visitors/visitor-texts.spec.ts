import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { getNamespace } from '#domain/phrases/namespace.ts';
import { submitLoginForm } from '#e2e/support/accounts.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { test } from '#e2e/support/test.ts';

/** The key of a phrase, which is shown in place of a text that is not loaded. */
const key = new RegExp(
  `\\b(${readdirSync('domain/phrases/en').map(getNamespace).join('|')})\\.[a-z]\\w+(\\.\\w+)*`,
  'g',
);

async function findKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const elements = [...document.querySelectorAll('*')];
    return [document.body.innerText, ...elements.flatMap((each) => attributes.map((name) => each.getAttribute(name)))];
  });
  return [...new Set(texts.join('\n').match(key) ?? [])];
}

test.describe('before all texts are loaded', () => {
  test.beforeEach(async ({ page }) => {
    await delayResponse(page, /\/assets\/translations\/\w+$/);
  });

  test('the home page has its texts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/Search \d+ jobs/)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const name of ['How it works', 'New jobs', 'Our sponsors', 'News'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
  });

  test('what opens on every page has its texts', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Comfort' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const item of ['Contact', 'Feedback']) {
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      expect(await findKeys(page)).toEqual([]);
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findKeys(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Chat' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
  });

  test('the menu of phones has its texts', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
  });

  test('the login page has its texts, also after a refused login', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(/email or password/i).last()).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
  });

  test('the search has its texts, with filters and the preview of a job', async ({ page }) => {
    await page.goto('/search?words=remote%20data%20analyst&place=Nowhereville');
    await expect(page.getByText(/Nowhereville/).first()).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
    await page.goto('/search');
    await expect(
      page.getByRole('region', { name: 'Selected job' }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    expect(await findKeys(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^All filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible();
    expect(await findKeys(page)).toEqual([]);
  });
});

test('another page waits for its texts', async ({ page }) => {
  const release = await delayResponse(page, /\/assets\/translations\/en$/);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await findKeys(page)).toEqual([]);
  release();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findKeys(page)).toEqual([]);
});

for (const email of ['seeker@wavelength.test', 'admin@wavelength.test']) {
  test(`a login waits for the texts of ${email}`, async ({ page }) => {
    const release = await delayResponse(page, /\/assets\/translations\/en$/);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/token'));
    await submitLoginForm(page, email);
    await answered;
    expect(await findKeys(page)).toEqual([]);
    release();
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await expect(page).not.toHaveURL(/\/login/);
    expect(await findKeys(page)).toEqual([]);
  });
}

test('a page opens after its texts could not be loaded once', async ({ page }) => {
  let isFailing = true;
  await page.route(/\/assets\/translations\/en$/, (route) => (isFailing ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  isFailing = false;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findKeys(page)).toEqual([]);
});

test('the texts of other pages wait for the jobs of the search', async ({ page }) => {
  const release = await delayResponse(page, /\/api\/v1\/jobs\?/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const jobs = page.waitForRequest(/\/api\/v1\/jobs\?/);
  const texts = page.waitForRequest(/\/assets\/translations\/en$/);
  await page.goto('/search');
  await jobs;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(requested).not.toContain('/assets/translations/en');
  release();
  await texts;
});
