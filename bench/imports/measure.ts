import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { table } from '#bench/results/table.ts';
import { maxJobRows } from '#domain/features/bulk-imports/jobs/mapping.ts';
import { maxImportFiles } from '#domain/features/bulk-imports/resumes/limits.ts';
import { buildJobFile, importJobs } from './job-rows.ts';
import { logIn } from './product-client.ts';
import { buildResumeFiles, importResumes } from './resume-files.ts';
import { createSearches, type MeasureSearches } from './search-times.ts';

/** Searches may take this much longer during an import. */
const maxRatio = 2;

interface ImportSizes {
  readonly files: number;
  readonly rows: number;
}

const largest: ImportSizes = { files: maxImportFiles, rows: maxJobRows };

/**
 * Imports the largest number of résumés and of job rows into a new demo installation, the way the pages do, and searches
 * jobs during it. Returns the section of the results.
 */
export async function measureImports(sizes: ImportSizes = largest): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-imports-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATA_DIR: folder, DEMO: 'on', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const url = await waitUntilReady(server);
    const product: MeasuredProduct = { url, pid: server.pid ?? 0, measureSearches: createSearches(url) };
    const rows = [await measureResumes(product, sizes.files), await measureJobs(product, sizes.rows)];
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const intro = `${new Date().toISOString().slice(0, 10)}, load when written ${load}. p95 of searches in milliseconds.`;
    return `${intro}\n\n${table(head, rows)}`;
  } finally {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

const head = [
  'import',
  'result',
  'seconds',
  'a second',
  'peak memory MB',
  'p95 idle',
  'p95 during',
  'ratio',
  'goal',
  'met',
];

interface MeasuredProduct {
  readonly url: string;
  readonly pid: number;
  readonly measureSearches: MeasureSearches;
}

async function measureResumes(product: MeasuredProduct, count: number): Promise<string[]> {
  const client = await logIn(product.url, 'recruiter@wavelength.test');
  const files = await buildResumeFiles(count);
  return measure(product, `${files.length} résumés`, () => importResumes(client, files));
}

async function measureJobs(product: MeasuredProduct, count: number): Promise<string[]> {
  const client = await logIn(product.url, 'manager@wavelength.test');
  return measure(product, `${count} job rows`, () => importJobs(client, buildJobFile(count)));
}

type Import = () => ReturnType<typeof importJobs>;

async function measure({ pid, measureSearches }: MeasuredProduct, name: string, run: Import): Promise<string[]> {
  // The first searches compile the code that searches.
  await measureSearches(delay(0));
  const idle = await measureSearches(delay(0));
  const start = performance.now();
  let seconds = 0;
  const running = run().then((record) => {
    seconds = (performance.now() - start) / 1000;
    return record;
  });
  const busy = await measureSearches(running);
  const { total, new: created, existing, skipped, failed } = (await running).counts;
  const ratio = busy / idle;
  return [
    name,
    `${created} new, ${existing} existing, ${skipped} skipped, ${failed} failed`,
    seconds.toFixed(1),
    (total / seconds).toFixed(1),
    String(readMegabytes(pid)),
    idle.toFixed(1),
    busy.toFixed(1),
    ratio.toFixed(2),
    `≤ ${maxRatio}`,
    ratio <= maxRatio ? 'yes' : 'no',
  ];
}

async function waitUntilReady({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The server has no output');
  for await (const line of createInterface({ input: stderr })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The server ended');
}

/** The peak of the resident memory; only Linux reports it. */
function readMegabytes(pid: number): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak ?? 0) / 1024);
}
