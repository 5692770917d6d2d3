import { expect, type Page } from '@playwright/test';
import type { Role } from '#domain/access/roles.ts';
import { logIn } from '#e2e/support/accounts.ts';
import { expectAccessible, expectAccessibleLayout, expectReadable } from '#e2e/support/axe.ts';
import { expectCounts } from '#e2e/support/counts.ts';
import { expectKeyboardWalk } from '#e2e/support/keyboard/keyboard-walk.ts';
import { expectedRoutes, expectedTarget, getAccount, type Kind } from '#e2e/support/routes.ts';
import { expectNoSidewaysScroll } from '#e2e/support/sideways-scroll.ts';
import { test } from '#e2e/support/test.ts';
import { expectPage, type Ids, walk } from '#e2e/support/walk.ts';
import { routes } from '#web/app/routes.tsx';

const roles = Object.keys(getAccount) as Role[];
const paths = Object.keys(expectedRoutes);

/** One theme for each page, in turn; `EVERY_LOOK=1` checks all of them for every role that may open the page. */
const looks = ['dark', 'contrast', 'phone'] as const;
type Look = 'light' | (typeof looks)[number];

const check = {
  light: expectAccessible,
  dark: expectReadable,
  contrast: expectReadable,
  phone: expectAccessibleLayout,
};

/** Pages already checked are not checked again for another role; job seekers and staff may see different pages. */
const seen = new Set<string>();

test.describe.configure({ timeout: 600_000 });
// The journeys run with motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the expected routes and the route table list the same paths', () => {
  const own = routes.map((row) => row.path.replace('/:part?', '')).filter((path) => path !== '*');
  expect(own.filter((path) => !(path in expectedRoutes) && !internal.has(path))).toEqual([]);
  expect(paths.filter((path) => !own.includes(path))).toEqual([]);
});

/** Pages for operators and the demo that the specification does not list. */
const internal: ReadonlySet<string> = new Set(['/outbox', '/mailOutbox']);

for (const kind of ['visitor', ...roles] as Kind[]) {
  test(`every route opens the right page for ${kind} without accessibility violations`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const ids = await idsFor(page);
    await enter(page, kind);
    for (const path of paths) {
      const target = expectedTarget(path, kind);
      try {
        await walk(page, path, target, ids);
        await lookAt(page, target, kind, ids);
      } catch (error) {
        failures.push(`${path} as ${kind}: ${error instanceof Error ? error.message : error}`);
      }
    }
    expect(failures).toEqual([]);
  });
}

test('forced colors keep every state readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expectAccessible(page);
  await logIn(page, getAccount.hiring_manager);
  await page.goto('/jobs');
  await expectAccessible(page);
  const current = page.getByRole('navigation', { name: 'Staff menu' }).locator('[aria-current="page"]');
  await expect(current).toHaveText('Jobs');
  expect(await current.evaluate((link) => window.getComputedStyle(link).outlineStyle)).toBe('solid');
});

async function enter(page: Page, kind: Kind): Promise<void> {
  if (kind === 'visitor') await page.goto('/');
  else await logIn(page, getAccount[kind]);
  // The toast after a login is over the first page.
  await expect(page.getByText('login successfully done')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A pointer that stays over the former "Log in" button may keep a menu tooltip open.
  await page.mouse.move(0, 0);
}

/** Checks a page in the light theme, in one other theme, on narrow screens, with large text, and with the keyboard. */
async function lookAt(page: Page, target: string, kind: Kind, ids: Ids): Promise<void> {
  const isThorough = Boolean(process.env.EVERY_LOOK);
  const key = `${target} ${isThorough || kind === 'job_seeker' || kind === 'visitor' ? kind : 'staff'}`;
  const isShared = seen.has(`${target} visitor`) || (expectedRoutes[target] === 'public' && kind !== 'visitor');
  if (seen.has(key) || (isShared && !isThorough)) return;
  seen.add(key);
  await expectPage(page, target, ids);
  await expectCounts(page, target);
  const turn = looks[seen.size % looks.length] ?? 'dark';
  for (const look of isThorough ? ['light' as const, ...looks] : ['light' as const, turn]) {
    await take(page, look);
    await check[look](page);
  }
  await expectNoSidewaysScroll(page);
  await expectKeyboardWalk(page, target);
  await take(page, 'light');
}

async function take(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look === 'phone' ? { width: 360, height: 780 } : { width: 1280, height: 900 });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset.theme = theme;
    },
    look === 'phone' ? 'light' : look,
  );
}

/** A job, an application, and a job seeker of the demo. */
async function idsFor(page: Page): Promise<Ids> {
  const signIn = { username: getAccount.admin, password: 'calm river lantern' };
  const { access } = await (await page.request.post('/api/v1/token', { data: signIn })).json();
  const read = async (path: string) =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${access}` } })).json();
  const { jobs } = await read('/api/v1/managed-jobs?status=active');
  const { applications } = await read('/api/v1/applications');
  const { seekers } = await read('/api/v1/seekers');
  const { organisation } = await read(`/api/v1/jobs/${jobs[0].id}`);
  return { job: jobs[0].id, application: applications[0].id, seeker: seekers[0].id, employer: organisation.id };
}
