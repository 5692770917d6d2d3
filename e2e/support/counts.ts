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
  '/interview': '/api/v1/interviews',
  '/newInterview': '/api/v1/interviews',
  '/helpdesk': '/api/v1/helpdesk/chats',
  '/outbox': '/api/v1/outbox',
};

/** The endpoint whose `total` the table of a page shows, as in "300 results". */
const tableSources: Readonly<Record<string, string>> = {
  '/new_all_candidates': '/api/v1/seekers',
  '/jobSeekers': '/api/v1/seekers',
  '/jobSeekersv2': '/api/v1/seekers',
  '/jobSeeker': '/api/v1/seekers',
  '/hiringTeam': '/api/v1/teams/hiring',
  '/newHiringTeam': '/api/v1/teams/hiring',
  '/team': '/api/v1/teams/partner',
  '/conciergeTeam': '/api/v1/teams/concierge',
};

/** The endpoint whose list a page shows row by row: its name in the answer, and the rows. */
const rowSources: Readonly<Record<string, readonly [path: string, name: string, rows: string]>> = {
  '/jobs/import': ['/api/v1/bulk-imports/jobs', 'imports', 'table[aria-label="Past imports"] tbody tr'],
  '/jobSeekers/import': ['/api/v1/bulk-imports/resumes', 'imports', 'table[aria-label="Import history"] tbody tr'],
  '/jobSeekers/imported': ['/api/v1/imported-people', 'people', 'main tbody tr'],
  '/export': ['/api/v1/exports', 'exports', 'main ul[aria-live] > li'],
};

/** The key figures of a page, in order. */
const figureSources: Readonly<Record<string, (page: Page) => Promise<readonly number[] | null>>> = {
  '/homepage': async (page) => listFigures((await read(page, '/api/v1/homepage'))?.numbers),
  '/dashboard': async (page) => listFigures(await read(page, '/api/v1/dashboard/numbers')),
  '/surveyReports': async (page) => {
    const first = (await read(page, '/api/v1/survey-reports'))?.surveys?.[0]?.id;
    const report = first && (await read(page, `/api/v1/survey-reports/${first}`));
    return report ? [report.answered] : null;
  },
};

/** Expects that the numbers on the page are those of its endpoints: filters, totals, and unread counts of the top bar. */
export async function expectCounts(page: Page, path: string): Promise<void> {
  const source = filterSources[path];
  if (source) await expectFilterCounts(page, source);
  const table = tableSources[path];
  if (table) await expectTableTotal(page, table);
  const figures = await figureSources[path]?.(page);
  if (figures) await expectFigures(page, figures);
  const rows = rowSources[path];
  if (rows) await expectRows(page, rows);
  if (path === '/erd') await expectApplicationsOfPeriod(page);
  if (path === '/auditReports') await expectCheckedRows(page);
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

async function expectTableTotal(page: Page, source: string): Promise<void> {
  const total = (await read(page, source))?.total;
  const shown = page.locator('main').getByText(/^[\d,]+ results?$/);
  if (total === undefined || (await shown.count()) === 0) return;
  const text = (await shown.first().textContent()) ?? '';
  expect(numberIn(text), source).toBe(total.count ?? total);
}

async function expectRows(page: Page, [source, name, rows]: readonly [string, string, string]): Promise<void> {
  const answer = await read(page, source);
  if (answer) await expect(page.locator(rows)).toHaveCount(answer[name].length);
}

async function expectApplicationsOfPeriod(page: Page): Promise<void> {
  const total = (await read(page, '/api/v1/erd'))?.total;
  const shown = page.getByText(/^[\d,]+ applications? in this period/);
  if (!total) return expect(shown).toHaveCount(0);
  expect(numberIn((await shown.textContent()) ?? '')).toBe(total);
}

function listFigures(numbers: Record<string, number> | undefined): readonly number[] | null {
  if (!numbers) return null;
  // The others cover the days before now.
  const names = ['active_jobs', 'waiting', 'in_process'];
  return names.map((name) => numbers[name] ?? -1);
}

/** The first key figures of the page are these. */
async function expectFigures(page: Page, figures: readonly number[]): Promise<void> {
  const readShown = async () => (await page.locator('main dl dt + dd').allTextContents()).slice(0, figures.length);
  await expect.poll(async () => (await readShown()).map(numberIn)).toEqual(figures);
}

async function expectCheckedRows(page: Page): Promise<void> {
  const check = await read(page, '/api/v1/audit/check');
  const shown = page.getByText(/^Checked [\d,]+ rows?/);
  if (!check?.sealed_count) return expect(shown).toHaveCount(0);
  expect(numberIn((await shown.textContent()) ?? '')).toBe(check.sealed_count);
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
