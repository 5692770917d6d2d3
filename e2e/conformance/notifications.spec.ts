import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';
import { type ComfortSettings, runClock, setComfort } from './clock.ts';

const pollMs = 20_500;
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Opens a page of a job seeker with a paused clock. Returns the times of the requests by that clock. */
async function openPaused(page: Page, comfort?: ComfortSettings): Promise<() => Promise<readonly number[]>> {
  await signIn(page, 'seeker@wavelength.test');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { polledAt: times });
    const original = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/api/v1/notifications/all')) times.push(Date.now());
      return original(input, init);
    };
  });
  if (comfort) await setComfort(page, comfort);
  const answered = page.waitForResponse('**/api/v1/notifications/all*');
  await page.goto('/faq');
  await answered;
  await expect(bell(page)).toBeVisible();
  await page.clock.pauseAt(now + 600_000);
  return () => page.evaluate(() => (window as unknown as { polledAt: number[] }).polledAt);
}

/** Expects a poll exactly `everyMs` after the one before, twice. */
async function expectPolls(page: Page, polls: () => Promise<readonly number[]>, everyMs: number): Promise<void> {
  const before = (await polls()).length;
  await runClock(page, everyMs);
  await expect.poll(async () => (await polls()).length).toBe(before + 1);
  const first = (await polls()).at(-1) ?? 0;
  const now = await page.evaluate(() => Date.now());
  await runClock(page, first + everyMs - 1 - now);
  expect((await polls()).length).toBe(before + 1);
  await runClock(page, 1);
  await expect.poll(async () => (await polls()).at(-1)).toBe(first + everyMs);
}

test('the list is polled every 20,500 ms', async ({ page }) => {
  await expectPolls(page, await openPaused(page), pollMs);
});

test('it is polled ten times less often with longer timers', async ({ page }) => {
  await expectPolls(page, await openPaused(page, { timers: 'longer' }), 10 * pollMs);
});

for (const comfort of [{ timers: 'never' }, { calm: 'true' }]) {
  test(`it is not polled with ${JSON.stringify(comfort)}, and the list has a button for it`, async ({ page }) => {
    const polls = await openPaused(page, comfort);
    const before = (await polls()).length;
    await runClock(page, 300_000);
    expect((await polls()).length).toBe(before);
    await page.clock.resume();
    await bell(page).click();
    await page.getByRole('button', { name: 'Check for new notifications' }).click();
    await expect.poll(async () => (await polls()).length).toBeGreaterThan(before);
  });
}

test('a preview has 116 characters, with show more and show less; read marks follow', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  const whole = 'w'.repeat(116);
  const cut = `${'c'.repeat(116)}d`;
  let unread = 2;
  const changes: string[] = [];
  await page.route('**/api/v1/notifications/all*', (route) => {
    const data = [whole, cut].map((message, index) => ({
      id: 2 - index,
      message,
      is_read: index > unread - 1,
      model_type: 'application',
      created_at: '2026-03-04T12:00:00.000Z',
      updated_at: '2026-03-04T12:00:00.000Z',
      token: null,
      feedback: { application_id: null },
    }));
    return route.fulfill({ json: { data, unread_count: unread, total_pages: 1, page_number: 1 } });
  });
  await page.route(/\/api\/v1\/notifications?\/(unread|\d+)$/, (route) => {
    unread = route.request().url().endsWith('unread') ? 0 : unread - 1;
    changes.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ json: { unread_count: unread } });
  });
  await page.goto('/faq');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).click();
  const items = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(items.nth(0).getByText(whole, { exact: true })).toBeVisible();
  await expect(items.nth(0).getByRole('button', { name: /^Show more/ })).toHaveCount(0);
  await expect(items.nth(1).getByText(`${'c'.repeat(116)}...`, { exact: true })).toBeVisible();
  await items
    .nth(1)
    .getByRole('button', { name: /^Show more/ })
    .click();
  await expect(items.nth(1).getByText(cut, { exact: true })).toBeVisible();
  await items
    .nth(1)
    .getByRole('button', { name: /^Show less/ })
    .click();
  await expect(items.nth(1).getByText(cut, { exact: true })).toHaveCount(0);
  await items.nth(1).getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => changes).toEqual(['PUT /api/v1/notification/1']);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => changes).toEqual(['PUT /api/v1/notification/1', 'PUT /api/v1/notifications/unread']);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});
