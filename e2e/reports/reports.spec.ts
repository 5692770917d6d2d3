import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText } from 'unpdf';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

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

test('a skilling partner reads a report by month, without rows of jobs and without shares', async ({ page }) => {
  await signIn(page, 'skilling@wavelength.test');
  for (const [name, columns] of [
    ['hiringVelocity', ['Month', 'Steps', 'Median days', 'Mean days']],
    ['successMetric', ['Month', 'Replies due', 'Offers answered']],
  ] as const) {
    await page.goto(`/report/${name}?period=last365`);
    await expect(table(page).getByRole('columnheader')).toHaveText(columns);
    await expect(page.getByRole('figure', { name: / by month$/ }).getByRole('img')).toBeVisible();
  }
  await expectAccessible(page);
});

/** The cells of all rows: a long table renders those out of view only to be printed. */
async function readCells(page: Page): Promise<string[][]> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  return table(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

/** The numbers of a cell: "55.2 days" -> "55.2". */
const readNumber = (text: string) => text.replace(/[^\d.]/g, '');

const reportsByAccount = [
  ...hiringReports.map((name) => ['manager@wavelength.test', `/report/${name}`] as const),
  ...partnerReports.map((name) => ['recruiter@wavelength.test', `/nppreport/${name}`] as const),
];
for (const [account, path] of reportsByAccount) {
  test(`the downloaded file has the cells of ${path}`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    await expect(table(page)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [, ...lines]: string[][] = parse(await readFile(await (await download).path()), { bom: true });
    const cells = await readCells(page);
    expect(lines.map(([, ...values]) => values)).toEqual(cells.map(([, ...values]) => values.map(readNumber)));
    expect(lines.length).toBeGreaterThan(0);
  });
}

test('a report printed from a dark page has all numbers, and no navigation', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/report/currentPipeline');
  await expect(table(page)).toBeVisible();
  const rows = await readCells(page);
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
  const printed = text.replace(/\s+/g, '');
  for (const cell of rows.flat()) expect(printed).toContain(cell.replace(/\s+/g, ''));
  expect(printed).toContain('Currentpipeline');
  for (const name of ['Download CSV', 'Browse jobs', 'Privacy']) expect(printed).not.toContain(name.replace(' ', ''));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
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
  await expect(page.getByText('Nothing matches these filters: Location.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(table(page)).toBeVisible();
});

test('a partner reads the journal of its job seekers', async ({ page }) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/nppreport');
  await page.getByRole('link', { name: 'Job seeker journal' }).click();
  await expect(page.getByText('This report counts changes of stage.')).toBeVisible();
  await table(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(rowsBehind(page).getByRole('table')).toBeVisible();
});
