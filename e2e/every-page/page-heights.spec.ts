import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { getAccount } from '#e2e/support/routes.ts';
import { test } from '#e2e/support/test.ts';

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly email: string;
  /** Height of the design in pixels, at 1280 x 800. */
  readonly target: number;
  /** What the design shows open. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const { job_seeker: seeker, hiring_manager: manager } = getAccount;
const jobSteps = ['basics', 'role', 'requirements', 'workplace', 'hiring', 'questions', 'review'];

const pages: readonly MeasuredPage[] = [
  { name: 'search', path: '/search', email: seeker, target: 1036 },
  { name: 'job', path: '/jobs_view/1', email: seeker, target: 1430 },
  { name: 'profile', path: '/profilev2', email: seeker, target: 950 },
  { name: 'settings', path: '/setting/comfort', email: seeker, target: 880 },
  {
    name: 'tracker, one row open',
    path: '/application',
    email: seeker,
    target: 825,
    prepare: (page) => page.getByRole('button', { name: /^Show/ }).first().click(),
  },
  { name: 'dashboard of an employer', path: '/dashboard', email: manager, target: 836 },
  ...jobSteps.map((step) => ({
    name: `create a job, ${step}`,
    path: `/jobs/create?step=${step}`,
    email: manager,
    target: 836,
  })),
];

/** A page may be this many times as high as its design. */
const maxRatio = 1.3;

test('pages are at most 1.3 times as high as their design', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const heights: { name: string; target: number; height: number; ratio: number }[] = [];
  for (const email of [seeker, manager]) {
    await signIn(page, email);
    for (const { name, path, target, prepare } of pages.filter((one) => one.email === email)) {
      await page.goto(path);
      await waitForContent(page);
      await prepare?.(page);
      await waitForContent(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      heights.push({ name, target, height, ratio: Math.round((height / target) * 100) / 100 });
    }
  }
  console.table(heights);
  expect(heights.filter(({ ratio }) => ratio > maxRatio)).toEqual([]);
});

async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => document.fonts.ready);
}
