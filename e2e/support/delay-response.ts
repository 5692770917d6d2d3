import type { Page } from '@playwright/test';

/** Delays all responses from an address until the returned function is called. */
export async function delayResponse(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
