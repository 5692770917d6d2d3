import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';
import { startFeedServer } from '#server/testing/peers/feed-server.ts';

/** Postings that no other run of the test has fetched. */
const listPostings = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      title: `Orchard Helper ${index + 1}`,
      description: 'Pick apples, sort them by size, and pack them in boxes.',
    })),
  );

test('an employer fetches jobs from an address, answers about missing jobs, and removes the source', async ({
  page,
}) => {
  const feed = await startFeedServer();
  feed.body = listPostings(6);
  try {
    await signIn(page, 'manager@wavelength.test');
    await page.goto('/jobs/import');
    await page.getByRole('link', { name: 'Job sources' }).click();
    await expect(page.getByText('No job sources yet')).toBeVisible();
    await expectAccessible(page);
    await pressKey(page.getByRole('button', { name: 'Add job source' }).first(), 'Enter');
    await expectAccessible(page);
    await page.getByLabel(/^Address/).fill(feed.url);
    await pressKey(page.getByRole('button', { name: 'Add source' }), 'Enter');
    await expect(page.getByText('New: 6.')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });

    feed.body = '[]';
    await pressKey(page.getByRole('button', { name: 'Fetch now' }), 'Enter');
    await expect(page.getByText('6 jobs are missing from the source')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await pressKey(page.getByRole('button', { name: 'Close 6 jobs' }), 'Enter');
    await expect(page.getByText('Closed: 6.')).toBeVisible({ timeout: 30_000 });
    await pressKey(page.getByRole('button', { name: 'Pause' }), 'Enter');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await pressKey(page.getByRole('button', { name: 'Remove source' }), 'Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove source' }).click();
    await expect(page.getByText('No job sources yet')).toBeVisible();
  } finally {
    await feed.stop();
  }
});
