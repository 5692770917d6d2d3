import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { applyWithoutResume } from '#e2e/support/apply.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/second-browser.ts';
import { newJob } from '#server/testing/factories.ts';

const reason = 'They want people who like order and quiet.';

async function callApi(page: Page, token: string, path: string, request: { method?: string; data: object }) {
  const answer = await page.request.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...request,
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

async function publishJob(page: Page): Promise<string> {
  const title = `Seed Librarian ${randomUUID().slice(0, 8)}`;
  const token = await signIn(page, 'manager@wavelength.test');
  const { id, version } = await callApi(page, token, '/api/v1/jobs', { data: newJob({ title }) });
  await callApi(page, token, `/api/v1/jobs/${id}/status`, { data: { to: 'active', version } });
  return title;
}

async function signUpDiscoverable(page: Page, name: string): Promise<void> {
  const { access } = await signUpAsSeeker(page, name);
  const data = { is_discoverable: true };
  await callApi(page, access, '/api/v1/me/discoverable', { method: 'PUT', data });
}

test('a recruiter suggests a job to two people: one applies, the other declines', async ({ openSecondBrowser }) => {
  test.slow();
  const [manager, ilse, juno] = [await openSecondBrowser(), await openSecondBrowser(), await openSecondBrowser()];
  const title = await publishJob(manager);
  await signUpDiscoverable(ilse, 'Ilse Quillfeather');
  await signUpDiscoverable(juno, 'Juno Quillfeather');

  const recruiter = await openSecondBrowser();
  await signIn(recruiter, 'recruiter@wavelength.test');
  await expect(async () => {
    await recruiter.goto('/new_all_candidates?words=Quillfeather');
    await expect(recruiter.getByRole('link', { name: /Juno Quillfeather/ })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await recruiter.getByRole('checkbox', { name: 'Select all visible rows' }).check({ force: true });
  await recruiter.getByRole('button', { name: 'Suggest a job' }).click();
  const dialog = recruiter.getByRole('dialog', { name: 'Suggest a job to 2 people' });
  await dialog.getByRole('combobox', { name: 'Job' }).pressSequentially(title);
  await recruiter.getByRole('option', { name: new RegExp(title) }).click();
  await expect(dialog.getByText('2 people will get the suggestion:')).toBeVisible();
  await expectAccessible(recruiter);
  await dialog.getByRole('button', { name: 'Suggest to 2 people' }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByLabel('Why this job fits').fill(reason);
  await dialog.getByRole('button', { name: 'Suggest to 2 people' }).click();
  await expect(dialog).toBeHidden();
  await expect(recruiter.getByText(`${title} suggested to 2 people`).first()).toBeVisible();

  // The employer does not learn of them before they agree.
  await manager.goto('/applications');
  await manager.getByRole('searchbox').first().fill('Quillfeather');
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('link', { name: /Quillfeather/ })).toHaveCount(0);

  await ilse.goto('/dashboard');
  const suggestion = ilse.getByRole('article', { name: title });
  await expect(suggestion.getByText(/Suggested by .+ on/)).toBeVisible();
  await expect(suggestion.getByText(reason)).toBeVisible();
  await expect(suggestion.getByText('$80,000 to $100,000 a year')).toBeVisible();
  await expectAccessible(ilse);
  await suggestion.getByRole('link', { name: 'Apply' }).click();
  await applyWithoutResume(ilse);

  await juno.goto('/application');
  await juno.getByRole('link', { name: `Reply to suggestion: ${title}` }).click();
  await juno.getByRole('button', { name: 'No, thanks' }).click();
  const decline = juno.getByRole('dialog', { name: `Decline the suggestion for ${title}?` });
  await decline.getByLabel('Reason').fill('The way there is too long.');
  await expectAccessible(juno);
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(juno.getByText('Suggestion declined').first()).toBeVisible();

  await recruiter.goto('/new_all_candidates?words=Quillfeather');
  await recruiter.getByRole('link', { name: /Juno Quillfeather/ }).click();
  const sent = recruiter.getByRole('region', { name: 'Suggested jobs' });
  await expect(sent.getByText(/^Declined on/)).toBeVisible();
  await expect(sent.getByText('Their reason: The way there is too long.')).toBeVisible();
  await expectAccessible(recruiter);
  await recruiter.getByRole('button', { name: /^Notifications/ }).click();
  const bell = recruiter.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(`Ilse Quillfeather applied for ${title}, which you suggested.`)).toBeVisible();
  await expect(bell.getByText(`Juno Quillfeather declined ${title}, which you suggested.`)).toBeVisible();

  await manager.reload();
  await expect(manager.getByRole('link', { name: /Ilse Quillfeather/ }).first()).toBeVisible();
  await expect(manager.getByRole('link', { name: /Juno Quillfeather/ })).toHaveCount(0);
});
