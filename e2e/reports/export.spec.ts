import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';
import { openArchive } from '#server/features/resumes/formats/zip.ts';

test('a skilling partner starts an export, leaves the page, and downloads the reports', async ({ page }) => {
  await signIn(page, 'skilling@wavelength.test');
  await page.goto('/report');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Prepare the export' }).click();
  await expect(page.getByLabel('What do you need it for?')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('What do you need it for?').fill('Yearly review');
  await page.getByText('JSON Lines, for programs').click();
  await page.getByRole('button', { name: 'Prepare the export' }).click();
  await expect(page.getByText(/Preparing the export|Yearly review\. Created/).first()).toBeVisible();
  await page.goto('/report');
  await page.goto('/export');
  const row = page.getByText(/Yearly review\. Created/);
  await expect(row).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const archive = await openArchive(await readFile(await (await download).path()));
  expect([...archive.names].sort()).toEqual([
    ...['about.json', 'applicationSource.jsonl', 'currentPipeline.jsonl', 'hiringVelocity.jsonl'],
    ...['historicPipeline.jsonl', 'successMetric.jsonl', 'timeToHire.jsonl'],
  ]);
});
