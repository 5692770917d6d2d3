import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Kilobytes of scripts, as gzip packs them, that the first public page may take. */
const limit = 180;

test('the first page takes little to download', async ({ page }) => {
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
