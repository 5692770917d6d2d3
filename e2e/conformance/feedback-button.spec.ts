import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/support/test.ts';
import { pauseClock, runClock, waitForEffects } from './clock.ts';
import { arrow, feedback, leaveButton, openPage, panel, showButton } from './rating-parts.ts';

/** The button is there one millisecond before the limit, and the arrow at the limit. */
async function expectCollapse(page: Page, limitMs = 7000): Promise<void> {
  await runClock(page, limitMs - 1);
  await expect(feedback(page)).toBeVisible();
  await runClock(page, 1);
  await expect(arrow(page)).toHaveAttribute('aria-expanded', 'false');
}

/** Pauses the clock with the timer stopped, so that it starts when the button is left. */
async function pauseOnButton(page: Page): Promise<void> {
  await feedback(page).hover();
  await pauseClock(page);
}

test('collapses after 7000 ms, and the arrow brings it back', async ({ page }) => {
  await openPage(page);
  await pauseOnButton(page);
  await leaveButton(page);
  await expectCollapse(page);
  await arrow(page).click();
  await expect(feedback(page)).toBeVisible();
  await leaveButton(page);
  await expectCollapse(page);
});

test('restarts its 7000 ms on a route change', async ({ page }) => {
  await openPage(page);
  // Both pages load while the clock runs.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq/);
  await showButton(page);
  await pauseOnButton(page);
  await leaveButton(page);
  await runClock(page, 6999);
  await page.goForward();
  await expect(page).toHaveURL(/\/about/);
  await waitForEffects(page);
  await expectCollapse(page);
});

test('restarts its 7000 ms when the panel closes', async ({ page }) => {
  await openPage(page);
  // The panel loads while the clock runs.
  await feedback(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await pauseOnButton(page);
  await leaveButton(page);
  await runClock(page, 6999);
  await feedback(page).click();
  await expect(panel(page)).toBeVisible();
  await runClock(page, 20_000);
  await leaveButton(page);
  await expect(panel(page)).toHaveCount(0);
  await expectCollapse(page);
});

test('restarts its 7000 ms when the pointer and the focus have left it', async ({ page }) => {
  await openPage(page);
  await pauseOnButton(page);
  await leaveButton(page);
  await runClock(page, 6999);
  await feedback(page).hover();
  await runClock(page, 20_000);
  await expect(feedback(page)).toBeVisible();
  await feedback(page).focus();
  await page.mouse.move(5, 5);
  await runClock(page, 20_000);
  await expect(feedback(page)).toBeVisible();
  await leaveButton(page);
  await expectCollapse(page);
});

test('collapses after 7000 ms with reduced motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page);
  await pauseOnButton(page);
  await leaveButton(page);
  await expectCollapse(page);
});

test('collapses after ten times as long with longer timers', async ({ page }) => {
  await openPage(page, { timers: 'longer' });
  await pauseOnButton(page);
  await leaveButton(page);
  await expectCollapse(page, 70_000);
});

for (const comfort of [{ timers: 'never' }, { calm: 'true' }]) {
  test(`never collapses with ${JSON.stringify(comfort)}`, async ({ page }) => {
    await openPage(page, comfort);
    await pauseOnButton(page);
    await leaveButton(page);
    await runClock(page, 100_000);
    await expect(feedback(page)).toBeVisible();
  });
}
