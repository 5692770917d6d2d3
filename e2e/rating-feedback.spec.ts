import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';

const feedback = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });
const arrow = (page: Page) => page.getByRole('button', { name: 'Show feedback button' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const send = (page: Page) => panel(page).getByRole('button', { name: /^(Send Feedback|Sending your feedback)$/ });

const loadedAt = new Date('2026-03-04T15:00:00Z');
const pausedAt = new Date('2026-03-04T16:00:00Z');

/** The clock runs until it is paused, because pages load with timers. */
async function openPage(page: Page, comfort?: Record<string, string>): Promise<void> {
  await page.clock.install({ time: loadedAt });
  if (comfort) {
    await page.addInitScript((settings) => localStorage.setItem('comfort', JSON.stringify(settings)), comfort);
  }
  await page.goto('/faq');
  await expect(feedback(page).or(arrow(page))).toBeVisible();
  // On a slow machine the button has collapsed already.
  if (await arrow(page).isVisible()) await arrow(page).click();
}

/** The moment is always in the future of the page's clock. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(pausedAt);
}

/** Moves pointer and focus off the button, which restarts its timer. */
async function leaveButton(page: Page): Promise<void> {
  await page.locator('h1').click();
  await waitForEffects(page);
}

/** The timer starts in an effect, which React runs in a message task; that does not depend on the paused clock. */
async function waitForEffects(page: Page): Promise<void> {
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

async function chooseGood(page: Page): Promise<void> {
  await feedback(page).click();
  await panel(page).getByText('Good').click();
}

test.describe('the Feedback button', () => {
  test('collapses after 7000 ms, and the arrow brings it back', async ({ page }) => {
    await openPage(page);
    await feedback(page).hover();
    await pauseClock(page);
    await leaveButton(page);
    await page.clock.runFor(6999);
    await expect(feedback(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(arrow(page)).toHaveAttribute('aria-expanded', 'false');
    await arrow(page).click();
    await leaveButton(page);
    await page.clock.runFor(6999);
    await expect(feedback(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(arrow(page)).toBeVisible();
  });

  test('collapses after 7000 ms with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page);
    await feedback(page).hover();
    await pauseClock(page);
    await leaveButton(page);
    await page.clock.runFor(6999);
    await expect(feedback(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(arrow(page)).toBeVisible();
  });

  for (const comfort of [{ timers: 'never' }, { calm: 'true' }]) {
    test(`never collapses with ${JSON.stringify(comfort)}`, async ({ page }) => {
      await openPage(page, comfort);
      await page.clock.runFor(100_000);
      await expect(feedback(page)).toBeVisible();
    });
  }

  test('does not collapse below the pointer or with focus', async ({ page }) => {
    await openPage(page);
    await feedback(page).hover();
    await page.clock.runFor(20_000);
    await expect(feedback(page)).toBeVisible();
    await feedback(page).focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(feedback(page)).toBeVisible();
  });
});

test.describe('the rating panel', () => {
  test('a visitor rates with an email address and is thanked for 2500 ms', async ({ page }) => {
    const bodies: string[] = [];
    await page.route('**/api/v1/nsat_feedback', async (route) => {
      bodies.push(route.request().postData() ?? '');
      await route.continue();
    });
    await openPage(page);
    // A click of the test scrolls to the end of the page, where the sticky bar has its space.
    await feedback(page).dispatchEvent('click');
    await expect(panel(page).getByRole('heading')).toHaveText('How would you rate your user experience?');
    await expectAccessible(page);
    await panel(page).getByText('Good').click();
    const email = panel(page).getByLabel('Please enter your email address, so that we can follow up');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    // Stays pressable, so that it can say what is missing.
    await send(page).click({ force: true });
    await expect(panel(page).getByText('Please enter a valid email!').first()).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('rating.visitor@example.com');
    await expectAccessible(page);
    await pauseClock(page);
    await send(page).click();
    await expect(panel(page).getByRole('heading')).toHaveText('Thank you for sharing your feedback with us');
    expect(bodies).toHaveLength(1);
    for (const part of ['"rating"\r\n\r\n1\r\n', '"feed"', '"page"', 'rating.visitor@example.com'])
      expect(bodies[0]).toContain(part);
    await page.clock.runFor(2499);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Feedback sent' })).toBeFocused();
  });

  test('a key press after the thank-you text keeps the panel open', async ({ page }) => {
    await page.route('**/api/v1/nsat_feedback', (route) => route.fulfill({ status: 201, json: { status: 'success' } }));
    await openPage(page);
    await chooseGood(page);
    await panel(page)
      .getByLabel(/email address/)
      .fill('ana@example.com');
    await pauseClock(page);
    await send(page).click();
    await expect(panel(page).getByRole('heading')).toHaveText('Thank you for sharing your feedback with us');
    await page.keyboard.press('Shift');
    await page.clock.runFor(100_000);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  test('never closes after the thank-you text with timers off', async ({ page }) => {
    await page.route('**/api/v1/nsat_feedback', (route) => route.fulfill({ status: 201, json: { status: 'success' } }));
    await openPage(page, { timers: 'never' });
    await chooseGood(page);
    await panel(page)
      .getByLabel(/email address/)
      .fill('ana@example.com');
    await pauseClock(page);
    await send(page).click();
    await expect(panel(page).getByRole('heading')).toHaveText('Thank you for sharing your feedback with us');
    await page.clock.runFor(100_000);
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('the text in the rating panel', () => {
  test('the hint turns red at 150 characters, and a longer paste is cut with Undo', async ({ page }) => {
    await openPage(page);
    await chooseGood(page);
    const text = panel(page).getByLabel('Tell us about your experience (optional)');
    const limit = panel(page).getByText('Maximum number of allowed characters are 150');
    await text.fill('a'.repeat(149));
    await expect(limit).toHaveAttribute('data-reached', 'false');
    await text.fill('a'.repeat(150));
    await expect(limit).toHaveAttribute('data-reached', 'true');
    await text.fill('');
    await text.fill('b'.repeat(180));
    await expect(text).toHaveValue('b'.repeat(150));
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue('b'.repeat(180));
    await expect(panel(page).getByText('Shorten your text to 150 characters.')).toBeAttached();
  });

  test('a click outside closes it and keeps the input; a failed request shows nothing', async ({ page }) => {
    await page.route('**/api/v1/nsat_feedback', (route) => route.fulfill({ status: 500, json: {} }));
    await openPage(page);
    await chooseGood(page);
    await panel(page)
      .getByLabel(/Tell us/)
      .fill('Calm pages.');
    await page.locator('h1').click();
    await expect(panel(page)).toHaveCount(0);
    await feedback(page).click();
    await expect(panel(page).getByLabel(/Tell us/)).toHaveValue('Calm pages.');
    await panel(page)
      .getByLabel(/email address/)
      .fill('ana@example.com');
    await send(page).click();
    await expect(send(page)).toHaveText('Send Feedback');
    await expect(panel(page).getByText('If nothing happens, try again.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(panel(page).getByLabel(/Tell us/)).toHaveValue('Calm pages.');
  });
});
