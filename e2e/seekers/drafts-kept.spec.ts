import { expect, type Locator, type Page } from '@playwright/test';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/second-browser.ts';
import { expireSession, logInAgain } from '#e2e/support/session-end.ts';

const words = 'I sort maps, 지도, café.';

interface WrittenForm {
  readonly name: string;
  readonly address: (applicationId: number) => string;
  /** Opens the form if it is not open initially. */
  readonly open?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  /** Its text is never stored on the device; it is safe once the server has it. */
  readonly isPrivate?: boolean;
}

const forms: readonly WrittenForm[] = [
  {
    name: 'the profile',
    address: () => '/profilev2',
    // A section with a draft is open.
    open: async (page) => {
      const edit = page.getByRole('button', { name: 'Edit: About you' });
      const field = page.getByLabel('Headline');
      await expect(edit.or(field)).toBeVisible();
      if (await edit.isVisible()) await edit.click();
    },
    field: (page) => page.getByLabel('Headline'),
  },
  {
    name: 'a message',
    address: (id) => `/inbox_messages?conversation=${id}`,
    field: (page) => page.getByRole('textbox', { name: 'Your message' }),
  },
  {
    name: 'the name of a search',
    address: () => '/search?words=data',
    open: (page) => page.getByRole('button', { name: 'Save this search' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    name: 'an accommodation request',
    address: (id) => `/applications/${id}`,
    open: async (page) => {
      const ask = page.getByRole('button', { name: 'Request an accommodation' });
      const field = page.getByRole('region', { name: 'Accommodations' }).getByRole('textbox').first();
      await expect(ask.or(field)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
    },
    field: (page) => page.getByRole('region', { name: 'Accommodations' }).getByRole('textbox').first(),
    isPrivate: true,
  },
  {
    name: 'the working needs form',
    address: () => '/setting#needs',
    field: (page) => page.getByRole('region', { name: 'What helps me' }).getByRole('textbox').first(),
    isPrivate: true,
  },
];

for (const form of forms) {
  test(`${form.name} survives reload, Back, offline, and an expired session`, async ({ page }) => {
    test.slow();
    const { email, access } = await signUpAsSeeker(page);
    const address = form.address(await applySomewhere(page, access));
    const field = form.field(page);
    const open = async () => {
      await form.open?.(page);
      await expect(field).toBeVisible();
    };
    await page.goto(address);
    await open();
    await field.fill(words);
    if (form.isPrivate) await isKept(page);
    await page.reload();
    await open();
    await expect(field).toHaveValue(words);
    await page.goto('/faq');
    await page.goBack();
    await open();
    await expect(field).toHaveValue(words);

    await page.context().setOffline(true);
    await field.fill(`${words} Offline.`);
    if (form.isPrivate) await expect(page.getByText('This draft isn’t saved.', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    if (form.isPrivate) await isKept(page);
    await page.reload();
    await open();
    await expect(field).toHaveValue(`${words} Offline.`);
    if (form.isPrivate) expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('maps');

    await field.fill(`${words} Ended.`);
    await expireSession(page);
    await logInAgain(page, email);
    await expect(field).toHaveValue(`${words} Ended.`);
  });
}

async function isKept(page: Page): Promise<void> {
  await expect(page.getByText(/^Draft saved/).first()).toBeVisible();
}

/** Applies for the newest job and returns the application id. */
async function applySomewhere(page: Page, access: string): Promise<number> {
  const headers = { authorization: `Bearer ${access}` };
  const found = await (await page.request.get('/api/v1/jobs?sort=newest&limit=1', { headers })).json();
  const job = await (await page.request.get(`/api/v1/jobs/${found.jobs[0].id}`, { headers })).json();
  const questions: { id: string; kind: string; required: boolean }[] = job.screening_questions;
  const answers = questions
    .filter(({ required }) => required)
    .map(({ id, kind }) => ({ question_id: id, text: kind === 'yes_no' ? 'yes' : 'Yes.' }));
  const data = { resume_id: null, answers, cover_note: '' };
  const answer = await page.request.post(`/api/v1/jobs/${job.id}/applications`, { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}
