import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newJob } from '#server/testing/factories.ts';
import { newPlan } from '#server/testing/hiring/interviews.ts';
import { signIn } from './accounts.ts';
import { signUpAsSeeker } from './newcomer.ts';

export async function callApi(page: Page, token: string, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), `POST ${path}`).toBe(true);
  return answer.json();
}

/** Publishes a new job without questions, with the pay from 60,000 to 70,000 USD a year. Returns its id. */
export async function publishJob(page: Page, token: string, title: string): Promise<number> {
  const salary = { min: 60_000, max: 70_000, currency: 'USD', period: 'year' } as const;
  const { id, version } = await callApi(page, token, '/api/v1/jobs', newJob({ title, salary, skills: ['SQL'] }));
  await callApi(page, token, `/api/v1/jobs/${id}/status`, { to: 'active', version });
  return id;
}

interface Applicant {
  /** The application. */
  readonly id: number;
  /** The job. */
  readonly title: string;
  /** The token of the job seeker. */
  readonly access: string;
  /** The token of the manager. */
  readonly lead: string;
}

/** A new applicant of a new job of the manager, moved to a stage. Signs both in. */
export async function createApplicant(seeker: Page, manager: Page, to: 'screening' | 'interview'): Promise<Applicant> {
  const { access } = await signUpAsSeeker(seeker);
  const lead = await signIn(manager, 'manager@wavelength.test');
  const title = `Archivist ${randomUUID().slice(0, 8)}`;
  const job = await publishJob(manager, lead, title);
  const form = { resume_id: null, answers: [], cover_note: '' };
  const { id } = await callApi(seeker, access, `/api/v1/jobs/${job}/applications`, form);
  await callApi(manager, lead, `/api/v1/applications/${id}/status`, { to, version: 1 });
  return { id, title, access, lead };
}

/** Plans a complete interview of 45 minutes in New York, with the manager as its panel. */
export function planInterview(page: Page, lead: string, applicationId: number | string) {
  const claims = JSON.parse(Buffer.from(lead.split('.')[1] ?? '', 'base64url').toString());
  const plan = newPlan([Number(claims.user_id)], { time_zone: 'America/New_York' });
  return callApi(page, lead, `/api/v1/applications/${applicationId}/interviews`, plan);
}

/** Sends times for a planned interview. */
export function proposeTimes(
  page: Page,
  lead: string,
  { id, version }: { readonly id: number; readonly version: number },
  slots: readonly string[],
) {
  return callApi(page, lead, `/api/v1/interviews/${id}/proposal`, { version, slots });
}

/** Moves the application of the page to a stage with the message of the template. */
export async function moveApplicant(page: Page, stage: string): Promise<void> {
  await page.getByRole('button', { name: `Move to ${stage}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Message' }).click();
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await dialog.getByRole('button', { name: `Move to ${stage}` }).click();
  await expect(dialog).toBeHidden();
}
