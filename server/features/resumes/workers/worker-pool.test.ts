import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentResult } from '#server/features/resumes/document-result.ts';
import { createWorkerPool } from './worker-pool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '..', 'fixtures', 'try-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** In a folder that workers may read. */
async function writeWorker(body: string): Promise<URL> {
  const path = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(path, `process.on('message', ({ bytes }) => { ${body} });`);
  return pathToFileURL(path);
}

const reply = `process.send({ ok: true, kind: 'txt', text: 'read' })`;
const limits = { maxProcesses: 1, getCpuMs: () => 10_000, maxMegabytes: 64, maxPerAccount: 20, maxEntries: 20 };
const document = (first: number) => ({ kind: 'txt' as const, bytes: new Uint8Array([first]) });
const reader = { account: 'test' };
const createPool = createWorkerPool<ReturnType<typeof document>, DocumentResult>;

describe('createWorkerPool', () => {
  it('kills a worker after its CPU time and reads the next document in a new one', async () => {
    const read = createPool({
      ...limits,
      getCpuMs: () => 1000,
      module: await writeWorker(`if (bytes[0] === 1) for (;;); ${reply}`),
    });
    const [timedOut, next] = await Promise.all([read(document(1), reader), read(document(2), reader)]);
    expect(timedOut).toEqual({ ok: false, reason: 'file_too_slow' });
    expect(next).toMatchObject({ ok: true, text: 'read' });
  });

  it('counts CPU time, not the time in which a worker waits for the processor', async () => {
    const read = createPool({
      ...limits,
      getCpuMs: () => 1000,
      module: await writeWorker(`process.send('started'); setTimeout(() => ${reply}, 1500);`),
    });
    expect(await read(document(1), reader)).toMatchObject({ ok: true });
  });

  it('kills a worker that does nothing', async () => {
    const read = createPool({ ...limits, getCpuMs: () => 200, module: await writeWorker('') });
    expect(await read(document(1), reader)).toEqual({ ok: false, reason: 'file_too_slow' });
  });

  it.each([
    ['the heap', `const all = []; for (;;) all.push({ all: [...all] });`],
    ['buffers', `const all = []; setInterval(() => all.push(new Uint8Array(8_000_000).fill(1)), 5);`],
  ])('kills a worker that fills %s, and reads the next document in a new one', async (_where, allocate) => {
    const read = createPool({
      ...limits,
      module: await writeWorker(`if (bytes[0] === 1) { ${allocate} } else ${reply}`),
    });
    expect(await read(document(1), reader)).toEqual({ ok: false, reason: 'file_broken' });
    expect(await read(document(2), reader)).toMatchObject({ ok: true });
  });

  it('reads 20 documents with two workers', async () => {
    const read = createPool({ ...limits, maxProcesses: 2, module: await writeWorker(reply) });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => read(document(index), { account: String(index % 5) })),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
  });

  it('reads one document of an account at a time, even with idle workers', async () => {
    // Each worker counts its own documents.
    const body = `globalThis.count = (globalThis.count ?? 0) + 1; process.send({ ok: true, kind: 'txt', text: '' + count })`;
    const read = createPool({ ...limits, maxProcesses: 2, module: await writeWorker(body) });
    const results = await Promise.all([1, 2, 3].map((first) => read(document(first), reader)));
    expect(results.map((result) => result.ok && result.text)).toEqual(['1', '2', '3']);
  });

  it('removes a document from the queue when its reader leaves, and lets another one in', async () => {
    const read = createPool({ ...limits, maxPerAccount: 1, module: await writeWorker(reply) });
    const leaving = new AbortController();
    const running = read(document(1), reader);
    const waiting = read(document(2), { ...reader, signal: leaving.signal });
    await expect(read(document(3), reader)).rejects.toMatchObject({
      code: 'reading_queue_full',
      details: { retryAfter: 5 },
    });
    leaving.abort();
    const next = read(document(4), reader);
    await expect(waiting).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await Promise.all([running, next])).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('refuses a reader who has already left', async () => {
    const read = createPool({ ...limits, module: await writeWorker(reply) });
    await expect(read(document(1), { ...reader, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('denies workers other files, writes, child processes and environment variables', async () => {
    const attempts = {
      read: `require('node:fs').readFileSync('/etc/hostname')`,
      write: `require('node:fs').writeFileSync('${join(folder, 'written')}', '')`,
      start: `require('node:child_process').spawnSync('true')`,
      setting: `if (!process.env.PATH) throw { code: 'ERR_ACCESS_DENIED' }`,
    };
    const attempt = (code: string) => `try { ${code}; return 'done' } catch ({ code }) { return code }`;
    const body = Object.values(attempts).map((code) => `(() => { ${attempt(code)} })()`);
    const read = createPool({
      ...limits,
      module: await writeWorker(
        `const { createRequire } = process.getBuiltinModule('node:module'); const require = createRequire('file:///');
       process.send({ ok: true, kind: 'txt', text: [${body}].join() })`,
      ),
    });
    const denied = Object.keys(attempts).map(() => 'ERR_ACCESS_DENIED');
    expect(await read(document(1), reader)).toMatchObject({ text: denied.join() });
  });
});
