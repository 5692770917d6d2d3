import type { Page } from '@playwright/test';

/** Opens a step of the job form by its name in the list of steps. */
export async function openStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
}

/** Types into a field with suggestions and chooses one. */
async function chooseSuggestion(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel(field).first().pressSequentially(value);
  await page.getByRole('option', { name: value, exact: true }).first().click();
}

/** Fills in a new job with the pay from 48,000 to 56,000 USD a year in Portland, up to its requirements. */
export async function fillJob(page: Page, title: string, about: string): Promise<void> {
  await page.getByLabel('Job title', { exact: true }).fill(title);
  await chooseSuggestion(page, 'City', 'Portland, OR');
  await page.getByRole('textbox', { name: 'Minimum pay' }).fill('48000');
  await page.getByRole('textbox', { name: 'Maximum pay' }).fill('56000');
  await page.getByRole('button', { name: 'Next: The role' }).click();
  await page.getByLabel('About the job').fill(about);
  await page.getByRole('button', { name: 'Next: Requirements' }).click();
  for (const skill of ['JavaScript', 'SQL']) await chooseSuggestion(page, 'Essential skills', skill);
}
