import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/lib/day.ts';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { signUpAsSeeker } from './support/newcomer.ts';
import { test } from './support/second-browser.ts';

const formatDay = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10);

async function callApi(page: Page, token: string, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** A new job of the manager, with an interviewed applicant. Returns the application's id and the job's title. */
async function interviewApplicant(seeker: Page, manager: Page): Promise<{ id: number; title: string }> {
  const { access } = await signUpAsSeeker(seeker);
  const lead = await signIn(manager, 'manager@wavelength.test');
  const list = await manager.request.get('/api/v1/managed-jobs?status=active', {
    headers: { authorization: `Bearer ${lead}` },
  });
  const source = (await list.json()).jobs[0];
  const read = await manager.request.get(`/api/v1/jobs/${source.id}`, { headers: { authorization: `Bearer ${lead}` } });
  const job = await read.json();
  const title = `Archivist ${randomUUID().slice(0, 8)}`;
  const body = {
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
  };
  const created = await callApi(manager, lead, '/api/v1/jobs', body);
  await callApi(manager, lead, `/api/v1/jobs/${created.id}/status`, { to: 'active', version: created.version });
  const form = { resume_id: null, answers: [], cover_note: '' };
  const { id } = await callApi(seeker, access, `/api/v1/jobs/${created.id}/applications`, form);
  await callApi(manager, lead, `/api/v1/applications/${id}/status`, { to: 'interview', version: 1 });
  return { id, title };
}

test('an offer is written, sent, read, and signed', async ({ openSecondBrowser }) => {
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id, title } = await interviewApplicant(seeker, manager);

  await manager.goto(`/applications/${id}`);
  await manager.getByRole('link', { name: 'Create offer' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'New offer' })).toBeVisible();
  await manager.getByLabel('Start date').fill(formatDay(60));
  await manager.getByLabel('Last day to reply').fill(formatDay(12));
  await manager.getByLabel('Hours').fill('40 a week');
  await manager.getByLabel('Accommodations').fill('Written tasks');
  await manager.getByRole('textbox', { name: 'Pay amount' }).fill('75000');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await expect(manager.getByText('Pay is missing or outside the posted range')).toBeVisible();

  await manager.getByRole('button', { name: 'Edit' }).first().click();
  await manager.getByRole('textbox', { name: 'Pay amount' }).fill('68000');
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await expect(manager.getByText('Pay is within the posted range')).toBeVisible();
  await expect(manager.getByRole('article', { name: 'Letter' })).toContainText('$68,000 a year');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Send offer' }).click();
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }).click();
  await expect(manager.getByRole('alertdialog')).toBeHidden();
  await expect(manager.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();

  await seeker.goto(`/applications/${id}`);
  const offer = seeker.getByRole('region', { name: 'Your offer' });
  for (const term of ['$68,000 a year', '40 a week', 'Written tasks', title]) await expect(offer).toContainText(term);
  await expectAccessible(seeker);
  await seeker.getByRole('button', { name: 'Accept offer' }).click();
  await seeker.getByRole('button', { name: 'Sign and accept' }).click();
  const signature = seeker.getByRole('textbox', { name: 'Your full name' });
  await expect(signature).toHaveAttribute('aria-invalid', 'true');
  await signature.fill('Noor Whitfield');
  await seeker.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(seeker.getByText(/You accepted this offer on .* and signed as Noor Whitfield/)).toBeVisible();
  const download = seeker.waitForEvent('download');
  await seeker.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
  await seeker.goto('/offers');
  await expect(seeker.getByRole('heading', { level: 1, name: 'Your offers' })).toBeVisible();
  await expect(seeker.getByText('Accepted', { exact: true })).toBeVisible();

  await manager.goto(`/offers?application=${id}`);
  await expect(manager.getByText(/Signed by Noor Whitfield/)).toBeVisible();
});

test('an approver decides by email link, and the team sends the offer', async ({ openSecondBrowser }) => {
  test.slow();
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id } = await interviewApplicant(seeker, manager);
  await manager.goto(`/offers?new=${id}`);
  await manager.getByLabel('Start date').fill(formatDay(60));
  await manager.getByLabel('Last day to reply').fill(formatDay(12));
  await manager.getByLabel('Hours').fill('40 a week');
  await manager.getByLabel('Accommodations').fill('None requested');
  await manager.getByRole('textbox', { name: 'Pay amount' }).fill('68000');
  await manager.getByRole('button', { name: /Approver 1/ }).click();
  await manager
    .getByRole('option', { name: /Obi Farnsworth|help desk|Hiring team member/ })
    .first()
    .click();
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await manager.getByRole('button', { name: 'Request approval' }).click();
  await expect(manager.getByText('Waiting for a decision')).toBeVisible();
  await expectAccessible(manager);

  const approver = await openSecondBrowser();
  await approver.goto(await findApprovalLink(await openSecondBrowser()));
  await expect(approver.getByRole('heading', { level: 1, name: 'Approve an offer' })).toBeVisible();
  await expect(approver.getByRole('article', { name: 'Letter' })).toContainText('$68,000 a year');
  await expectAccessible(approver);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Offer approved')).toBeVisible();

  await manager.goto(`/offers?application=${id}`);
  await manager.getByRole('button', { name: 'Send offer' }).click();
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }).click();
  await expect(manager.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();
  await seeker.goto('/offers');
  await seeker.getByRole('button', { name: 'Decline offer' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(seeker.getByText('You declined this offer.')).toBeVisible();
});

/** The link in the email to the approver, from the outbox of the demo. */
async function findApprovalLink(page: Page): Promise<string> {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/outbox');
  let link = '';
  await expect(async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Offer approval requested' }).filter({ hasText: 'Sent' });
    await row
      .first()
      .getByRole('button', { name: /^Open email to/ })
      .click({ timeout: 2000 });
    link = (await page.getByRole('link', { name: 'Open link' }).getAttribute('href', { timeout: 2000 })) ?? '';
    expect(link).toContain('/approve');
  }).toPass({ timeout: 30_000 });
  return link;
}
