import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { delayResponse } from '#e2e/support/delay-response.ts';
import { test } from '#e2e/support/test.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Selected job' });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const link = (page: Page, row: number) => rows(page).nth(row).getByRole('heading').getByRole('link');
const jobOf = (page: Page, row: number) => rows(page).nth(row).getAttribute('data-job');

test('Back, Forward, and reload show the job that was selected', async ({ page }) => {
  await page.goto('/search?sort=newest');
  await expect(preview(page)).toBeVisible();
  const [second, fourth] = [await jobOf(page, 1), await jobOf(page, 3)];
  await link(page, 1).click();
  await expect(page).toHaveURL(new RegExp(`job=${second}$`));
  await link(page, 3).click();
  await expect(page).toHaveURL(new RegExp(`job=${fourth}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`job=${second}$`));
  await expect(link(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(link(page, 3)).not.toHaveAttribute('aria-current');
  await expect(preview(page).getByRole('link', { name: 'Open full page' })).toHaveAttribute('href', `/jobs/${second}`);
  await page.goForward();
  await expect(link(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(link(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(preview(page).getByRole('link', { name: 'Open full page' })).toHaveAttribute('href', `/jobs/${fourth}`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?sort=newest$/);
  await expect(link(page, 0)).toHaveAttribute('aria-current', 'true');
});

test('Enter opens a row in the preview, Esc returns to it, and F6 moves between both', async ({ page }) => {
  await page.goto('/search?sort=newest');
  await expect(preview(page)).toBeVisible();
  await link(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('link', { name: 'Open full page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 2)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(preview(page)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(link(page, 2)).toBeFocused();
});

test('the preview has the same place and height while the results and the job load', async ({ page }) => {
  const releaseResults = await delayResponse(page, '**/api/v1/jobs?*');
  const releaseJob = await delayResponse(page, /\/api\/v1\/jobs\/\d+$/);
  await page.goto('/search?sort=newest');
  await expect(preview(page)).toBeVisible();
  const before = await preview(page).boundingBox();
  releaseResults();
  await expect(rows(page).first()).toBeVisible();
  expect(await preview(page).boundingBox()).toEqual(before);
  releaseJob();
  await expect(preview(page).getByRole('link', { name: 'Open full page' })).toBeVisible();
  expect(await preview(page).boundingBox()).toEqual(before);
});

test('a comfort setting opens jobs on their own page', async ({ page }) => {
  await page.goto('/search?sort=newest');
  await expect(preview(page)).toBeVisible();
  await chooseWhereJobsOpen(page, 'On its own page');
  await expect(preview(page)).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  await expectAccessible(page);
  const job = await jobOf(page, 1);
  await link(page, 1).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job}$`));
  await page.goBack();
  await chooseWhereJobsOpen(page, 'Next to the list');
  await expect(preview(page)).toBeVisible();
});

async function chooseWhereJobsOpen(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Comfort', exact: true }).click();
  const setting = page.getByRole('radiogroup', { name: 'Where a job opens when you search' });
  await setting.getByText(choice, { exact: true }).click();
  await expect(setting.getByRole('radio', { name: choice })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(setting).toHaveCount(0);
}
