import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { signOffer } from '#e2e/support/forms/offer-form.ts';
import { callApi, publishJob } from '#e2e/support/hiring.ts';
import { findMailLink } from '#e2e/support/outbox.ts';
import { readFixtureResumes, type SentFile, writeDemoResumes, writeTextResume } from '#e2e/support/resume-files.ts';
import { test } from '#e2e/support/second-browser.ts';
import { newOffer } from '#server/testing/hiring/offers.ts';

const run = randomUUID().slice(0, 8);
const password = 'seven amber kettles';
const fern = { name: 'Fern Harrow', email: `fern.${run}@example.com` };
const glen = { name: 'Glen Harrow', email: `glen.${run}@example.com` };
const hope = { name: 'Hope Harrow', email: `hope.${run}@example.com` };

test('a partner imports 40 résumés and invites three people; one is sourced to a job, applies with support, and is hired', async ({
  openSecondBrowser,
}) => {
  test.setTimeout(300_000);
  const partner = await openSecondBrowser();
  await signIn(partner, 'recruiter@wavelength.test');
  const own = [fern, glen, hope].map((person) => writeTextResume(person));
  await importResumes(partner, [...own, ...readFixtureResumes(), ...writeDemoResumes(run, 32)]);

  await partner.goto('/jobSeekers/imported?search=Harrow');
  await expect(partner.getByRole('link', { name: /Harrow/ })).toHaveCount(3);
  await partner.getByRole('checkbox', { name: 'Select all visible rows' }).check({ force: true });
  await partner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = partner.getByRole('dialog', { name: 'Invite 3 people' });
  await expect(dialog.getByText('3 people will get an email')).toBeVisible();
  await expectAccessible(partner);
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect(dialog).toBeHidden();
  await expect(partner.getByRole('row').filter({ hasText: fern.name })).toContainText('Invited');
  await expectAccessible(partner);

  const seeker = await openSecondBrowser();
  await seeker.goto(await findMailLink(await openSecondBrowser(), { to: fern.email }));
  await expect(seeker.getByRole('heading', { name: 'Your invitation' })).toBeVisible();
  await expect(seeker.getByText('SQL · Python')).toBeVisible();
  await expectAccessible(seeker);
  await seeker.setViewportSize({ width: 360, height: 740 });
  expect(await seeker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await seeker.setViewportSize({ width: 1280, height: 800 });
  await seeker.getByText(/see my profile and support me/).click();
  await seeker.getByLabel('Password', { exact: true }).fill(password);
  await seeker.getByText('I accept the terms of service and the privacy policy.').click();
  await seeker.getByRole('button', { name: 'Create account' }).click();
  await expect(seeker).not.toHaveURL(/setpassword/);

  await partner.reload();
  await partner.getByRole('link', { name: new RegExp(fern.name) }).click();
  await expect(partner.getByText('They have an account and share their profile with your organization.')).toBeVisible();
  await expectAccessible(partner);
  await partner.getByRole('link', { name: 'Open profile' }).click();
  await expect(partner.getByRole('heading', { name: fern.name, level: 1 })).toBeVisible();

  const manager = await openSecondBrowser();
  const token = await signIn(manager, 'manager@wavelength.test');
  const title = `Seed Analyst ${run}`;
  const jobId = await publishJob(manager, token, title);
  await suggestJob(partner, title);
  await prepareApplication(partner, title);
  await sendPrepared(seeker, title);
  await partner.reload();
  await expect(
    partner.getByRole('region', { name: 'Prepared applications' }).getByText(/They sent it on/),
  ).toBeVisible();

  await sendOffer(manager, token, jobId);
  await acceptOffer(seeker);
  await partner.goto('/jobSeekers/outcomes');
  await expect(partner.getByRole('row').filter({ hasText: fern.name }).filter({ hasText: title })).toContainText(
    'Hired',
  );
  await expectAccessible(partner);

  const other = await openSecondBrowser();
  await other.goto(await findMailLink(await openSecondBrowser(), { to: glen.email }));
  await other.getByRole('button', { name: 'No, thanks' }).click();
  await other.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(other.getByText('You declined the invitation')).toBeVisible();
  await expectAccessible(other);
});

/** Forty files: one is a second résumé of a person, which is merged, and one names no one. */
async function importResumes(page: Page, files: readonly SentFile[]): Promise<void> {
  expect(files).toHaveLength(40);
  await page.goto('/jobSeekers/import');
  await page.locator('input[type=file]').setInputFiles([...files]);
  await expect(page.getByText('40 of 40 files sent')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Read files' }).click();
  await expect(page.getByRole('heading', { name: 'Check before you import' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('38 new, 1 already in your records, 1 can’t be imported.')).toBeVisible();
  const choice = page.getByRole('radiogroup', { name: 'What to do with Maya Okonkwo' });
  await choice.getByRole('radio', { name: /Merge/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 38 people' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 120_000 });
  await page.goto('/jobSeekers/imported?search=Okonkwo');
  await page.getByRole('link', { name: /Maya Okonkwo/ }).click();
  for (const name of ['new-grad.odt', 'new-grad.utf8.txt']) await expect(page.getByText(name)).toBeVisible();
}

/** The employer interviews the one applicant and sends an offer. */
async function sendOffer(page: Page, token: string, jobId: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get(`/api/v1/jobs/${jobId}/applications`, { headers });
  const [{ id, version }] = (await list.json()).applications;
  await callApi(page, token, `/api/v1/applications/${id}/status`, { to: 'interview', version });
  const terms = { pay: { amount: 65_000, currency: 'USD', period: 'year' } as const };
  const offer = await callApi(page, token, `/api/v1/applications/${id}/offers`, newOffer({ terms }));
  await callApi(page, token, `/api/v1/offers/${offer.id}/send`, { version: offer.version });
}

async function acceptOffer(seeker: Page): Promise<void> {
  await seeker.goto('/offers');
  await seeker.getByRole('button', { name: 'Accept offer' }).click();
  await signOffer(seeker, fern.name);
  await expect(seeker.getByText(new RegExp(`signed as ${fern.name}`))).toBeVisible();
}

async function suggestJob(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Suggest a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest a job to 1 person' });
  await dialog.getByRole('combobox', { name: 'Job' }).pressSequentially(title);
  await page.getByRole('option', { name: new RegExp(title) }).click();
  await dialog.getByLabel('Why this job fits').fill('They want people who like order and quiet.');
  await dialog.getByRole('button', { name: 'Suggest to 1 person' }).click();
  await expect(dialog).toBeHidden();
}

async function prepareApplication(partner: Page, title: string): Promise<void> {
  await partner.reload();
  await partner.getByRole('link', { name: 'Prepare an application', exact: true }).click();
  await partner.getByRole('combobox', { name: 'Job' }).pressSequentially(title);
  await partner.getByRole('option', { name: new RegExp(title) }).click();
  await expect(partner.getByText(`${fern.name} reads everything`)).toBeVisible();
  await expectAccessible(partner);
  await partner.getByText('No résumé').click();
  await partner.getByLabel('Cover note to the employer').fill('I like order and quiet.');
  await partner.getByLabel(`Note to ${fern.name}`).fill('Please check the last sentence.');
  await partner.getByRole('button', { name: `Hand over to ${fern.name}` }).click();
  await expect(
    partner.getByRole('region', { name: 'Prepared applications' }).getByText(/Waiting for their decision/),
  ).toBeVisible();
  await expectAccessible(partner);
}

/** The person changes the prepared answers and sends the application. */
async function sendPrepared(seeker: Page, title: string): Promise<void> {
  await seeker.goto('/dashboard');
  const prepared = seeker.getByRole('article').filter({ hasText: 'Prepared by' });
  await expect(prepared.getByText('Please check the last sentence.')).toBeVisible();
  await expectAccessible(seeker);
  await prepared.getByRole('link', { name: 'Review and send' }).click();
  await expect(seeker.getByRole('heading', { name: new RegExp(title) }).first()).toBeVisible();
  await expect(seeker.getByText('Nothing is sent until you send it.')).toBeVisible();
  await expectAccessible(seeker);
  await seeker.getByRole('link', { name: 'Review your profile' }).last().click();
  await seeker.getByRole('button', { name: 'Save and continue' }).click();
  await expect(seeker.getByRole('radio', { name: /Apply without a résumé/ })).toBeChecked();
  await seeker.getByRole('button', { name: 'Save and continue' }).click();
  await seeker.getByRole('textbox').last().fill('I like order, quiet, and clear tasks.');
  await seeker.getByRole('button', { name: 'Save and continue' }).click();
  await expect(seeker.getByText('I like order, quiet, and clear tasks.')).toBeVisible();
  await seeker.getByRole('button', { name: 'Submit application' }).click();
  await expect(seeker.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
}
