import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, 'fixtures', 'try-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Among the files that a reading process may read. */
async function script(body: string): Promise<URL> {
  const path = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(path, `process.on('message', ({ bytes }) => { ${body} });`);
  return pathToFileURL(path);
}

const answer = `process.send({ ok: true, kind: 'txt', text: 'read' })`;
const limits = { maxProcesses: 1, timeoutMs: 30_000, maxMegabytes: 64 };
const document = (first: number) => ({ kind: 'txt' as const, bytes: new Uint8Array([first]) });

test('a document that never ends is given up and the next one is read by a fresh process', async () => {
  const read = createWorkerPool({
    ...limits,
    timeoutMs: 1_000,
    module: await script(`if (bytes[0] === 1) for (;;); ${answer}`),
  });
  const [stuck, next] = await Promise.all([read(document(1)), read(document(2))]);
  expect(stuck).toEqual({ ok: false, reason: 'file_too_slow' });
  expect(next).toMatchObject({ ok: true, text: 'read' });
});

test.each([
  ['the heap', `const all = []; for (;;) all.push({ all: [...all] });`],
  ['buffers', `const all = []; setInterval(() => all.push(new Uint8Array(8_000_000).fill(1)), 5);`],
])('a document that eats %s is given up and the next one is read', async (_where, greedy) => {
  const read = createWorkerPool({
    ...limits,
    module: await script(`if (bytes[0] === 1) { ${greedy} } else ${answer}`),
  });
  expect(await read(document(1))).toEqual({ ok: false, reason: 'file_broken' });
  expect(await read(document(2))).toMatchObject({ ok: true });
});

test('many documents are all answered by few processes', async () => {
  const read = createWorkerPool({ ...limits, maxProcesses: 2, module: await script(answer) });
  const readings = await Promise.all(Array.from({ length: 20 }, (_, index) => read(document(index))));
  expect(readings.every(({ ok }) => ok)).toBe(true);
});

test('a process may read no file of the server’s, write none and sees no setting', async () => {
  const tries = {
    read: `require('node:fs').readFileSync('/etc/hostname')`,
    write: `require('node:fs').writeFileSync('${join(folder, 'written')}', '')`,
    start: `require('node:child_process').spawnSync('true')`,
    setting: `if (!process.env.PATH) throw { code: 'ERR_ACCESS_DENIED' }`,
  };
  const attempt = (code: string) => `try { ${code}; return 'done' } catch ({ code }) { return code }`;
  const body = Object.values(tries).map((code) => `(() => { ${attempt(code)} })()`);
  const read = createWorkerPool({
    ...limits,
    module: await script(
      `const { createRequire } = process.getBuiltinModule('node:module'); const require = createRequire('file:///');
       process.send({ ok: true, kind: 'txt', text: [${body}].join() })`,
    ),
  });
  const denied = Object.keys(tries).map(() => 'ERR_ACCESS_DENIED');
  expect(await read(document(1))).toMatchObject({ text: denied.join() });
});
