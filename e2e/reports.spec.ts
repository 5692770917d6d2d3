import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';

/** The rows behind a number: not the table in it, a region of its own while it scrolls horizontally. */
const rowsBehind = (page: Page) => page.getByRole('region', { name: /^Rows behind “[^”]+”$/ });
const table = (page: Page) => page.getByRole('region', { name: 'All numbers' }).getByRole('table');

test('a hiring manager filters a report, opens the rows of a number, and leaves them with the Back button', async ({
  page,
}) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/report');
  await page.getByRole('link', { name: 'Current pipeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Current pipeline' })).toBeVisible();
  const first = table(page).getByRole('row').nth(1).getByRole('link').first();
  const count = Number(await first.innerText());
  await first.click();
  const rows = rowsBehind(page);
  await expect(rows.getByRole('heading')).toBeFocused();
  await expect(rows.getByRole('table').getByRole('row')).toHaveCount(count + 1);
  await expectAccessible(page);
  await page.goBack();
  await expect(rows).toBeHidden();
  await page.getByRole('button', { name: /Period/ }).click();
  await page.getByRole('option', { name: 'Last 365 days' }).click();
  await expect(page).toHaveURL(/period=last365/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Last 365 days/ })).toBeVisible();
});

test('the downloaded file has the cells of the page', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/report/historicPipeline');
  const download = page.waitForEvent('download');
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [, ...lines] = text.trim().split('\r\n');
  const cells = await table(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.children].slice(1).map((cell) => (cell.textContent ?? '').replace(/[^\d.]/g, ''))),
    );
  expect(lines.map((line) => line.split(',').slice(1))).toEqual(cells);
});

test('a bar opens its rows with the keyboard, and a filter without results is named', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/report/applicationSource');
  const values = page.getByRole('slider', { name: /Values of/ });
  await values.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(rowsBehind(page)).toBeVisible();
  await page.goto('/report/applicationSource?place=Nowhere');
  await expect(page.getByText('These filters leave nothing: Location.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(table(page)).toBeVisible();
});

test('a partner reads the journal of its job seekers', async ({ page }) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/nppreport');
  await page.getByRole('link', { name: 'Job seeker journal' }).click();
  await expect(page.getByText('Only moves of applications are recorded.')).toBeVisible();
  await table(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(rowsBehind(page).getByRole('table')).toBeVisible();
});
