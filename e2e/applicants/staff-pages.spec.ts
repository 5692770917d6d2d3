import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { expectCounts } from '#e2e/support/counts.ts';
import { test } from '#e2e/support/test.ts';

test('the dashboard lists tasks with one action each, next to its charts', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/dashboard');
  const tasks = page.getByRole('region', { name: /^To do today/ });
  await expect(tasks.getByRole('listitem').first()).toBeVisible();
  for (const task of await tasks.getByRole('listitem').all()) await expect(task.getByRole('link')).toHaveCount(1);
  const figure = page.getByRole('link', { name: / – Screening to offer$/ });
  const count = (await figure.textContent()) ?? '';
  await figure.click();
  await expect(page).toHaveURL('/applications?figure=in_process');
  await expect(page.getByRole('button', { name: new RegExp(`^All\\s*${count}$`) })).toBeVisible();
  await page.goBack();
  const card = tasks.getByRole('link', { name: /^Fill out: Your scorecard for / }).first();
  await card.click();
  await expect(page).toHaveURL(/\/interview\?id=\d+$/);
});

test('helpdesk staff find waiting people of all employers on their dashboard', async ({ page }) => {
  await signIn(page, 'concierge@wavelength.test');
  await page.goto('/dashboard');
  const tasks = page.getByRole('region', { name: /^To do today/ });
  await expect(tasks.getByText(/ is waiting for a reply$/).first()).toBeVisible();
  await expectCounts(page, '/dashboard');
});

test('a skilling partner starts with outcomes and their reports', async ({ page }) => {
  await signIn(page, 'skilling@wavelength.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /People in process$/ }).click();
  await expect(page).toHaveURL('/report/currentPipeline');
});

test('the outbox counts its emails by status', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/outbox');
  await expect(page.getByRole('button', { name: /^Sent/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Failed/ }).click();
  await expect(page).toHaveURL(/status=failed/);
});

test('interviews of a week are days and hours, and a list by day on a phone', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/interview');
  const week = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const before = await week.textContent();
  await expect(page.getByRole('heading', { level: 3, name: /^Monday/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(week).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(week).toHaveText(before ?? '');
  await page.setViewportSize({ width: 320, height: 568 });
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Upcoming/ })).toBeVisible();
  await expectCounts(page, '/interview');
});
