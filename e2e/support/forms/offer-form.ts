import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/lib/day.ts';

/** `2026-11-27`: a number of days from today. */
export function formatDay(days: number): string {
  return addDays(new Date(), days).toISOString().slice(0, 10);
}

interface OfferTerms {
  readonly pay: string;
  readonly accommodations: string;
}

/** Fills in the terms of a new offer. */
export async function fillOffer(page: Page, { pay, accommodations }: OfferTerms): Promise<void> {
  await page.getByLabel('Start date').fill(formatDay(60));
  await page.getByLabel('Last day to reply').fill(formatDay(12));
  await page.getByLabel('Hours').fill('40 a week');
  await page.getByLabel('Accommodations').fill(accommodations);
  await page.getByRole('textbox', { name: 'Pay amount' }).fill(pay);
}

/** Sends the offer of the page and waits until it is out. */
export async function sendOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send offer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();
}

/** Types the name under the offer in the open dialog. */
export async function signOffer(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your full name' }).fill(name);
  await page.getByRole('button', { name: 'Sign and accept' }).click();
}
