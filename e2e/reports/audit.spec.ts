import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit' }).getByRole('row');

/** The texts of the cells, without the header. */
const readCells = (page: Page) =>
  rows(page).evaluateAll((found) =>
    found.slice(1).map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
  );

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an administrator filters the audit trail, and the downloaded file has the rows of the page', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/report');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await expect(rows(page)).toHaveCount(51);
  await choose(page, 'Topic', 'Jobs');
  await choose(page, 'Action', 'Changed the status of a job');
  await expect(page).toHaveURL(/topic=job&action=job.move/);
  await expect(rows(page).nth(1)).toContainText('Changed the status of a job');
  await expect(rows(page).nth(1)).toContainText('Status:');
  await expectAccessible(page);
  const record = rows(page).nth(1).getByRole('link', { name: /^Job / });
  const name = await record.innerText();
  await record.click();
  await expect(page).toHaveURL(/record=job%3A\d+/);
  await expect(rows(page).nth(1).getByRole('link', { name })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const bytes = await readFile(await (await download).path());
  const lines: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  // The rows of all jobs stay until those of this job are loaded.
  await expect(rows(page)).toHaveCount(lines.length + 1);
  const cells = await readCells(page);
  expect(lines.map((line) => `Job ${line.record_name}`)).toEqual(cells.map((cell) => cell[3]));
  const people = lines.map(({ person }) => (person === '(system)' ? 'System or visitor' : person));
  expect(people).toEqual(cells.map((cell) => cell[1]));
  const times = await rows(page)
    .locator('time')
    .evaluateAll((found) => found.map((each) => each.getAttribute('datetime')));
  expect(lines.map(({ at }) => at)).toEqual(times);
  await page.reload();
  await expect.poll(() => readCells(page)).toEqual(cells);
});

test('a program manager checks the entries, and finds the reading itself', async ({ page }) => {
  await signIn(page, 'program@wavelength.test');
  await page.goto('/auditReports?topic=audit');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Checked [\d,]+ (entry|entries): nothing was changed$/)).toBeVisible();
  await page.reload();
  await expect(rows(page).filter({ hasText: 'Started a check of the audit trail' }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Read the audit trail' }).first()).toContainText('127.0.0.0/24');
  await page.getByRole('textbox', { name: 'Record' }).fill('what 12');
  await page.getByRole('textbox', { name: 'Record' }).press('Enter');
  await expect(page.getByText('Enter a type and an ID, like job:12')).toBeVisible();
  await page.goto('/auditReports?person=no-such-person');
  await expect(page.getByText('No entries match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page).nth(1)).toBeVisible();
});
