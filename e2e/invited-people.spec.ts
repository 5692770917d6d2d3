import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newJob } from '#server/testing/factories.ts';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/second-browser.ts';

const run = randomUUID().slice(0, 8);
const password = 'seven amber kettles';
const fern = { name: 'Fern Harrow', email: `fern.${run}@example.com` };
const glen = { name: 'Glen Harrow', email: `glen.${run}@example.com` };

function writeResume(name: string, { name: person, email }: typeof fern) {
  const lines = [person, 'Data Analyst', 'Portland, OR', email, '', 'Skills', 'SQL, Python'];
  return { name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
}

test('a partner imports and invites people; one accepts, is sourced to a job, and applies with support', async ({
  openSecondBrowser,
}) => {
  test.slow();
  const partner = await openSecondBrowser();
  await signIn(partner, 'recruiter@wavelength.test');
  await importResumes(partner, [writeResume('fern.txt', fern), writeResume('glen.txt', glen)]);

  await partner.goto('/jobSeekers/imported?search=Harrow');
  await expect(partner.getByRole('link', { name: /Harrow/ })).toHaveCount(2);
  await partner.getByRole('checkbox', { name: 'Select all visible rows' }).check({ force: true });
  await partner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = partner.getByRole('dialog', { name: 'Invite 2 people' });
  await expect(dialog.getByText('2 people get an email')).toBeVisible();
  await expectAccessible(partner);
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(dialog).toBeHidden();
  await expect(partner.getByRole('row').filter({ hasText: fern.name })).toContainText('Invited');
  await expectAccessible(partner);

  const seeker = await openSecondBrowser();
  await seeker.goto(await getLink(await openSecondBrowser(), fern.email));
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

  const title = await publishJob(await openSecondBrowser());
  await suggestJob(partner, title);
  await prepareApplication(partner, title);
  await sendPrepared(seeker, title);
  await partner.reload();
  await expect(
    partner.getByRole('region', { name: 'Prepared applications' }).getByText(/They sent it on/),
  ).toBeVisible();

  const other = await openSecondBrowser();
  await other.goto(await getLink(await openSecondBrowser(), glen.email));
  await other.getByRole('button', { name: 'No, thanks' }).click();
  await other.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(other.getByText('You declined the invitation')).toBeVisible();
  await expectAccessible(other);
});

async function importResumes(page: Page, files: ReturnType<typeof writeResume>[]): Promise<void> {
  await page.goto('/jobSeekers/import');
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} files sent`)).toBeVisible();
  await page.getByRole('button', { name: 'Read files' }).click();
  await page.getByRole('button', { name: /^Import \d+ / }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });
}

/** The link in the invitation, which an administrator of the demo reads in the outbox. */
async function getLink(page: Page, to: string): Promise<string> {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/outbox');
  let link = '';
  await expect(async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: to }).filter({ hasText: 'Sent' });
    await row.getByRole('button', { name: `Open email to ${to}` }).click({ timeout: 2000 });
    link = (await page.getByRole('link', { name: 'Open link' }).getAttribute('href', { timeout: 2000 })) ?? '';
  }).toPass({ timeout: 30_000 });
  return link;
}

async function publishJob(page: Page): Promise<string> {
  const title = `Seed Analyst ${run}`;
  const authorization = `Bearer ${await signIn(page, 'manager@wavelength.test')}`;
  const created = await page.request.post('/api/v1/jobs', { data: newJob({ title }), headers: { authorization } });
  const { id, version } = await created.json();
  const move = { data: { to: 'active', version }, headers: { authorization } };
  expect((await page.request.post(`/api/v1/jobs/${id}/status`, move)).ok()).toBe(true);
  return title;
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
