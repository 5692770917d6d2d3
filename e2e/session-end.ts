import type { Page } from '@playwright/test';

/** Turns the stored end of the session back, as time would, and has the page look at it. */
export async function letExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('expires_at', String(Math.floor(Date.now() / 1000) - 1));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
