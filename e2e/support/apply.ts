import { expect, type Page } from '@playwright/test';

/** Sends an application for a job without questions, from the first page of the apply flow. */
export async function applyWithoutResume(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review your profile' }).last().click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Apply without a résumé').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
}
