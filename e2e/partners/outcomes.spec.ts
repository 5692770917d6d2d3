import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { findMailLink } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/second-browser.ts';

const need = 'A later start on Mondays';

async function answer(page: Page, question: string, choice: string) {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a partner and a person answer 30 days after a hire, and the person shares their answers', async ({
  page,
  openSecondBrowser,
}) => {
  test.slow();
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/jobSeekers/caseload');
  await page.getByRole('link', { name: 'Outcomes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outcomes' })).toBeVisible();
  const due = page.getByRole('region', { name: /^Due now \d/ });
  await expect(due).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const form = page.getByRole('link', { name: /^Answer the 30-day form/ });
  const row = due.getByRole('row').filter({ has: form }).first();
  const name = (await row.getByRole('link').first().textContent()) ?? '';

  await row.getByRole('link', { name: /^Answer the 30-day form/ }).click();
  await expect(page.getByText(`About ${name}:`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start' }).click();
  await answer(page, 'Are they still in this job?', 'Yes');
  await answer(page, 'Have their hours or their role changed?', 'No');
  await answer(page, 'What helps them at work?', 'Training');
  await page.getByRole('button', { name: 'Skip question' }).click();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outcomes' })).toBeVisible();
  const answered = page.getByRole('row').filter({ hasText: name });
  await expect(answered).toContainText('Still in the job');
  await answered.getByRole('link', { name }).click();
  const outcomes = page.getByRole('region', { name: 'Outcomes' });
  await expect(outcomes.getByText('30 days: Your organization’s answers')).toBeVisible();
  await expect(outcomes.getByText(`Answers that ${name} shared`)).toHaveCount(0);

  const person = await openSecondBrowser();
  const link = await findMailLink(await openSecondBrowser(), {
    to: `${name.toLowerCase().replace(' ', '.')}@people.test`,
  });
  await person.goto(link);
  await expect(person.getByText('About your job:')).toBeVisible();
  await person.getByRole('link', { name: 'Start' }).click();
  await answer(person, 'Are you still in this job?', 'Yes');
  await person.getByRole('button', { name: 'Skip question' }).click();
  await person.getByRole('button', { name: 'Skip question' }).click();
  await person.getByRole('textbox').fill(need);
  await person.getByRole('button', { name: 'Next' }).click();
  const share = person.getByRole('checkbox', { name: /may read my answers/ });
  await expect(share).not.toBeChecked();
  await expectAccessible(person);
  await share.check({ force: true });
  await person.getByRole('button', { name: 'Send answers' }).click();
  await expect(person.getByText('Your answers help us improve.')).toBeVisible();

  await page.reload();
  await expect(outcomes.getByText(`30 days: Answers that ${name} shared`)).toBeVisible();
  await expect(outcomes.getByText(need)).toBeVisible();
  await expectAccessible(page);
});
