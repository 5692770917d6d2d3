import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';

for (const [path, label, clear] of [
  ['/newApplications', 'Search people or jobs', 'Clear filters'],
  ['/newJobs', 'Search jobs', 'Clear filters'],
  ['/newHiringTeam', 'Name, email, or organization', 'Show everyone'],
  ['/jobSeekersv2', 'Search names and profiles', 'Clear all filters'],
  ['/jobs/templates', 'Search templates', 'Clear search'],
] as const) {
  test(`the search of ${path} shows what the list is filtered by, also when it is cleared and after Back`, async ({
    page,
  }) => {
    await signIn(page, 'admin@wavelength.test');
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox', { name: label });
    await field.fill('nosuchword');
    await field.press('Enter');
    await expect(page).toHaveURL(/words=nosuchword/);
    await page.getByRole('button', { name: clear }).last().click();
    await expect(page).not.toHaveURL(/words=/);
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('nosuchword');
    await expect(page.getByText('Press Enter')).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue('');
  });
}
