import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openStep } from '#e2e/support/forms/job-form.ts';
import { test } from '#e2e/support/test.ts';

const manager = 'manager@wavelength.test';
const markup = '"><img src=x onerror=alert(1)> Tester <b>{{name}}</b>';

test('two tabs with a new job keep a draft each', async ({ page, context }) => {
  await signIn(page, manager);
  const other = await context.newPage();
  const title = (tab: typeof page) => tab.getByLabel('Job title', { exact: true });
  for (const tab of [page, other]) await tab.goto('/jobs/create');
  await title(page).fill('Archivist');
  await title(other).fill('Bookbinder');
  for (const tab of [page, other]) await expect(tab.getByText(/^Draft saved at/)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Archivist');
  await other.reload();
  await expect(title(other)).toHaveValue('Bookbinder');
  await other.close();
  await page.goto('/jobs/create');
  await page.getByRole('button', { name: 'Start over' }).click();
  // The draft of the closed tab is found again.
  await page.reload();
  await expect(title(page)).toHaveValue('Bookbinder');
  await page.getByRole('button', { name: 'Start over' }).click();
});

test('publishing a job with markup in its title asks first and shows the title as text', async ({ page }) => {
  await signIn(page, manager);
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill(markup);
  await page.getByRole('button', { name: 'Next: The role' }).click();
  await page.getByLabel('About the job').fill('You test new versions of the app with a list.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(markup);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  // Again from the saved draft, at its own address.
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await dialog.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job published')).toBeVisible();
});

test('Back, a reload, and another page keep what was typed in every step', async ({ page }) => {
  await signIn(page, manager);
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill('Chart reader');
  await page.getByRole('button', { name: 'Next: The role' }).click();
  const about = page.getByLabel('About the job');
  await about.fill('You read charts.');
  await page.goBack();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Chart reader');
  await page.goForward();
  await expect(about).toHaveValue('You read charts.');
  await page.reload();
  await expect(about).toHaveValue('You read charts.');
  await page.goto('/jobs');
  await page.goto('/jobs/create');
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Chart reader');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('');
});

test('every step is accessible, and publishing too early opens the step that lacks an answer', async ({ page }) => {
  test.slow();
  await signIn(page, manager);
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill('Rockstar Tester');
  await page.getByRole('button', { name: 'Replace “Rockstar”' }).click();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Expert Tester');
  for (const step of ['Requirements', 'Workplace', 'Hiring steps']) {
    await openStep(page, step);
    await expectAccessible(page);
  }
  await openStep(page, 'Questions');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Do you have a medical condition?');
  await page.getByRole('button', { name: /^Replace “Do you have a medical condition/ }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(/with or without an accommodation/);
  await page.getByLabel('Question', { exact: true }).fill('How would you sort the mail?');
  await page.getByRole('button', { name: 'Replace “How would you sort the mail?”' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(/^Describe one time when you had to sort/);
  // A target partly under the sticky bar counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { name: 'What will the person do?' })).toBeVisible();
  await page.getByRole('button', { name: /^About the job: / }).click();
  await expect(page.getByLabel('About the job')).toBeFocused();
  await openStep(page, 'Review and publish');
  await expect(page.getByText('You can’t publish yet. Describe the job.')).toBeVisible();
  await expectAccessible(page);
});
