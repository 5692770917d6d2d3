// `node bench/bulk-resumes.ts [FILES]`: imports generated résumés (500 by default) into a new demo installation, the way the
// page does, and searches jobs during the reading. Writes files a second, memory, and the search times to bench/results.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { buildResume, templates } from '#server/testing/resumes/templates.ts';
import { writeSection } from './results/results-page.ts';
import { table } from './results/table.ts';

const fileCount = Number(process.argv[2] ?? 500);
const parallelCount = 3;
const searchCount = 40;
/** Below the limit of requests per minute of one address, with the uploads. */
const retryMs = 2000;

const folder = mkdtempSync(join(tmpdir(), 'wavelength-bulk-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, DATA_DIR: folder, DEMO: 'on', PORT: '0' },
  stdio: ['ignore', 'ignore', 'pipe'],
});
try {
  const url = await waitUntilReady(server);
  await measure(url);
} finally {
  server.kill('SIGINT');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url: string): Promise<void> {
  const token = await logIn(url);
  const call = <T>(method: string, path: string, body?: object) => callApi<T>(url, token, { method, path, body });
  const idle = await measureSearches(url, async () => false);
  const { token: importToken } = await call<ImportRecord>('POST', '/api/v1/bulk-imports/resumes', {});
  const path = `/api/v1/bulk-imports/resumes/${importToken}`;
  const files = await buildFiles();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: parallelCount }, async () => {
      for (let file = files.pop(); file; file = files.pop()) await sendFile(url, token, `${path}/files`, file);
    }),
  );
  const sentAt = performance.now();
  await call('POST', `${path}/sent`);
  let state = '';
  const busy = await measureSearches(url, async () => {
    ({ state } = await call<ImportRecord>('GET', path));
    return state === 'reading';
  });
  const readAt = performance.now();
  await call('POST', `${path}/import`);
  let record = await call<ImportRecord>('GET', path);
  for (; record.state === 'importing'; record = await call<ImportRecord>('GET', path)) await delay(500);
  const endAt = performance.now();
  const toSeconds = (ms: number) => (ms / 1000).toFixed(1);
  const rows = [
    ['send', toSeconds(sentAt - start)],
    ['read what was not read while sending', toSeconds(readAt - sentAt)],
    ['import', toSeconds(endAt - readAt)],
    ['all', toSeconds(endAt - start)],
    ['files a second', (fileCount / ((endAt - start) / 1000)).toFixed(1)],
    ['most memory of the server, MB', String(readMegabytes(server.pid ?? 0))],
    ['search p95 idle, ms', String(idle)],
    ['search p95 while reading, ms', String(busy)],
  ];
  const { new: created, existing, skipped } = record.counts;
  const counts = `${fileCount} generated résumés: ${created} new, ${existing} existing, ${skipped} skipped.`;
  const text = `${new Date().toISOString().slice(0, 10)}\n\n${counts}\n\n${table(['step', 'seconds'], rows)}`;
  console.log(text);
  writeSection('Résumé import', text);
}

async function waitUntilReady({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The server has no output');
  for await (const line of createInterface({ input: stderr })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The server ended');
}

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'recruiter@wavelength.test', password: 'calm river lantern' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/token`, { method: 'POST', headers, body });
  return ((await response.json()) as { access: string }).access;
}

/** Generated people in every template, in turn. */
async function buildFiles(): Promise<File[]> {
  const built: File[] = [];
  for (let index = 0; built.length < fileCount; index++) {
    for (const template of templates.slice(0, fileCount - built.length)) {
      const { fileName, bytes } = await buildResume(template, index, 'test');
      built.push(new File([new Uint8Array(bytes)], `${built.length}-${fileName}`));
    }
  }
  return built;
}

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
}

async function callApi<T>(url: string, token: string, { method, path, body }: ApiCall): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  for (;;) {
    const response = await fetch(`${url}${path}`, request);
    if (response.ok) return (await response.json()) as T;
    if (response.status !== 429) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    await delay(retryMs);
  }
}

async function sendFile(url: string, token: string, path: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: form });
    await response.text();
    if (response.ok) return;
    if (response.status !== 429) throw new Error(`${file.name}: ${response.status}`);
    await delay(retryMs);
  }
}

/** The 95th percentile of searches for jobs, repeated while `isWanted`; at least some. */
async function measureSearches(url: string, isWanted: () => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  do {
    for (let count = 0; count < searchCount / 4; count++) {
      const start = performance.now();
      const response = await fetch(`${url}/api/v1/jobs?words=analyst`);
      await response.arrayBuffer();
      if (response.ok) times.push(performance.now() - start);
    }
    await delay(250);
  } while ((await isWanted()) || times.length < searchCount);
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0);
}

/** The peak of the resident memory; only Linux reports it. */
function readMegabytes(pid: number): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak ?? 0) / 1024);
}
