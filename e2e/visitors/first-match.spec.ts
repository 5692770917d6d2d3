import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { test } from '#e2e/support/test.ts';

test('a new job seeker gets from the home page to a good match', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  await page.goto('/signup/candidate');
  await page.getByLabel('Your name').fill('Noor Whitfield');
  await page.getByLabel('Email').fill(`first-match-${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByText('I accept the terms of service').click();
  await main.getByRole('button', { name: 'Create account' }).click();
  await main.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText('A person reads every application', { exact: true })).toBeVisible();
  // The lower sections load on scrolling to them.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Our sponsors' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  // The bar at the top covers a part of whatever is below it while scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expect(mainActions(page)).toHaveText(/^Search [\d,]+ jobs$/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Noor Whitfield' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Start with your résumé' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toHaveCount(0);
  await expect(mainActions(page)).toHaveText('Add my résumé');
  await expectAccessible(page);
  await first.getByRole('link', { name: 'Add my résumé' }).click();
  await page.locator('input[type=file]').setInputFiles('e2e/fixtures/senior-engineer.docx');
  await page.getByRole('button', { name: 'Add all sections' }).click();
  await main.getByRole('button', { name: 'Save to my profile' }).click();
  await main.getByRole('link', { name: 'View jobs that match me' }).click();
  await expect(main.getByRole('article').first()).toContainText(/(Good|Strong) \d/);
  await page.goto('/onboarding?step=needs');
  await page.getByText('A quiet place to work').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  await page.goto('/setting#needs');
  await expect(page.getByRole('checkbox', { name: 'A quiet place to work' })).toBeChecked();
});

test('sorting by match as a visitor explains that it needs a profile and returns to the same search', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/searchJobs?mode=remote');
  await sortByMatch(page);
  const note = main.getByRole('status').filter({ hasText: 'You don’t have a profile to match yet' });
  await expect(note).toContainText('For now, the newest jobs are shown first.');
  await expect(note.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('seeker@wavelength.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByRole('article').first()).toContainText(/(Good|Strong) \d/);
  await expect(page).toHaveURL(/\?mode=remote&sort=match$/);
  await expect(note).toHaveCount(0);
});

test('an empty profile shows no match, in the results or on a job', async ({ page }) => {
  const main = page.getByRole('main');
  await signUpAsSeeker(page);
  await page.goto('/search');
  await sortByMatch(page);
  const note = main.getByRole('status').filter({ hasText: 'You don’t have a profile to match yet' });
  await expect(note.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute('href', '/profilev2');
  await openJobPage(page, main.getByRole('article').first().getByRole('link').first());
  await expect(main.getByText('You don’t have a profile to match yet')).toBeVisible();
  await expect(main.getByText(/(Low|Some|Good|Strong) match/)).toHaveCount(0);
});

test('a link to #match opens the job at its match', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/search?sort=match');
  const id = await page.getByRole('main').getByRole('article').first().getAttribute('data-job');
  await page.goto(`/jobs/${id}#match`);
  const heading = page.getByRole('heading', { name: 'How you match this job' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

/** The primary buttons: a page has one. */
function mainActions(page: Page): Locator {
  return page.getByRole('main').locator('[class*="_primary_"]');
}

async function sortByMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('menuitem', { name: 'Best match' }).click();
}
