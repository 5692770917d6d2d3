import { expect, type Page } from '@playwright/test';
import { storeSession } from '#e2e/support/accounts.ts';
import { fixTimes } from '#e2e/support/screenshots/fixed-times.ts';
import { findPages } from '#e2e/support/screenshots/screenshot-pages.ts';
import { type ScreenshotServers, startServers } from '#e2e/support/screenshots/screenshot-servers.ts';
import { test } from '#e2e/support/test.ts';
import { shrinkPng } from '#scripts/test/png/shrink-png.ts';

const themes = ['light', 'dark'] as const;
const heights = { 1280: 800, 360: 740 } as const;
type Theme = (typeof themes)[number];
type Width = keyof typeof heights;
const widths = [1280, 360] as const;

/** Rendering of letters differs between machines; a moved part changes more than this. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.02 };

/** The groups of the page of the parts. */
const groups = [
  'Actions and navigation',
  'Data',
  'Lists',
  'Charts',
  'Fields',
  'Forms',
  'Overlays',
  'Pictures',
  'Feedback',
  'Layout',
  'Shell',
] as const;

let servers: ScreenshotServers;

test.describe.configure({ mode: 'serial', timeout: 400_000 });
// Vite adds style elements to the page of the parts, which the product's policy blocks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectsViolations: true });

test.beforeAll(async () => {
  // The hook has a timeout of its own: two servers start, one of which compiles the page of the parts.
  test.setTimeout(400_000);
  servers = await startServers();
});

test.afterAll(async () => servers.close());

for (const theme of themes) {
  for (const width of widths) {
    test(`the parts look as recorded, ${theme}, ${width} px`, async ({ page }) => {
      // So high that nothing scrolls: sticky elements stay in their places.
      await prepare(page, theme, width, 6000);
      await page.goto(`${servers.parts}/ui`);
      for (const group of groups) {
        const section = page.locator(`[data-group="${group}"]`);
        await section.waitFor();
        await expect(section.locator('figure svg[role="img"]')).toHaveCount(group === 'Charts' ? 6 : 0);
        await page.evaluate(async () => document.fonts.ready);
        const name = `parts-${group.split(' ')[0]?.toLowerCase()}-${theme}-${width}.png`;
        expect.soft(shrinkPng(await section.screenshot()), name).toMatchSnapshot(name, tolerance);
      }
    });

    test(`the main pages look as recorded, ${theme}, ${width} px`, async ({ browser }) => {
      for (const { name, path, email } of await findPages(servers.product)) {
        const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: servers.product });
        const page = await context.newPage();
        if (email) await storeSession(page, servers.product, email);
        await prepare(page, theme, width, heights[width]);
        await page.goto(path);
        await waitUntilStill(page);
        const file = `page-${name}-${theme}-${width}.png`;
        expect.soft(shrinkPng(await page.screenshot({ caret: 'hide' })), file).toMatchSnapshot(file, tolerance);
        await context.close();
      }
    });
  }
}

async function prepare(page: Page, theme: Theme, width: Width, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // The settings of an account would replace a theme that is stored in the browser.
  await page.emulateMedia({ colorScheme: theme });
  // Without stored settings, reduced motion brings the offer of the Calm mode.
  await page.addInitScript(() => localStorage.setItem('comfort', JSON.stringify({ theme: 'system' })));
}

/** Waits for data, fonts, and pictures, then replaces the times. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => document.fonts.ready);
  await fixTimes(page);
}
