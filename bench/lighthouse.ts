import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '#scripts/test/chromium.ts';

/** Lighthouse scores of a page on a slow phone: the run with the median performance score. */
export interface PageScore {
  readonly path: string;
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  /** First and largest contentful paint, and total blocking time. */
  readonly firstContentMs: number;
  readonly largestContentMs: number;
  readonly blockedMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Installed on demand and not in the lockfile: about a hundred packages that only this benchmark needs. */
const version = '13.5.0';
const runCount = 3;

/** Measures each page. Undefined if Chromium is missing or Lighthouse cannot be installed. */
export function measureLighthouse(url: string, paths: readonly string[], folder: string): PageScore[] | undefined {
  const chromium = chromiumPath();
  const program = existsSync(chromium) ? installLighthouse(folder) : undefined;
  if (program === undefined) return undefined;
  return paths.map((path) => getMedian(path, listRuns({ program, chromium, address: `${url}${path}` }, folder)));
}

function installLighthouse(folder: string): string | undefined {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const isThere = existsSync(program) && readFileSync(join(folder, 'version'), 'utf8') === version;
  if (isThere) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const wanted = ['install', '-E', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`];
  const { status } = spawnSync('npm', wanted, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) return undefined;
  writeFileSync(join(folder, 'version'), version);
  return program;
}

interface Run {
  readonly program: string;
  readonly chromium: string;
  readonly address: string;
}

function listRuns(run: Run, folder: string): PageScore[] {
  return Array.from({ length: runCount }, () => runOnce(run, join(folder, 'report.json')));
}

const chromiumFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

function runOnce({ program, chromium, address }: Run, file: string): PageScore {
  const only = '--only-categories=performance,accessibility';
  const args = [program, address, '--quiet', only, '--output=json', `--output-path=${file}`];
  const env = { ...process.env, CHROME_PATH: chromium };
  // Chromium's trace sometimes fails (NO_NAVSTART) regardless of the page, so retry.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const flags = `--chrome-flags=${chromiumFlags}`;
    const { status } = spawnSync(process.execPath, [...args, flags], { env, stdio: 'inherit' });
    if (status === 0) return getScore(JSON.parse(readFileSync(file, 'utf8')));
  }
  throw new Error(`Lighthouse could not measure ${address}`);
}

interface Report {
  readonly requestedUrl: string;
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function getScore({ requestedUrl, categories, audits }: Report): PageScore {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path: new URL(requestedUrl).pathname,
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    firstContentMs: value('first-contentful-paint'),
    largestContentMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function getMedian(path: string, scores: readonly PageScore[]): PageScore {
  const sorted = scores.toSorted((a, b) => a.performance - b.performance);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error(`${path} was never measured`);
  return median;
}
