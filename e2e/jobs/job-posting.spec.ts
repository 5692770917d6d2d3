import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

test('the preview of a saved job shows the data for search engines and what Google for Jobs lacks', async ({
  page,
}) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill('Chart tester');
  await page.getByRole('button', { name: 'Next: The role' }).click();
  await page.getByLabel('About the job').fill('You test new versions of the app with a list.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/jobs\/edit\/\d+/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await page.getByRole('button', { name: 'Preview as a job seeker' }).click();
  const section = page.getByRole('region', { name: 'What search engines read' });
  await expect(section.getByText('Google for Jobs can’t list this job yet:')).toBeVisible();
  await expect(section.getByText('Add a location.')).toBeVisible();
  await expect(section.getByText('Add the pay.')).toBeVisible();
  const posting = JSON.parse(await section.locator('pre').innerText());
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Chart tester', identifier: { value: id } });
  expect(posting.url).toBe(new URL(`/jobs/${id}`, page.url()).href);
  await expectAccessible(page);
});

test('the data in the preview of a published job is that of its public page', async ({ page, request }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs?status=active');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit job' }).click();
  await page.getByRole('button', { name: 'Preview as a job seeker' }).click();
  const section = page.getByRole('region', { name: 'What search engines read' });
  const shown = JSON.parse(await section.locator('pre').innerText());
  const html = await (await request.get(new URL(shown.url).pathname)).text();
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(shown).toEqual(JSON.parse(script));
});
