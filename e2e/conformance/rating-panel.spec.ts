import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';
import { type ComfortSettings, pauseClock, runClock } from './clock.ts';
import { answerRating, chooseGood, emailField, feedback, openPage, panel, send, textField } from './rating-parts.ts';

const thanks = 'Thank you for sharing your feedback with us';

/** Sends a rating with a paused clock, up to the thank-you text. */
async function sendRating(page: Page, comfort?: ComfortSettings): Promise<void> {
  await answerRating(page, 201);
  await openPage(page, comfort);
  await chooseGood(page);
  await emailField(page).fill('ana@example.com');
  await pauseClock(page);
  await send(page).click();
  await expect(panel(page).getByRole('heading')).toHaveText(thanks);
}

/** The panel is open one millisecond before the limit, and closed at the limit. */
async function expectClosing(page: Page, limitMs: number): Promise<void> {
  await runClock(page, limitMs - 1);
  await expect(panel(page)).toBeVisible();
  await runClock(page, 1);
  await expect(panel(page)).toHaveCount(0);
}

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
    await expect(panel(page).getByRole('radio')).toHaveCount(3);
    await expectAccessible(page);
    await panel(page).getByText('Good').click();
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    // Stays pressable, so that it can say what is missing.
    await send(page).click({ force: true });
    await expect(panel(page).getByText('Please enter a valid email!').first()).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await emailField(page).fill('rating.visitor@example.com');
    await expectAccessible(page);
    await pauseClock(page);
    await send(page).click();
    await expect(panel(page).getByRole('heading')).toHaveText(thanks);
    expect(bodies).toHaveLength(1);
    for (const part of ['"rating"\r\n\r\n1\r\n', '"feed"', '"page"', 'rating.visitor@example.com'])
      expect(bodies[0]).toContain(part);
    await expectClosing(page, 2500);
    await expect(page.getByRole('button', { name: 'Feedback sent' })).toBeFocused();
  });

  test('closes 2500 ms after the thank-you text with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sendRating(page);
    await expectClosing(page, 2500);
  });

  test('closes after ten times as long with longer timers', async ({ page }) => {
    await sendRating(page, { timers: 'longer' });
    await expectClosing(page, 25_000);
  });

  test('a key press after the thank-you text keeps the panel open', async ({ page }) => {
    await sendRating(page);
    await page.keyboard.press('Shift');
    await runClock(page, 100_000);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  test('a movement of the pointer in the panel keeps it open', async ({ page }) => {
    await sendRating(page);
    await panel(page).getByRole('heading').hover();
    await page.mouse.move(0, 0, { steps: 2 });
    await runClock(page, 100_000);
    await expect(panel(page)).toBeVisible();
  });

  for (const comfort of [{ timers: 'never' }, { calm: 'true' }]) {
    test(`never closes after the thank-you text with ${JSON.stringify(comfort)}`, async ({ page }) => {
      await sendRating(page, comfort);
      await runClock(page, 100_000);
      await expect(panel(page)).toBeVisible();
    });
  }

  test('the close button closes it; Send waits while a rating is sent', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    await page.route('**/api/v1/nsat_feedback', async (route) => {
      count += 1;
      await released;
      await route.fulfill({ status: 500, json: {} });
    });
    await openPage(page);
    await chooseGood(page);
    await emailField(page).fill('ana@example.com');
    await send(page).click();
    await expect(send(page)).toHaveText('Sending your feedback');
    await send(page).click({ force: true });
    release();
    await expect(send(page)).toHaveText('Send Feedback');
    expect(count).toBe(1);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});

test.describe('the text in the rating panel', () => {
  test('the hint turns red at 150 characters, and a longer paste is cut with Undo', async ({ page }) => {
    await openPage(page);
    await chooseGood(page);
    const limit = panel(page).getByText('Maximum number of allowed characters are 150');
    const getColor = () => limit.evaluate((element) => getComputedStyle(element).color);
    await textField(page).fill('a'.repeat(149));
    await expect(limit).toHaveAttribute('data-reached', 'false');
    const calm = await getColor();
    await textField(page).fill('a'.repeat(150));
    await expect(limit).toHaveAttribute('data-reached', 'true');
    await expect.poll(getColor).not.toBe(calm);
    const [red = 0, green = 0, blue = 0] = (await getColor()).match(/[\d.]+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await textField(page).fill('');
    await textField(page).fill('b'.repeat(180));
    await expect(textField(page)).toHaveValue('b'.repeat(150));
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect(textField(page)).toHaveValue('b'.repeat(180));
    await expect(panel(page).getByText('Shorten your text to 150 characters.')).toBeAttached();
  });

  test('a click outside closes it and keeps the input; a failed request shows nothing', async ({ page }) => {
    await answerRating(page, 500);
    await openPage(page);
    await chooseGood(page);
    await textField(page).fill('Calm pages.');
    await page.locator('h1').click();
    await expect(panel(page)).toHaveCount(0);
    await feedback(page).click();
    await expect(textField(page)).toHaveValue('Calm pages.');
    await emailField(page).fill('ana@example.com');
    await send(page).click();
    await expect(send(page)).toHaveText('Send Feedback');
    await expect(panel(page).getByText('If nothing happens, try again.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(textField(page)).toHaveValue('Calm pages.');
  });
});
