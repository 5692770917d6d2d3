import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { test } from '#e2e/support/test.ts';

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

for (const [path, content] of [
  ['/', /Search \d+ jobs/],
  ['/search', /^\d+ jobs/],
] as const) {
  test(`nothing on ${path} moves when its jobs arrive`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const release = await delayResponse(page, /\/api\/v1\/jobs/);
    await page.addInitScript(recordShifts, shiftsName);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const jobs = page.getByText(content);
    await expect(jobs).toHaveCount(0);
    release();
    await expect(jobs.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate((name) => Reflect.get(window, name), shiftsName)).toBeLessThan(0.01);
  });
}

const shiftsName = 'layoutShift';

/** Adds up the layout shifts of the page, as Chromium scores them. */
function recordShifts(name: string): void {
  Reflect.set(window, name, 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, name, Reflect.get(window, name) + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the login page loads no scripts of other pages', async ({ page }) => {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{7}\.js$/.exec(request.url())?.[1];
    if (name) names.add(name);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(names).toContain('login-page');
  for (const other of ['features', 'parts', 'rules', 'search-libraries', 'search-job'])
    expect(names).not.toContain(other);
});
