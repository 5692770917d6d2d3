import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { test } from '#e2e/support/test.ts';

test('job preferences show next to a job and do not change its match', async ({ page }) => {
  await signUpAsSeeker(page);
  await page.goto('/profilev2#preferences');
  const part = page.getByRole('region', { name: 'Job preferences' });
  await part.getByText('Remote', { exact: true }).click();
  await part.getByRole('textbox', { name: /Minimum pay/ }).fill('20');
  await part.getByRole('button', { name: /Pay period/ }).click();
  await page.getByRole('option', { name: 'Per hour' }).click();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await page.reload();
  await expect(part.getByRole('checkbox', { name: 'Remote', exact: true })).toBeChecked();
  await openJob(page, '/search?mode=on_site');
  const fit = page.getByRole('region', { name: 'How this job fits your preferences' });
  await expect(fit.getByText('Doesn’t match').first()).toBeVisible();
  await expectAccessible(page);
  await fit.getByRole('link', { name: 'Edit your job preferences' }).click();
  await expect(page).toHaveURL(/\/profilev2\/preferences$/);
  await expect(page.getByRole('heading', { name: 'Job preferences' })).toBeFocused();
});

test('the link from a match opens its profile field and returns to the job', async ({ page }) => {
  await signUpAsSeeker(page);
  await page.goto('/profilev2');
  await edit(page, 'Skills and certifications');
  await addSkill(page, 'SQL');
  await saveProfile(page);
  await edit(page, 'Education');
  await page.getByRole('button', { name: /Highest level of education/ }).click();
  await page.getByRole('option', { name: 'Bachelor’s degree' }).click();
  await saveProfile(page);
  await openJob(page, '/search?sort=newest');
  const address = page.url();
  const match = page.getByRole('region', { name: 'How you match this job' });
  await match.getByRole('button', { name: 'Show more about How you match this job' }).click();
  await match.getByRole('link', { name: 'Not right? Edit Skills in your profile' }).click();
  await expect(page.getByRole('combobox', { name: 'Skills (optional)' })).toBeFocused();
  await page.getByRole('link', { name: 'Continue where I left off' }).click();
  await expect(page).toHaveURL(address);
});

test('form fields wait for the content above them and do not move', async ({ page }) => {
  await signUpAsSeeker(page);
  const answer = await delayResponse(page, '**/api/v1/resumes');
  await page.goto('/profilev2');
  await expect(page.getByText('Loading your profile')).toBeVisible();
  const button = page.getByRole('button', { name: 'Edit: About you' });
  await expect(button).toHaveCount(0);
  answer();
  await expect(button).toBeVisible();
});

test('hidden fields are missing from the employer view and the PDF', async ({ page }) => {
  await signUpAsSeeker(page);
  await page.goto('/profilev2');
  await edit(page, 'About you');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Archivist');
  await page.getByRole('textbox', { name: 'Summary' }).fill('I sort maps and say what they show.');
  await saveProfile(page);
  await expect(page.getByRole('button', { name: 'Edit: About you' })).toBeFocused();
  await edit(page, 'Skills and certifications');
  await addSkill(page, 'SQL');
  await page.getByRole('button', { name: 'Add years and level' }).click();
  await page.getByRole('group', { name: 'SQL' }).getByRole('textbox', { name: 'Years' }).fill('3');
  await expectAccessible(page);
  await saveProfile(page);
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await page.getByRole('region', { name: 'Profile visibility' }).getByText('Summary', { exact: true }).click();
  await saveProfile(page);
  await page.getByRole('link', { name: 'See what employers see' }).click();
  const view = page.getByRole('region', { name: 'What employers see' });
  await expect(view.getByText('SQL, 3 years')).toBeVisible();
  await expect(view.getByText('I sort maps')).toHaveCount(0);
  await expect(view.getByText('Hidden by you: Email, Summary')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profilev2#take-along');
  const files = page.getByRole('region', { name: 'Export your profile' });
  const contact = files.getByRole('group', { name: 'Contact details in the PDF' });
  await expect(contact.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  await expect(contact.getByRole('checkbox', { name: 'Phone' })).toBeChecked();
  await contact.getByText('Email', { exact: true }).click();
  await expectAccessible(page);
  expect((await download(page, () => files.getByRole('button', { name: 'Download as PDF' }).click())).slice(0, 5)).toBe(
    '%PDF-',
  );
  const json = await download(page, () => files.getByRole('button', { name: 'Download as JSON Resume' }).click());
  expect(JSON.parse(json)).toMatchObject({
    basics: { label: 'Archivist', summary: 'I sort maps and say what they show.' },
    skills: [{ name: 'SQL' }],
  });
});

async function addSkill(page: Page, skill: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Skills (optional)' });
  await field.pressSequentially(skill);
  await page.getByRole('option', { name: skill, exact: true }).click();
}

async function saveProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved').first()).toBeVisible();
}

/** Opens a section of the profile. */
async function edit(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Edit: ${section}` }).click();
}

async function openJob(page: Page, search: string): Promise<void> {
  await page.goto(search);
  await openJobPage(page, page.getByRole('article').getByRole('link').first());
  await expect(page.getByRole('heading', { name: 'Work environment' })).toBeVisible();
}

async function download(page: Page, ask: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await ask();
  return readFile(await (await downloading).path(), 'latin1');
}
