import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';
import { type ComfortSettings, runClock, setComfort } from './clock.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send feedback' });
const toast = (page: Page) => page.getByRole('alertdialog').filter({ hasText: 'Choose a feedback type' });
const description = (page: Page) => dialog(page).getByLabel('Description');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Sends the empty form with a paused clock, which shows the error toast. */
async function showToast(page: Page, comfort?: ComfortSettings): Promise<void> {
  await signIn(page, 'seeker@wavelength.test');
  const now = Date.now();
  await page.clock.install({ time: now });
  if (comfort) await setComfort(page, comfort);
  await page.goto('/faq');
  await openDialog(page);
  const send = dialog(page).getByRole('button', { name: 'Send feedback' });
  // The part that shows toasts loads while the clock runs.
  await send.click();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await page.clock.pauseAt(now + 60_000);
  await send.click();
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
}

test('the toast closes after 5000 ms', async ({ page }) => {
  await showToast(page);
  await runClock(page, 4999);
  await expect(toast(page)).toBeVisible();
  await runClock(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('the toast waits below the pointer and without window focus, then has its remaining time', async ({ page }) => {
  await showToast(page);
  await runClock(page, 4000);
  await toast(page).hover();
  await runClock(page, 20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await runClock(page, 20_000);
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await runClock(page, 999);
  await expect(toast(page)).toBeVisible();
  await runClock(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('the toast is at the top right, and a click closes it', async ({ page }) => {
  await showToast(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const place = await toast(page).boundingBox();
  expect(place?.y).toBeLessThan(200);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 100);
  await toast(page).getByText('Choose a feedback type').click();
  await expect(toast(page)).toHaveCount(0);
});

test('the toast stays with timers off', async ({ page }) => {
  await showToast(page, { timers: 'never' });
  await runClock(page, 100_000);
  await expect(toast(page)).toBeVisible();
});

test('closing and sending reset the type and the description', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  const bodies: string[] = [];
  await page.route('**/api/v1/feedback', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 201, json: { status: 'success' } });
  });
  await page.goto('/faq');
  const fillIn = async () => {
    await dialog(page).getByLabel('Feedback type').click();
    await page.getByRole('option', { name: 'Suggestions' }).click();
    await description(page).fill('More quiet hours');
  };
  await openDialog(page);
  await fillIn();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await openDialog(page);
  await expect(description(page)).toHaveValue('');
  await fillIn();
  await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(bodies).toHaveLength(1);
  for (const part of ['"feedback_type"\r\n\r\nSuggestions', '"description"\r\n\r\nMore quiet hours', '"page"'])
    expect(bodies[0]).toContain(part);
  await openDialog(page);
  await expect(description(page)).toHaveValue('');
  await expect(dialog(page).getByLabel('Feedback type')).not.toContainText('Suggestions');
});
