import { test as base, type Page } from '@playwright/test';

/** Opens a page in a browser that knows nothing of the test's own. */
export type OpenElsewhere = () => Promise<Page>;

/** Tests in which more than one browser takes part. What is left open at the end would go on reading and writing. */
export const test = base.extend<{ openElsewhere: OpenElsewhere }>({
  openElsewhere: async ({ browser, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
