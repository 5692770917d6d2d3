import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { type SentFile, writeTextResume } from '#e2e/support/resume-files.ts';
import { test } from '#e2e/support/test.ts';

const run = randomUUID().slice(0, 8);
const write = (name: string, email: string) => writeTextResume({ name, email });

async function importFiles(page: Page, files: SentFile[]): Promise<void> {
  await page.goto('/jobSeekers/import');
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Read files' }).click();
  await page.getByRole('button', { name: /^Import \d+ / }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });
}

test('a partner merges a duplicate, undoes it, and marks the pair as two people', async ({ page }) => {
  test.slow();
  await signIn(page, 'recruiter@wavelength.test');
  const [first, second] = [`orla.one.${run}@example.com`, `orla.two.${run}@example.com`];
  await importFiles(page, [write('Orla Brannigan', first)]);
  await importFiles(page, [write('Orla Branigan', second)]);
  await page.goto('/new_all_candidates');
  await page.getByRole('link', { name: /^Duplicates \(\d+\)$/ }).click();
  const pair = page.getByRole('row').filter({ hasText: first }).filter({ hasText: second });
  await expect(pair).toContainText('Similar name, same city');
  await expectAccessible(page);
  await pressKey(pair.getByRole('link', { name: /Orla/ }), 'Enter');

  await expect(page.getByRole('heading', { name: 'Is this the same person?' })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  const name = page.getByRole('radiogroup', { name: 'Name' });
  await expect(name.getByRole('radio', { name: /Orla Brannigan/ })).toBeChecked();
  await page
    .getByRole('radiogroup', { name: 'Email' })
    .getByRole('radio', { name: new RegExp(first) })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pressKey(page.getByRole('button', { name: 'Merge records' }), 'Enter');
  await expect(page.getByText('Records merged')).toBeVisible();
  await page.goto(`/jobSeekers/imported?search=${run}`);
  await expect(page.getByRole('link', { name: /Orla/ })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();

  await page.goto('/jobSeekers/duplicates?part=decided');
  await expect(page.getByText(/You can undo it until/).first()).toBeVisible();
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: 'Undo: Orla Brannigan' }).first(), 'Enter');
  await pressKey(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Undo: Orla Brannigan' })).toHaveCount(0);

  await page.goto(address);
  await pressKey(page.getByRole('button', { name: 'Not the same person' }), 'Enter');
  await expect(page.getByText('Marked as different people')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('This pair is no longer in the list.')).toBeVisible();
});
