import type { Page } from '@playwright/test';
import { test as base, recordViolations } from './test.ts';

/** Opens a page in a separate browser context. */
export type OpenSecondBrowser = () => Promise<Page>;

/** Tests with more than one browser. Contexts are closed at the end, so that they stop calling the server. */
export const test = base.extend<{ openSecondBrowser: OpenSecondBrowser }>({
  openSecondBrowser: async ({ browser, baseURL, violations }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await recordViolations(context, violations);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
