import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { servePseudoLocale } from '#e2e/support/pseudo-locale.ts';
import { test } from '#e2e/support/second-browser.ts';

/** The second demo tenant, with its own host on the same port. */
function northlight(path: string, baseURL = ''): string {
  return new URL(path, baseURL.replace('127.0.0.1', 'northlight.localhost')).href;
}

async function logInAt(page: Page, login: string, email: string): Promise<void> {
  await page.goto(login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** The page as first painted: all scripts are blocked. */
async function openUnscripted(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
}

const getBrand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

test('a saved brand is previewed and painted first for this tenant only', async ({
  page,
  openSecondBrowser,
  baseURL,
}) => {
  test.slow();
  await logInAt(page, northlight('/login', baseURL), 'admin@northlight.test');
  await page.goto(northlight('/settingsV2#brand', baseURL));
  const brand = page.getByRole('region', { name: 'Brand' });
  const preview = brand.locator('[data-scheme="light"]');
  await brand.getByLabel('Site name').fill('Northlight Careers');
  await brand.getByLabel('Brand', { exact: true }).fill('#8a1c4b');
  await expect(preview).toHaveAttribute('style', /--brand: #8a1c4b/);
  await expect(preview.getByText('Northlight Careers')).toBeVisible();
  await expectAccessible(page);
  await brand.getByRole('button', { name: 'Save changes' }).click();
  await expect(brand.getByText('Saved. Everyone sees the change now.')).toBeVisible();
  await expect.poll(() => getBrand(page)).toBe('#8a1c4b');

  const visitor = await openSecondBrowser();
  await openUnscripted(visitor, northlight('/', baseURL));
  await expect(visitor).toHaveTitle('Northlight Careers');
  expect(await getBrand(visitor)).toBe('#8a1c4b');
  await openUnscripted(visitor, baseURL ?? '');
  await expect(visitor).toHaveTitle('Wavelength');
  expect(await getBrand(visitor)).not.toBe('#8a1c4b');
});

test('an unreadable color is rejected with a message or adjusted', async ({ page, baseURL }) => {
  await logInAt(page, northlight('/login', baseURL), 'admin@northlight.test');
  await page.goto(northlight('/settingsV2/brand', baseURL));
  const brand = page.getByRole('region', { name: 'Brand' });
  await brand.getByLabel('Brand', { exact: true }).fill('#ffe066');
  await expect(brand.getByText('Some colors appear lighter or darker', { exact: false })).toBeVisible();
  await brand.getByLabel('Brand', { exact: true }).fill('yellow');
  await brand.getByRole('button', { name: 'Save changes' }).click();
  await expect(brand.getByRole('alert').or(brand.getByText('There is a problem'))).toBeVisible();
});

test("a custom text is shown to the tenant's visitors until it is reset", async ({
  page,
  openSecondBrowser,
  baseURL,
}) => {
  await logInAt(page, northlight('/login', baseURL), 'admin@northlight.test');
  await page.goto(northlight('/settingsV2#texts', baseURL));
  const texts = page.getByRole('region', { name: 'Custom wording' });
  await texts.getByLabel('Search texts').fill('A person reads every application.');
  await texts.getByRole('button', { name: 'Change: A person reads every application.', exact: true }).click();
  await texts.getByLabel('Your text').fill('Someone from <b>Anchorage</b> reads every application.');
  await texts.getByRole('button', { name: 'Save text' }).click();
  await expect(texts.getByRole('button', { name: /^Change: Someone/ })).toBeVisible();
  // A field partly below the top bar would have too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  const visitor = await openSecondBrowser();
  await visitor.goto(northlight('/languages', baseURL));
  await expect(visitor.getByText('Someone from <b>Anchorage</b> reads every application.')).toBeVisible();
  await visitor.goto('/languages');
  await expect(visitor.getByText('A person reads every application.')).toBeVisible();

  await texts.getByRole('button', { name: /^Change: Someone/ }).click();
  await texts.getByRole('button', { name: 'Restore standard text' }).click();
  await expect(texts.getByText('A person reads every application.', { exact: true })).toBeVisible();
});

test('the chosen language is saved and set on the document', async ({ page }) => {
  await page.goto('/languages');
  await expectAccessible(page);
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Langues' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Langues' })).toBeVisible();
  await page.getByText('한국어', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expectAccessible(page);
});

for (const [asked, lang, title] of [
  ['fr-CA', 'fr', 'Langues'],
  ['es-419', 'es', 'Idiomas'],
  ['ko-KR', 'ko', '언어'],
  ['de-DE', 'en', 'Languages'],
] as const) {
  test.describe(`a browser language of ${asked}`, () => {
    test.use({ locale: asked });

    test(`shows ${lang}`, async ({ page }) => {
      await page.goto('/languages');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}

test('comfort settings are painted first, survive logging out, and sync to another device', async ({
  page,
  openSecondBrowser,
}) => {
  test.slow();
  await logInAt(page, '/login', 'seeker@wavelength.test');
  await page.getByRole('button', { name: 'Comfort' }).click();
  const panel = page.getByRole('dialog', { name: 'Comfort settings' });
  await panel.getByText('Dark', { exact: true }).click();
  const sent = page.waitForResponse((response) => response.url().endsWith('/me/comfort') && response.ok());
  await panel.getByText('125%', { exact: true }).click();
  await sent;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await openUnscripted(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');

  const device = await openSecondBrowser();
  await logInAt(device, '/login', 'seeker@wavelength.test');
  await expect(device.locator('html')).toHaveAttribute('data-theme', 'dark');
  await device.goto('/setting#comfort');
  const reset = device.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await device.getByRole('button', { name: 'Restore standard settings' }).click();
  await reset;
});

for (const width of [1280, 360]) {
  test(`the command menu opens pages and jobs by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/languages');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Search pages, jobs, and actions' });
    await expect(input).toBeFocused();
    await input.fill('analyst');
    await expect(page.getByRole('group', { name: 'Jobs' }).getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await input.fill('search jobs');
    await expect(page.getByRole('option').first()).toContainText('Search jobs');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search/);
    await page.keyboard.press('Control+k');
    await input.fill('calm');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Turn on Calm mode');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-calm', 'true');
  });
}

for (const path of ['/', '/login', '/search', '/signup', '/languages', '/jobs/1']) {
  test(`texts 40 % longer fit on ${path}`, async ({ page }) => {
    await servePseudoLocale(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const stretched = page.getByRole('main').getByText(/^\[.*\]$/);
      await expect(stretched.first()).toBeVisible();
      expect(await overflowing(page), `${path} at ${width}`).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
}

/** Elements wider than the page or truncated inside a control. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    const controls = [...document.querySelectorAll('button, a, label, h1, h2, h3')];
    const cut = controls.filter((element) => {
      const style = getComputedStyle(element);
      const isShown = element.getClientRects().length > 0 && style.clipPath === 'none' && style.display !== 'inline';
      return isShown && element.scrollWidth > element.clientWidth + 1;
    });
    return [...(isWide ? ['the page'] : []), ...cut.map((element) => element.outerHTML.slice(0, 120))];
  });
}
