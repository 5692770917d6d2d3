import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { delayResponse } from './support/delay-response.ts';
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

for (const width of [1280, 360]) {
  test(`the title of the home page stays in place when the app starts, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await delayResponse(page, /\/assets\/.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: 'Work that fits how you think' });
    await expect(title).toBeVisible();
    await page.evaluate(async () => document.fonts.ready);
    const before = await title.boundingBox();
    release();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const after = await title.boundingBox();
    for (const side of ['x', 'y', 'height'] as const) expect(after?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);
  });
}
