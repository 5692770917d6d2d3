import type { Page } from '@playwright/test';

/** Page times of tests without a session. Sessions need the current time. */
const loadedAt = new Date('2026-03-04T15:00:00Z');
export const pausedAt = new Date('2026-03-04T16:00:00Z');

export type ComfortSettings = Readonly<Record<string, string>>;

/** Loads a page of a visitor with a clock that runs until it is paused, because pages load with timers. */
export async function openWithClock(page: Page, path: string, comfort?: ComfortSettings): Promise<void> {
  await page.clock.install({ time: loadedAt });
  if (comfort) await setComfort(page, comfort);
  await page.goto(path);
}

/** Sets comfort settings of this device and of the person for the pages that load next. */
export async function setComfort(page: Page, comfort: ComfortSettings): Promise<void> {
  await page.route('**/api/v1/me/comfort', (route) => route.fulfill({ json: { settings: comfort } }));
  await page.addInitScript((settings) => localStorage.setItem('comfort', JSON.stringify(settings)), comfort);
}

/** Stops the page's clock; the moment must be in its future. */
export async function pauseClock(page: Page, at: Date = pausedAt): Promise<void> {
  await page.clock.pauseAt(at);
}

/** Moves the clock and waits for what the timers started. */
export async function runClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await waitForEffects(page);
}

/** Timers start in effects, which React runs in message tasks; these do not depend on the paused clock. */
export async function waitForEffects(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
}
