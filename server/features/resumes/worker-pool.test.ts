import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, 'fixtures', 'try-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** In a folder that workers may read. */
async function writeWorker(body: string): Promise<URL> {
  const path = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(path, `process.on('message', ({ bytes }) => { ${body} });`);
  return pathToFileURL(path);
}

const reply = `process.send({ ok: true, kind: 'txt', text: 'read' })`;
const limits = { maxProcesses: 1, timeoutMs: 30_000, maxMegabytes: 64 };
const document = (first: number) => ({ kind: 'txt' as const, bytes: new Uint8Array([first]) });

describe('createWorkerPool', () => {
  it('kills a worker after the timeout and reads the next document in a new one', async () => {
    const read = createWorkerPool({
      ...limits,
      timeoutMs: 1_000,
      module: await writeWorker(`if (bytes[0] === 1) for (;;); ${reply}`),
    });
    const [timedOut, next] = await Promise.all([read(document(1)), read(document(2))]);
    expect(timedOut).toEqual({ ok: false, reason: 'file_too_slow' });
    expect(next).toMatchObject({ ok: true, text: 'read' });
  });

  it.each([
    ['the heap', `const all = []; for (;;) all.push({ all: [...all] });`],
    ['buffers', `const all = []; setInterval(() => all.push(new Uint8Array(8_000_000).fill(1)), 5);`],
  ])('kills a worker that fills %s, and reads the next document in a new one', async (_where, allocate) => {
    const read = createWorkerPool({
      ...limits,
      module: await writeWorker(`if (bytes[0] === 1) { ${allocate} } else ${reply}`),
    });
    expect(await read(document(1))).toEqual({ ok: false, reason: 'file_broken' });
    expect(await read(document(2))).toMatchObject({ ok: true });
  });

  it('reads 20 documents with two workers', async () => {
    const read = createWorkerPool({ ...limits, maxProcesses: 2, module: await writeWorker(reply) });
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => read(document(index))));
    expect(results.every(({ ok }) => ok)).toBe(true);
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
    const read = createWorkerPool({
      ...limits,
      module: await writeWorker(
        `const { createRequire } = process.getBuiltinModule('node:module'); const require = createRequire('file:///');
       process.send({ ok: true, kind: 'txt', text: [${body}].join() })`,
      ),
    });
    const denied = Object.keys(attempts).map(() => 'ERR_ACCESS_DENIED');
    expect(await read(document(1))).toMatchObject({ text: denied.join() });
  });
});
