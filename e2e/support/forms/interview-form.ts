import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';

/** Fills in a new video interview with the first person of the panel, without its questions. */
export async function fillInterview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'New interview' })).toBeVisible();
  await page.getByRole('checkbox').first().check({ force: true });
  await page.getByLabel('Video call link').fill('https://meet.example.com/room');
  await page.getByRole('textbox', { name: 'Breaks' }).fill('Whenever you ask');
  await page.getByRole('textbox', { name: 'What happens, in order' }).fill('One person asks one question.');
  await page.getByRole('textbox', { name: 'How answers are rated' }).fill('In words, from not yet to fully.');
  await page.getByRole('textbox', { name: 'Agreed accommodations' }).fill('Camera off');
}

export async function addQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question or topic 1' }).fill(text);
}

/** Picks the first proposed time of an interview. */
export async function pickFirstTime(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: /^Confirm / }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
}

interface ReadCalendar {
  readonly file: string;
  readonly events: ICAL.Event[];
}

/** The person's calendar, as a calendar app reads it at the private address. */
export async function readCalendar(page: Page): Promise<ReadCalendar> {
  await page.goto('/interview');
  await page.getByRole('button', { name: 'Create calendar address' }).click();
  const address = await page.getByText(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/).textContent();
  const file = await (await page.request.get(address ?? '')).text();
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return { file, events: events.map((event) => new ICAL.Event(event)) };
}
