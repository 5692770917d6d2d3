import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { storeSession } from '#e2e/support/accounts.ts';
import { chromiumPath } from '#scripts/test/chromium.ts';
import { table } from './results/table.ts';

/** A wheel turned fast: a notch is 120 pixels, and Chromium reports a task of 50 ms or more as long. */
const notch = 120;
const betweenNotches = 50;
const goal = 50;
const rowCount = 1000;
const widths = [1280, 360] as const;

export interface Scrolling {
  readonly width: number;
  readonly rows: number;
  /** In pixels. */
  readonly distance: number;
  readonly longTasks: number;
  /** Of the longest task, in milliseconds; 0 if none was long. */
  readonly longest: number;
}

/** Scrolls through a list of 1,000 applications. Undefined if Chromium is not installed. */
export async function measureScrolling(url: string): Promise<Scrolling[] | undefined> {
  const executablePath = chromiumPath();
  if (!existsSync(executablePath)) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const measured: Scrolling[] = [];
    for (const width of widths) measured.push(await scrollThrough(browser, url, width));
    return measured;
  } finally {
    await browser.close();
  }
}

async function scrollThrough(browser: Browser, url: string, width: number): Promise<Scrolling> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width, height: 800 } });
  const page = await context.newPage();
  await storeSession(page, url, 'admin@wavelength.test');
  await page.goto('/applications');
  const rows = await loadRows(page);
  await page.mouse.move(width / 2, 400);
  await page.waitForTimeout(2000);
  await observeLongTasks(page);
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (let top = 0; top < distance; top += notch) {
    await page.mouse.wheel(0, notch);
    await page.waitForTimeout(betweenNotches);
  }
  const durations = await readLongTasks(page);
  await context.close();
  return { width, rows, distance, longTasks: durations.length, longest: Math.max(0, ...durations) };
}

/** Presses "Load more" until there are enough rows. */
async function loadRows(page: Page): Promise<number> {
  let rows = 0;
  const more = page.getByRole('button', { name: 'Load more' });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/v1/applications?')) return;
    rows += ((await response.json()) as { applications: unknown[] }).applications.length;
  });
  await page.reload();
  await more.waitFor();
  while (rows < rowCount) {
    const next = page.waitForResponse((response) => response.url().includes('/api/v1/applications?'));
    await more.click();
    await next;
    await more.waitFor();
  }
  return rows;
}

const storeName = 'longTaskDurations';

async function observeLongTasks(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const durations: number[] = [];
    Object.assign(window, { [name]: durations });
    const observer = new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map((entry) => entry.duration));
    });
    observer.observe({ type: 'longtask' });
  }, storeName);
}

function readLongTasks(page: Page): Promise<number[]> {
  return page.evaluate((name) => Reflect.get(window, name), storeName);
}

/** The longest task of each width, with its limit. */
export function scrollingTable(measured: readonly Scrolling[] | undefined): string {
  if (!measured) return 'Not measured: Chromium is not installed.';
  const head = ['width', 'rows', 'distance in pixels', 'long tasks', 'longest', 'goal', 'met'];
  const rows = measured.map(({ width, rows: count, distance, longTasks, longest }) => [
    ...[width, count, distance, longTasks].map(String),
    longest === 0 ? `under ${goal}` : longest.toFixed(0),
    `< ${goal}`,
    longest === 0 ? 'yes' : '**no**',
  ]);
  return `A list of applications, one notch of the wheel every ${betweenNotches} ms; times in milliseconds.\n\n${table(head, rows)}`;
}
