// `npm run bench`: 100,000 jobs and 200,000 job seekers, measured over HTTP and compared with the limits; writes bench/results.md.
// `npm run bench -- relevance` runs the scenarios whose name contains that word once, and writes nothing.
// `npm run bench -- staff` measures the works of staff like a full run, and replaces their rows.
// `npm run bench -- lighthouse` runs Lighthouse on the public pages and replaces its section of the results.
// `npm run bench -- scrolling` scrolls through a long list in Chromium and replaces its section.
// `npm run bench -- imports` imports 500 résumés and 10,000 job rows, and replaces its section.
// `npm run bench -- reports` generates 12 million events, measures each report, and replaces its section; `reports 0.1`: a tenth.
// BENCH_DATABASE_URL also measures that server (use an empty database); without it, Debian's PostgreSQL 15 if installed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { POSTGRES_15, startPostgres15 } from '#scripts/ci/postgres15.ts';
import { printStep } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureImports } from './imports/measure.ts';
import { measureLighthouse } from './lighthouse.ts';
import { prepareData } from './product/prepare.ts';
import { startProduct } from './product/product-process.ts';
import { measureDemoStart } from './product/start-up.ts';
import { measureReports } from './reports/measure.ts';
import { lighthouseTable } from './results/lighthouse-table.ts';
import { measureDatabase, measureQuickly, measureStaffWork } from './results/measure.ts';
import { report, staffRows } from './results/report.ts';
import type { DatabaseResults } from './results/results.ts';
import { replaceRows, writeRun, writeSection } from './results/results-page.ts';
import { measureScrolling, scrollingTable } from './scrolling.ts';

const filter = process.argv[2];
const root = resolve('.cache/bench-data');
const embedded = join(root, 'embedded');
const demo = join(root, 'demo');

/** Same memory settings as the embedded server. */
const embeddedSettings = [
  'shared_buffers=512MB',
  'work_mem=16MB',
  'effective_cache_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
];

buildWeb();
if (filter === 'lighthouse') {
  if (!existsSync(demo)) await measureDemoStart(demo);
  await runLighthouse();
} else if (filter === 'scrolling') {
  if (!existsSync(demo)) await measureDemoStart(demo);
  await runScrolling();
} else if (filter === 'imports') {
  await runImports();
} else if (filter === 'reports') {
  writeSection('Reports', await measureReports(Number(process.argv[3] ?? 1), printStep));
} else if (filter === 'staff') {
  await prepareData({ dataDir: embedded, databaseUrl: undefined }, printStep);
  const results = await measureStaffWork(embedded, printStep);
  const when = `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}`;
  replaceRows(staffRows(results), `the works of staff, the ranking, board moves, and the memory (${when}).`);
} else if (filter) {
  await prepareData({ dataDir: embedded, databaseUrl: undefined }, printStep);
  await measureQuickly(embedded, filter, printStep);
} else {
  const onEmbedded = await measureOn('Embedded PostgreSQL 18', embedded);
  printStep('Starting the demo');
  const demoResults = { demo: await measureDemoStart(demo), firstLoads: await measureFirstLoads() };
  // Written twice, so that a failing server does not lose the results so far.
  write([onEmbedded]);
  write([onEmbedded, ...(await measureServer())]);
  await runLighthouse();
  await runScrolling();
  await runImports();

  function write(databases: DatabaseResults[]): void {
    writeRun(report({ databases, ...demoResults }));
    printStep('Written to bench/results.md');
  }
}

async function measureOn(name: string, dataDir: string, databaseUrl?: string): Promise<DatabaseResults> {
  printStep(name);
  await prepareData({ dataDir, databaseUrl }, printStep);
  return measureDatabase({ name, dataDir, databaseUrl, onStep: printStep });
}

async function measureServer(): Promise<DatabaseResults[]> {
  const given = process.env.BENCH_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-bench-'));
  try {
    if (given) return [await measureOn('PostgreSQL at BENCH_DATABASE_URL', dataDir, given)];
    if (!existsSync(POSTGRES_15)) return [];
    const server = await startPostgres15({ settings: embeddedSettings });
    try {
      return [await measureOn('Debian’s PostgreSQL 15', dataDir, server.url)];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measureFirstLoads() {
  return withDemo((url) => measureFirstLoad(url, ['/', '/search']));
}

async function runLighthouse(): Promise<void> {
  printStep('Running Lighthouse');
  const folder = resolve('.cache/lighthouse');
  const scores = await withDemo((url) => measureLighthouse(url, ['/', '/login', '/search'], folder));
  writeSection('Lighthouse', lighthouseTable(scores));
}

async function runScrolling(): Promise<void> {
  printStep('Scrolling through a long list');
  writeSection('Scrolling', scrollingTable(await withDemo(measureScrolling)));
}

async function runImports(): Promise<void> {
  printStep('Importing résumés and jobs');
  writeSection('Imports', await measureImports());
}

async function withDemo<T>(measure: (url: string) => T | Promise<T>): Promise<T> {
  const product = await startProduct({ DATA_DIR: demo, DATABASE_URL: '' });
  try {
    return await measure(product.url);
  } finally {
    await product.stop();
  }
}
