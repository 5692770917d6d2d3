import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

const step = 'Ask about the quiet room';

/** The day in the time zone of the browser, `2026-03-04`. */
function readToday(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
}

test('a partner writes down a next step, and finds and finishes it in the caseload', async ({ page }) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/homepage');
  await page.getByRole('link', { name: 'Caseload', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caseload' })).toBeVisible();
  const withoutStep = page.getByRole('region', { name: /^No next step/ });
  await expectAccessible(page);
  const link = withoutStep.getByRole('link').first();
  // The initials of the picture come first.
  const name = (await link.innerText()).split('\n').at(-1) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('What happened').fill('We looked at two workplaces.');
  await page.getByLabel(/^Next step(?! due)/).fill(step);
  await page.getByLabel('Next step due').fill(await readToday(page));
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Next step by').first()).toBeVisible();

  await page.goto('/jobSeekers/caseload');
  const due = page.getByRole('region', { name: /^Due today or overdue/ });
  const row = due.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(step);
  await row.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('row').filter({ hasText: step })).toHaveCount(0);
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Longest without contact' }).click();
  await expect(page.getByRole('region', { name: /^In the last 7 days/ }).getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
});

test('the home page of a partner lists who needs attention, hires, jobs to share, and next steps', async ({ page }) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1, name: 'Your job seekers today' })).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs attention', exact: true });
  const people = attention.getByRole('table').getByRole('row');
  await expect(people.nth(1).getByRole('img', { name: /^Step \d of 5/ })).toBeVisible();
  await attention.getByText(/^All \(\d+\)$/).click();
  await expect(attention.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expect(attention.getByRole('link', { name: 'Open the caseload' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Hires per month' }).getByRole('slider')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next 7 days' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Jobs to share' })
    .getByRole('link', { name: /^Matches \d+ job seekers?$/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Rows behind “[^”]+”$/ }).getByRole('table')).toBeVisible();
});

test('the home page of a partner keeps its people while a card fails, which can be tried again', async ({ page }) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.route('**/api/v1/partner-reports/openjobs*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/homepage');
  const jobs = page.getByRole('region', { name: 'Jobs to share' });
  await expect(jobs.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention', exact: true }).getByRole('table')).toBeVisible();
  await page.unrouteAll();
  await jobs.getByRole('button', { name: 'Try again' }).click();
  await expect(jobs.getByRole('link', { name: 'All open jobs' })).toBeVisible();
});
