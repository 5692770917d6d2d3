import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { createEmptyDatabase } from '#server/testing/database/template.ts';
import { type Product, startProduct } from '#server/testing/product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-file-limit-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Loaded before the product: on SIGUSR2 it opens as many files as it may, on SIGWINCH it closes them. */
const exhaustFiles = `
  import { closeSync, openSync } from 'node:fs';
  const files = [];
  process.on('SIGUSR2', () => {
    try { for (;;) files.push(openSync('/dev/null')); } catch (error) { console.error('exhausted: ' + error.code); }
  });
  process.on('SIGWINCH', () => {
    for (const file of files.splice(0)) closeSync(file);
    console.error('released');
  });`;

const callerCount = 8;

const pdfPath = `${seekersApi.download.path}?kind=pdf&language=en` as const;
const favicon = { method: 'GET', path: '/favicon.svg' } as const;

/** Connections that stay open: a process without files cannot accept new ones. */
const agent = new Agent({ keepAlive: true, maxSockets: callerCount });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

async function call(
  { url }: Product,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  token = '',
  form?: FormData,
): Promise<Answer> {
  const encoded = form && new Response(form);
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(encoded ? { 'content-type': encoded.headers.get('content-type') ?? '' } : {}),
  };
  const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : undefined;
  return new Promise((resolve, reject) => {
    const outgoing = open(`${url}${path}`, { method, headers, agent }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'], body });
      });
    });
    outgoing.on('error', reject).end(payload);
  });
}

function buildForm(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function signUp(product: Product): Promise<string> {
  const fields = { kind: 'candidate', full_name: 'Wren Hollis', email: 'wren@example.com' };
  const form = buildForm({ ...fields, password: 'seven quiet herons wade', consent: 'true' });
  const { body } = await call(product, accountsApi.register, '', form);
  return JSON.parse(body).data.access_token;
}

async function terminateConnections(url: string): Promise<void> {
  const client = newClient(url, 'test');
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}

async function exhaust(product: Product): Promise<void> {
  const count = () => product.output().split('exhausted: EMFILE').length;
  const before = count();
  product.signal('SIGUSR2');
  await expect.poll(count).toBe(before + 1);
}

// Only Linux reports the limit.
describe.skipIf(process.platform !== 'linux')('a process with a low file limit', () => {
  it('warns at the start, and returns 503 when it cannot open files or connect to the database', async () => {
    const database = await createEmptyDatabase();
    const product = await startProduct(
      {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(exhaustFiles)}`,
      },
      { fileLimit: 600 },
    );
    expect(product.output()).toContain('The file limit of this process is 600');
    const token = await signUp(product);
    const upload = (skill: string) => {
      const file = new File([`Wren Hollis\nSkills: ${skill}`], 'cv.txt', { type: 'text/plain' });
      return call(product, seekersApi.uploadResume, token, buildForm({ file }));
    };
    const renderPdf = () => call(product, { ...seekersApi.download, path: pdfPath }, token);
    // The processes and threads that read and write documents cannot start.
    await exhaust(product);
    for (const request of [() => upload('Rust'), renderPdf, () => call(product, favicon)]) {
      expect(await request()).toMatchObject({ status: 503, retryAfter: '2' });
    }
    product.signal('SIGWINCH');
    await expect.poll(product.output).toContain('released');
    const uploaded = await upload('SQL');
    const path = buildForm({ file_path: JSON.parse(uploaded.body).resume.path });
    const download = () => call(product, filesApi.download, token, path);
    const search = () => Promise.all(Array.from({ length: callerCount }, () => call(product, jobsApi.search, token)));
    expect((await search()).map(({ status }) => status)).toEqual(Array.from({ length: callerCount }, () => 200));
    expect(await download()).toMatchObject({ status: 200 });

    await exhaust(product);
    expect(await download()).toMatchObject({ status: 503, retryAfter: '2' });
    await exhaust(product);
    expect(await upload('Python')).toMatchObject({ status: 503, retryAfter: '2' });
    // Each round ends the idle connections to the database. A background task may open one before the files are used up.
    const statuses = new Set<number>();
    while (!statuses.has(503)) {
      await terminateConnections(database.url);
      await exhaust(product);
      for (const { status } of await search()) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    product.signal('SIGINT');
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(product.output()).not.toContain('"status":500');
    await database.drop();
  });
});
