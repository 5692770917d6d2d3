import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { fillJob } from '#e2e/support/forms/job-form.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { test } from '#e2e/support/test.ts';

const jobTitle = 'Map Archive Assistant';
const resume = 'server/features/resumes/fixtures/new-grad.table-header.docx';
const seeker = { name: 'Maya Okonkwo', email: 'maya.okonkwo@example.com', password: 'violet tractor sings' };

// Serial, with two people: each test continues where the previous one ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('an employer writes and publishes a job', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a job' }).click();
  await fillJob(page, jobTitle, 'You sort old maps, scan them and say what they show. The room is quiet.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await dialog(page)
    .getByRole('button', { name: /publish/i })
    .click();
  await expect(page.getByText('Job published')).toBeVisible();
  await expectAccessible(page);
});

test('a visitor finds the job, signs up, uploads a résumé, sees the match, and applies', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Job title, skill, or employer' }).fill('map archive');
  await page.getByRole('button', { name: /^Search .*jobs$/ }).click();
  await expect(page).toHaveURL(/words=map\+archive/);
  await expectAccessible(page);
  await openJobPage(page, page.getByRole('link', { name: jobTitle, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create a free account' }).click();
  await signUp(page);
  await page.getByRole('link', { name: 'Add my résumé' }).click();
  await readResume(page);

  await page.goto(`/search?words=map+archive`);
  await openJobPage(page, page.getByRole('link', { name: jobTitle, exact: true }));
  const match = page.getByRole('region', { name: 'How you match this job' });
  await expect(match.getByText(/· \d+ of 100/)).toBeVisible();
  await match.getByRole('button', { name: 'Show more about How you match this job' }).click();
  await expect(match.getByText('JavaScript').first()).toBeVisible();
  await expectAccessible(page);
  await apply(page);
});

test('the employer sorts applicants by score and moves one with a note', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(jobTitle);
  await page.getByRole('link', { name: `${jobTitle} Portland, OR` }).click();
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: seeker.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByText(seeker.name).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: seeker.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(seeker.name) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to Interview' }).click();
  await dialog(page).getByLabel('Note for your team').fill('Knows the map room software.');
  await dialog(page).getByRole('tab', { name: 'Message' }).click();
  await dialog(page).getByRole('button', { name: 'Use a template' }).click();
  await dialog(page).getByRole('button', { name: 'Move to Interview' }).click();
  // The dialog's own text area holds the same text until the server has answered.
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Knows the map room software.')).toBeVisible();
});

test('the job seeker is notified and sees what happens next', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(seeker.email);
  await page.getByLabel('Password', { exact: true }).fill(seeker.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.getByRole('button', { name: /Notifications, 1 unread/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(new RegExp(`wants to interview you for ${jobTitle}`))).toBeVisible();
  await bell.getByRole('link', { name: 'View application' }).click();
  await expect(page.getByText('We’d like to interview you.').first()).toBeVisible();
  await expect(page.getByText('Knows the map room software.')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/application');
  await page.getByRole('button', { name: `Show details: ${jobTitle}` }).click();
  await expect(page.getByText('The team wants to interview you.')).toBeVisible();
  await expect(
    page.getByText('The employer will send you the date, the questions, and who you’ll meet.'),
  ).toBeVisible();
  await expectAccessible(page);
});

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(seeker.name);
  await page.getByLabel('Email').fill(seeker.email);
  await page.getByLabel('Password', { exact: true }).fill(seeker.password);
  await page.getByRole('checkbox', { name: /I accept/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page);
}

async function readResume(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.locator('input[type="file"]').setInputFiles(resume);
  await expect(page.getByRole('heading', { name: 'Review what we found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add all sections' }).click();
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile is filled in' })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Review your profile' }).last().click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('new-grad.table-header.docx').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Your note to the employer').fill('I like maps and quiet rooms.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/application');
  await expect(page.getByText(jobTitle).first()).toBeVisible();
  await expectAccessible(page);
}

function dialog(page: Page) {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
}
