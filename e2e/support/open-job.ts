import { expect, type Locator, type Page } from '@playwright/test';

/** Selects a row of the results by its link, then opens the page of the job from the preview. */
export async function openJobPage(page: Page, row: Locator): Promise<void> {
  await row.click();
  const preview = page.getByRole('region', { name: 'Selected job' });
  await expect(preview.getByRole('heading', { level: 2 })).toBeFocused();
  await preview.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  // The address changes before the page does.
  await expect(preview).toHaveCount(0);
}
