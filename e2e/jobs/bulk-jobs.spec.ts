import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openEmployersSite } from '#e2e/support/employers-site.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';

const board = {
  name: 'board.json',
  mimeType: 'application/json',
  buffer: readFileSync('server/features/imports/fixtures/data/greenhouse.json'),
};
const table = {
  name: 'openings.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('X,Y\nBakery Helper,Bake bread and keep the bakery clean every morning.\n'),
};
const title = 'Customer Data Scientist - Experimentation';

test('an employer imports a Greenhouse board, publishes it, sees the result, and undoes it', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Import jobs' }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles(board);
  await pressKey(page.getByRole('button', { name: 'Upload and check' }), 'Enter');
  await expect(page.getByText('Can be imported: 2. Can’t be imported: 0.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('radio', { name: 'Publish now' }).check({ force: true });
  await pressKey(page.getByRole('button', { name: 'Import 2 jobs' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto('/jobs/import');
  await page.getByRole('table').getByRole('button', { name: 'Undo import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('table').getByText('Undone')).toBeVisible();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('an employer matches the columns of a CSV file', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs/import');
  await page.locator('input[type=file]').setInputFiles(table);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('Can be imported: 0. Can’t be imported: 1.')).toBeVisible({ timeout: 30_000 });
  for (const [field, column] of [
    ['Title', 'X'],
    ['Description', 'Y'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(`${field}$|^${field}|${field} `) })
      .first()
      .click();
    await page.getByRole('option', { name: new RegExp(`^${column}`) }).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read again with these columns' }).click();
  await expect(page.getByText('Can be imported: 1. Can’t be imported: 0.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Canceled' })).toBeVisible();
});

/** The answer of the Greenhouse Job Board API for a board with ten jobs. */
const tenJobs = {
  name: 'jobs.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      jobs: Array.from({ length: 10 }, (_, index) => ({
        id: 900 + index,
        title: `Seed Librarian ${index + 1}`,
        absolute_url: `https://job-boards.greenhouse.io/northlight/jobs/${900 + index}`,
        internal_job_id: 100 + index,
        location: { name: 'Portland, OR' },
        content: '&lt;p&gt;Sort seeds by kind and write labels for the drawers.&lt;/p&gt;',
      })),
      meta: { total: 10 },
    }),
  ),
};

test('an employer publishes ten jobs of a Greenhouse board and shows them on its own site', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs/import');
  await page.locator('input[type=file]').setInputFiles(tenJobs);
  await pressKey(page.getByRole('button', { name: 'Upload and check' }), 'Enter');
  await expect(page.getByText('Can be imported: 10. Can’t be imported: 0.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Publish now' }).check({ force: true });
  await pressKey(page.getByRole('button', { name: 'Import 10 jobs' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible({ timeout: 30_000 });
  const imported = page.url();

  await page.goto('/settingsV2/job-feeds');
  const line = await page.getByRole('main').getByText('<script src=').innerText();
  const site = await openEmployersSite(
    `<!doctype html><html lang="en"><title>Northlight</title><h1>Northlight</h1>${line.replace(' async', ' data-count="10" async')}`,
  );
  try {
    await page.goto(site.url);
    const links = page.getByRole('region', { name: 'Open jobs' }).getByRole('link', { name: /^Seed Librarian/ });
    await expect(links).toHaveCount(10);
    await links.first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Seed Librarian/ })).toBeVisible();
  } finally {
    site.close();
  }

  await page.goto(imported);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('region', { name: 'Undone' })).toContainText('Removed: 10. Kept: 0.');
});
