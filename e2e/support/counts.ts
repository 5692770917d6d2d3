import { expect, type Page } from '@playwright/test';
import { maxCount } from '#domain/lib/capped-count.ts';

/** The endpoint behind the filters of a page, which show its `counts`. */
const filterSources: Readonly<Record<string, string>> = {
  '/jobs': '/api/v1/managed-jobs',
  '/newJobs': '/api/v1/managed-jobs',
  '/applications': '/api/v1/applications',
  '/newApplications': '/api/v1/applications',
  '/offers': '/api/v1/offers',
  '/newOffers': '/api/v1/offers',
  '/inbox_messages': '/api/v1/messages',
  '/approvals': '/api/v1/approvals',
  '/newApprovals': '/api/v1/approvals',
};

/** Expects that the numbers on the page are those of its endpoints: filters, totals, and unread counts of the top bar. */
export async function expectCounts(page: Page, path: string): Promise<void> {
  const source = filterSources[path];
  if (source) await expectFilterCounts(page, source);
  if (path === '/search') await expectTotal(page, '#results');
  if (path === '/') await expectTotal(page, 'main form button[type="submit"]');
  await expectUnread(page);
}

/** A page may leave out filters without results; "All" is the sum or a count of its own. */
async function expectFilterCounts(page: Page, source: string): Promise<void> {
  const counts: Record<string, number> | undefined = (await read(page, source))?.counts;
  const texts = await page.locator('main button[aria-pressed]').allTextContents();
  const shown = texts.map(numberIn).filter((number) => number !== null);
  if (!counts || shown.length === 0) return;
  const values = Object.values(counts);
  const all = counts.all ?? values.reduce((sum, count) => sum + count, 0);
  // Higher counts are shown as "1,000+".
  const expected = [all, ...values].map((count) => Math.min(count, maxCount));
  const unexpected = shown.filter((number) => !expected.includes(number));
  expect(unexpected, `${source}: ${JSON.stringify(counts)}`).toEqual([]);
}

async function expectTotal(page: Page, place: string): Promise<void> {
  const total = (await read(page, '/api/v1/jobs'))?.total.count;
  await expect.poll(async () => numberIn((await page.locator(place).textContent()) ?? '')).toBe(total);
}

async function expectUnread(page: Page): Promise<void> {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  if ((await bell.count()) === 0) return;
  const unread = (await read(page, '/api/v1/notifications/all?page=1&lang=en'))?.unread_count ?? 0;
  await expect(bell.first()).toHaveAccessibleName(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`);
}

/** The last number of a text, such as "Active 1,250"; null without one. */
function numberIn(text: string): number | null {
  const digits = /(\d[\d,]*)(?!.*\d)/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** What the person of the page is answered; null if the endpoint isn't for them. */
async function read(page: Page, path: string) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await page.request.get(path, { headers });
  return answer.ok() ? answer.json() : null;
}
