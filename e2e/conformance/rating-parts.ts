import { expect, type Page } from '@playwright/test';
import { type ComfortSettings, openWithClock, waitForEffects } from './clock.ts';

export const feedback = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });
export const arrow = (page: Page) => page.getByRole('button', { name: 'Show feedback button' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
export const send = (page: Page) =>
  panel(page).getByRole('button', { name: /^(Send Feedback|Sending your feedback)$/ });
export const emailField = (page: Page) =>
  panel(page).getByLabel('Please enter your email address, so that we can follow up');
export const textField = (page: Page) => panel(page).getByLabel('Tell us about your experience (optional)');

/** Opens a page of a visitor with the Feedback button in view. */
export async function openPage(page: Page, comfort?: ComfortSettings): Promise<void> {
  await openWithClock(page, '/faq', comfort);
  await showButton(page);
}

/** On a slow machine the button has collapsed already. */
export async function showButton(page: Page): Promise<void> {
  await expect(feedback(page).or(arrow(page))).toBeVisible();
  if (await arrow(page).isVisible()) await arrow(page).click();
}

/** Moves pointer and focus off the button, which restarts its timer. */
export async function leaveButton(page: Page): Promise<void> {
  await page.locator('h1').click();
  await waitForEffects(page);
}

export async function chooseGood(page: Page): Promise<void> {
  await feedback(page).click();
  await panel(page).getByText('Good').click();
}

/** Answers the request for a rating without the server. */
export async function answerRating(page: Page, status: 201 | 500): Promise<void> {
  await page.route('**/api/v1/nsat_feedback', (route) =>
    route.fulfill({ status, json: status === 201 ? { status: 'success' } : {} }),
  );
}
