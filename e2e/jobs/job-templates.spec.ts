import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openStep } from '#e2e/support/forms/job-form.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';

test('a manager saves a job as a template, starts a job from it, renames it, and deletes it', async ({ page }) => {
  test.slow();
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs');
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  const title = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Template name')).toHaveValue(title);
  await dialog.getByLabel('Template name').fill('Spring hiring');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template saved as “Spring hiring”')).toBeVisible();

  await page.goto('/jobs/create');
  await page.getByRole('link', { name: 'Start from a template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job templates' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No templates match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await page.getByRole('link', { name: 'Use template “Spring hiring”' }).click();

  await expect(page.getByText('Started from the template “Spring hiring”')).toBeVisible();
  const titleField = page.getByLabel('Job title', { exact: true });
  await expect(titleField).toHaveValue(title);
  await expectAccessible(page);
  await titleField.fill('Spring tester');
  await page.getByRole('button', { name: 'Next: The role' }).click();
  await expect(page).toHaveURL(/template=\d+&step=role/);
  await page.reload();
  await page.goBack();
  await expect(titleField).toHaveValue('Spring tester');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/jobs\/edit\/\d+/);

  await page.goto('/jobs/templates');
  await page.getByRole('button', { name: 'Actions for Spring hiring' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByLabel('Template name').fill('Fall hiring');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Actions for Fall hiring' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await pressKey(page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }), 'Enter');
  await expect(page.getByText('No templates yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a manager saves the job in the editor as a template', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs/create');
  const title = `Chart archivist ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Job title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Next: The role' }).click();
  await page.getByLabel('About the job').fill('You read charts and keep them in order.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/jobs\/edit\/\d+/);
  const menu = page.getByRole('button', { name: `Actions for ${title}` });
  const openDialog = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save as template' }).click();
    return page.getByRole('dialog', { name: `Save “${title}” as a template` });
  };

  await openStep(page, 'The role');
  await page.getByLabel('About the job').fill('You read charts, and more.');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  const dialog = await openDialog();
  await expect(dialog).toContainText('Changes that you haven’t saved yet aren’t included.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft saved at/)).toBeHidden();
  await openDialog();
  await expect(dialog).not.toContainText('Changes that you haven’t saved yet');
  await dialog.getByLabel('Template name').fill(`${title}, all sites`);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`Template saved as “${title}, all sites”`)).toBeVisible();
  await expect(menu).toBeFocused();

  await signIn(page, 'admin@wavelength.test');
  await page.goto('/newJobs');
  await page.getByRole('link', { name: 'Job templates' }).click();
  await expect(page.getByRole('link', { name: `Use template “${title}, all sites”` })).toBeVisible();
});
