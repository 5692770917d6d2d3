import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays } from '#domain/lib/day.ts';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { signUpAsSeeker } from './support/newcomer.ts';
import { test } from './support/second-browser.ts';

async function callApi(page: Page, token: string, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** A new application to a new job of the manager, in screening. */
async function createApplication(seeker: Page, manager: Page): Promise<{ id: number; title: string }> {
  const { access } = await signUpAsSeeker(seeker);
  const lead = await signIn(manager, 'manager@wavelength.test');
  const headers = { authorization: `Bearer ${lead}` };
  const [source] = (await (await manager.request.get('/api/v1/managed-jobs?status=active', { headers })).json()).jobs;
  const job = await (await manager.request.get(`/api/v1/jobs/${source.id}`, { headers })).json();
  const title = `Cataloger ${randomUUID().slice(0, 8)}`;
  const created = await callApi(manager, lead, '/api/v1/jobs', {
    ...job,
    title,
    place: { city: job.city, region: job.region, country: job.country, latitude: null, longitude: null },
    salary: { min: 60_000, max: 70_000, currency: 'USD', period: 'year' },
    screening_questions: [],
    closes_on: null,
    openings: 1,
    skills: ['SQL'],
    nice_skills: [],
    certifications: [],
    titles: [],
    industries: [],
  });
  await callApi(manager, lead, `/api/v1/jobs/${created.id}/status`, { to: 'active', version: created.version });
  const form = { resume_id: null, answers: [], cover_note: '' };
  const { id } = await callApi(seeker, access, `/api/v1/jobs/${created.id}/applications`, form);
  await callApi(manager, lead, `/api/v1/applications/${id}/status`, { to: 'screening', version: 1 });
  return { id, title };
}

test('an interview is planned, proposed, picked, and in the calendar', async ({ openSecondBrowser }) => {
  test.slow();
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id, title } = await createApplication(seeker, manager);

  await manager.goto(`/applications/${id}?tab=interviews`);
  await expect(manager.getByText('No interview is planned yet.')).toBeVisible();
  await manager.getByRole('link', { name: 'Plan an interview' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'New interview' })).toBeVisible();
  await manager.getByRole('checkbox').first().check({ force: true });
  await manager.getByLabel('Link for the video call').fill('https://meet.example.com/room');
  await manager.getByRole('textbox', { name: 'Breaks' }).fill('Whenever you ask');
  await manager.getByRole('textbox', { name: 'What happens, in order' }).fill('One person asks one question.');
  await manager.getByRole('textbox', { name: 'How answers are rated' }).fill('In words, from not yet to fully.');
  await manager.getByRole('textbox', { name: 'Agreed accommodations' }).fill('Camera off');
  await manager.getByRole('button', { name: 'Add a question' }).click();
  await manager.getByRole('textbox', { name: 'Question or topic 1' }).fill('What would you bring to the table?');
  await manager.getByRole('button', { name: 'Use this version' }).click();
  await expect(manager.getByRole('textbox', { name: 'Question or topic 1' })).toHaveValue(/^Which of your skills/);
  await manager.getByRole('button', { name: 'Save interview' }).click();

  await manager.goto(`/applications/${id}?tab=interviews`);
  await expect(manager.getByLabel('Time 1')).toBeHidden();
  await manager.getByRole('button', { name: 'Propose times' }).click();
  const day = addDays(new Date(), 6).toISOString().slice(0, 10);
  await manager.getByLabel('Time 1').fill(`${day}T${String(9 + Math.floor(Math.random() * 8)).padStart(2, '0')}:07`);
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Send times' }).click();
  await expect(manager.getByText('1 time proposed')).toBeVisible();

  await seeker.goto('/application');
  await seeker.getByRole('link', { name: `Pick a time: ${title}` }).click();
  await seeker.getByRole('radio').first().check({ force: true });
  await seeker.getByRole('button', { name: /^Confirm / }).click();
  await expect(seeker.getByText('Confirmed', { exact: true })).toBeVisible();
  await seeker.goto('/application');
  const next = seeker.getByRole('region', { name: 'Your next interview' });
  for (const part of [title, 'Video call', '1 question', 'Camera off']) await expect(next).toContainText(part);
  await expectAccessible(seeker);

  await seeker.goto('/interview');
  await seeker.getByRole('button', { name: 'Create calendar address' }).click();
  const address = await seeker.getByText(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/).textContent();
  const file = await (await manager.request.get(address ?? '')).text();
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([expect.stringContaining(title)]);
  expect(file).not.toContain('Camera off');
});
