import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout, expectReadable } from '#e2e/support/axe.ts';
import { startParts } from '#e2e/support/screenshots/screenshot-servers.ts';
import { test } from '#e2e/support/test.ts';

const purpose = 'Every shared part in every state.';

// Vite adds style elements to the page of the parts, which the product's policy blocks.
test.use({ expectsViolations: true, contextOptions: { reducedMotion: 'reduce' } });

test('the page of the parts has no accessibility violations in any theme and width', async ({ page, baseURL }) => {
  // The development server compiles the page on its first load, then axe runs in three themes and at 320 px.
  test.setTimeout(400_000);
  const { parts, close } = await startParts(baseURL ?? '');
  try {
    await page.goto(`${parts}/ui`);
    await expect(page.getByText(purpose)).toBeVisible({ timeout: 120_000 });
    await expect(page.locator('[data-group="Charts"] figure svg[role="img"]')).toHaveCount(6);
    await expectAccessible(page);
    for (const theme of ['dark', 'contrast']) {
      await page.evaluate((next) => {
        document.documentElement.dataset.theme = next;
      }, theme);
      await expectReadable(page);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    await expectAccessibleLayout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  } finally {
    await close();
  }
});

test('the production build has neither the address nor the page of the parts', async ({ page }) => {
  expect((await page.request.get('/ui')).status()).toBe(404);
  await page.goto('/ui');
  await expect(page.getByText(purpose)).toHaveCount(0);
  const folder = 'dist/web/assets';
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(purpose))).toEqual([]);
});
