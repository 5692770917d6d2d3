import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { test } from '#e2e/support/test.ts';

const resume = `Ana Lima
Junior Data Engineer
ana.lima@example.com

Experience
Junior Data Engineer, Larkspur Labs, Jan 2023 - Present
- Built pipelines every week.

Skills
Postgres, K8s, Making lighthouses
`;

const words = 'Junior Data Engineer';

test('a résumé with "Junior Data Engineer" shows these words wherever the profile is shown', async ({ page }) => {
  test.slow();
  await signUpAsSeeker(page);
  const main = page.getByRole('main');
  await page.goto('/onboarding?step=resume');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ana.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) });
  await expect(page.getByRole('checkbox', { name: 'K8s', exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add all sections' }).click();
  await main.getByRole('button', { name: 'Save to my profile' }).click();
  await main.getByRole('link', { name: 'View my profile' }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(words);
  await expect(page.getByRole('region', { name: 'Work experience' })).toContainText(words);
  await expect(page.getByRole('region', { name: 'Skills and certifications' })).toContainText('Postgres');
  await page.goto('/profile');
  await expect(main).toContainText(words);
  await expect(main).toContainText('K8s');
  await expect(main).not.toContainText('Kubernetes');
});

test('the match says how its number comes about, where to correct it, and what is apart from it', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  const main = page.getByRole('main');
  await page.goto('/searchJobs?sort=match');
  await openJobPage(page, main.getByRole('article').first().getByRole('heading').getByRole('link'));
  const match = page.getByRole('region', { name: 'How you match this job' });
  await expect(match.getByText(/^Based on \d of 6 parts$/)).toBeVisible();
  await expect(match.getByText(/(Strong|Good) match/)).toHaveCount(1);
  await expect(match.getByText(/^\d+ ?%$/)).toHaveCount(0);
  await match.getByRole('button', { name: 'Show more about How you match this job' }).click();
  for (const fact of ['Location', 'Pay']) await expect(match.getByText(fact, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await reportMistake(page);
  const edit = match.getByRole('link', { name: 'Not right? Edit Skills in your profile' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Skills' })).toBeFocused();
});

async function reportMistake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Is the job described wrong here? Let us know' }).focus();
  await page.keyboard.press('Enter');
  const description = page.getByRole('textbox', { name: /Description/ });
  await expect(description).toHaveValue('In this match, the job is described wrong: ');
  await page.keyboard.press('Escape');
  await expect(description).toHaveCount(0);
}

test('staff see the same parts, that a person decides, and nothing that compares with preferences or needs', async ({
  page,
}) => {
  await signIn(page, 'manager@wavelength.test');
  const answer = page.waitForResponse((response) =>
    /\/api\/v1\/applications\/\d+$/.test(new URL(response.url()).pathname),
  );
  await page.goto('/applications');
  await page.getByRole('main').locator('a[href^="/applications/"]').first().click();
  const { match } = await (await answer).json();
  expect(match.facts).toMatchObject({ location: null, pay: null });
  await expect(page.getByText('People decide; the score only sorts.').first()).toBeVisible();
  await expect(page.getByText('Workplace needs')).toHaveCount(0);
});
