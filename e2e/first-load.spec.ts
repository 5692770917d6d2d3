import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

/** Maximum size of the scripts of the first public page, in kB gzip. */
const limit = 180;

test('the first page loads at most 180 kB of scripts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(limit);
});
