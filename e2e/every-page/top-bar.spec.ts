import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';

for (const locale of ['en', 'fr', 'es', 'ko']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 720 } });

    test('the top bar of a job seeker fits in one row with its labels', async ({ page }) => {
      await signIn(page, 'seeker@wavelength.test');
      await page.goto('/dashboard');
      const bar = page.getByRole('banner');
      await expect(bar.locator('a[href="/inbox_messages"]')).toBeVisible();
      const links = await bar.getByRole('navigation').boundingBox();
      const tools = await bar.locator('button').first().boundingBox();
      expect(links?.y).toBeLessThan((tools?.y ?? 0) + (tools?.height ?? 0));
      expect(tools?.y).toBeLessThan((links?.y ?? 0) + (links?.height ?? 0));
    });

    test('the top bar of a partner shows its search in full, and the page next to the links', async ({ page }) => {
      await signIn(page, 'recruiter@wavelength.test');
      await page.goto('/jobSeekers/outcomes');
      const bar = page.getByRole('banner');
      const search = bar.locator('button', { hasText: 'Ctrl+K' }).locator('span');
      expect(await search.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
      await page.setViewportSize({ width: 1100, height: 720 });
      // Both in one step: a new layout between two steps would mix their positions.
      const getGap = () =>
        bar.evaluate((element) => {
          const current = element.querySelector('[aria-current="page"]')?.getBoundingClientRect();
          const links = element.querySelector('a[href="/dashboard"]')?.getBoundingClientRect();
          return innerWidth === 1100 && current && links ? links.left - current.right : null;
        });
      await expect.poll(getGap).toBeGreaterThan(0);
    });
  });
}
