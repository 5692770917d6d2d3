import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { test } from '#e2e/support/test.ts';

const count = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /jobs?/ }).first();
const words = (page: Page) => page.getByRole('combobox', { name: 'Job title, skill, or employer' });
const place = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const locale of ['en', 'fr', 'es', 'ko']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('each example below the search field finds jobs', async ({ page }) => {
      await page.goto('/search');
      const hint = page
        .getByRole('main')
        .getByText(/: [^,]+, Excel, /)
        .first();
      const examples = (await hint.innerText()).split(/: |, /).slice(1);
      expect(examples).toHaveLength(3);
      for (const example of examples) {
        const found = await page.request.get('/api/v1/jobs', { params: { words: example } });
        expect((await found.json()).total.count, example).toBeGreaterThan(0);
      }
    });
  });
}

test.describe('one Enter searches', () => {
  test('on the search page, with an open list of suggestions', async ({ page }) => {
    await page.goto('/search');
    await words(page).pressSequentially('analyst');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?words=analyst$/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('on the search page while typing fast', async ({ page }) => {
    await page.goto('/search');
    await words(page).focus();
    await page.keyboard.type('analyst\n');
    await expect(page).toHaveURL(/\/search\?words=analyst$/);
    await place(page).focus();
    await page.keyboard.type('houston\n');
    await expect(page).toHaveURL(/\/search\?words=analyst&place=houston$/);
  });

  test('chooses the highlighted suggestion first', async ({ page }) => {
    await page.goto('/search');
    await words(page).pressSequentially('analy');
    await expect(page.getByRole('option', { name: /analyst/i }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(words(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(words(page)).toHaveValue(/^analy\w+ \w/i);
    await expect(page).toHaveURL(/\/search$/);
  });

  test('on the front page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('analyst\n');
    await expect(page).toHaveURL(/\/search\?words=analyst$/);
  });

  test('in the list of managed jobs', async ({ page }) => {
    await signIn(page, 'manager@wavelength.test');
    await page.goto('/jobs');
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.type('analyst\n');
    await expect(page).toHaveURL(/words=analyst/);
  });
});

test('the pay filter takes the number typed and filters at once', async ({ page }) => {
  await page.goto('/search');
  const all = await count(page).innerText();
  await page.getByRole('button', { name: 'All filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  const pay = sheet.getByRole('textbox', { name: 'Minimum pay per year' });
  await pay.fill('90000');
  await pay.press('Enter');
  await expect(page).toHaveURL(/pay=90000&currency=USD/);
  await expect(pay).toHaveValue('90,000');
  await sheet.getByRole('checkbox', { name: /^Full-time/ }).click({ force: true });
  await expect(page).toHaveURL(/pay=90000/);
  await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
  await expect(page.getByRole('button', { name: 'Remove filter: $90,000 or more' })).toBeVisible();
  expect(await count(page).innerText()).not.toBe(all);
});

test('at most 12 Tab stops lead to the first job, and 3 with the skip link', async ({ page }) => {
  await page.goto('/search?words=analyst&mode=remote');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('toolbar').getByRole('button').nth(3)).toBeVisible();
  expect(await countStopsToFirstJob(page)).toBeLessThanOrEqual(12);
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link').first()).toBeFocused();
});

/** Tab stops before the first link of a job. */
async function countStopsToFirstJob(page: Page): Promise<number> {
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('article') !== null)) return stops;
  }
  return 100;
}

test('the arrow keys move within the filters', async ({ page }) => {
  await page.goto('/search');
  const filters = page.getByRole('toolbar', { name: 'All filters' });
  await expect(filters.getByRole('button', { name: /^Remote/ })).toBeVisible();
  await filters.getByRole('button', { name: 'All filters' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mode=remote/);
  await expect(page.getByRole('button', { name: 'Remove filter: Remote' })).toBeVisible();
  await expectAccessible(page);
});

test('the words are shown as understood, can be removed, and searched as plain words', async ({ page }) => {
  await page.goto('/search?words=remote+data+analyst+houston');
  const filters = page.getByRole('toolbar', { name: 'All filters' });
  for (const label of ['Work location: Remote', 'Job title: Data Analyst', 'Location: Houston, TX'])
    await expect(filters.getByRole('button', { name: `Remove ${label}` })).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Remove Location: Houston, TX' }).click();
  await expect(page).toHaveURL(/words=remote\+data\+analyst$/);
  await expect(words(page)).toHaveValue('remote data analyst');
  await filters.getByRole('button', { name: 'Search these as plain words' }).click();
  await expect(page).toHaveURL(/plain=remote/);
  await expect(filters.getByRole('button', { name: 'Remove Work location: Remote' })).toHaveCount(0);
  await filters.getByRole('button', { name: 'Search by meaning again' }).click();
  await expect(filters.getByRole('button', { name: 'Remove Work location: Remote' })).toBeVisible();
});

test('a corrected search has counts, and can be searched as typed', async ({ page }) => {
  await page.goto('/search?words=softwear+enginer');
  await expect(count(page)).not.toHaveText(/^0 /);
  await expect(page.getByRole('toolbar').getByRole('button', { name: /^Full-time ?\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Search for “softwear enginer” instead' }).click();
  await expect(count(page)).toHaveText('0 jobs');
});

test('an unknown place finds no jobs and leads to the place that was meant', async ({ page }) => {
  await page.goto('/search?place=Hueston');
  await expect(page.getByText('We don’t know a place called “Hueston”')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Did you mean Houston, TX?' }).click();
  await expect(page).toHaveURL(/place=Houston%2C\+TX/);
  await expect(page.getByText('within 25 miles of Houston, TX')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('places in Canada are in kilometers', async ({ page }) => {
  await page.goto('/search?place=M5V');
  await expect(page.getByText('within 40 kilometers of Toronto, ON M5V')).toBeVisible();
});

test('no results offer searches with the counts they lead to', async ({ page }) => {
  await page.goto('/search?place=Houston&words=welder&fact=quiet&mode=remote');
  const offer = page
    .getByRole('main')
    .getByRole('button', { name: /^Remove “.+”: \d+ jobs?$/ })
    .first();
  const expected = /: (\d+) job/.exec(await offer.innerText())?.[1];
  await offer.click();
  await expect(count(page)).toHaveText(new RegExp(`^${expected} job`));
  await expect(cards(page)).toHaveCount(Math.min(Number(expected), 10));
});

test('answers of employers are filters, and old addresses still work', async ({ page }) => {
  await page.goto('/search');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Quiet/ })
    .click();
  await expect(page).toHaveURL(/fact=quiet/);
  await page.goto('/search?fact=noise');
  await expect(page.getByRole('button', { name: 'Remove filter: Noise (listed)' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('the rows are marked as busy while a new order loads', async ({ page }) => {
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  const release = await delayResponse(page, '**/api/v1/jobs*sort=pay*');
  await page.getByRole('button', { name: 'Sort by: Newest first' }).click();
  await page.getByRole('menuitem', { name: 'Highest pay first' }).click();
  await expect(page.getByRole('heading', { name: 'Updating results' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ has: page.getByRole('article') })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Sort by: Highest pay first' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updating results' })).toHaveCount(0);
});

test('job seekers with a profile see their best matches first, and why', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/search');
  await expect(page.getByText('Sorted by match, experience, and shared words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort by: Best match' })).toBeVisible();
});
