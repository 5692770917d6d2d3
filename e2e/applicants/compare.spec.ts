import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

test('compares two selected applicants, hides their names, and removes one', async ({ page }) => {
  const token = await signIn(page, 'manager@wavelength.test');
  const list = await page.request.get('/api/v1/applications', { headers: { authorization: `Bearer ${token}` } });
  const jobIds: number[] = (await list.json()).applications.map((card: { job_id: number }) => card.job_id);
  const jobId = jobIds.find((id) => jobIds.filter((other) => other === id).length > 2);
  await page.goto(`/jobs/${jobId}/applications`);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check({ force: true });
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeHidden();
  await boxes.nth(2).check({ force: true });
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Compare 2 applicants' })).toBeVisible();
  await expectAccessible(page);
  const names = page.getByRole('columnheader').getByRole('link');
  await expect(names).toHaveCount(2);
  await page.getByRole('switch', { name: 'Hide names' }).check({ force: true });
  await expect(names).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: /Applicant 2/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Applicant,Applicant 1,Applicant 2');
  await page.getByRole('button', { name: 'Remove Applicant 2' }).click();
  await expect(page.getByRole('heading', { name: 'Add one more' })).toBeVisible();
  await page.goto('/compareApplicants');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(1);
});
