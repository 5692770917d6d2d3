import type { Page } from '@playwright/test';

/** Opens a step of the job form by its name in the list of steps. */
export async function openStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
}
