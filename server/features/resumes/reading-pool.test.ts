import { expect, test } from 'vitest';
import { createReadingPool } from './reading-pool.ts';

const script = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ bytes }) => { ${body} });`)}`,
  );

const answer = `parentPort.postMessage({ ok: true, kind: 'txt', text: 'read' })`;
const limits = { workers: 1, milliseconds: 30_000, megabytes: 64 };
const document = (first: number) => ({ kind: 'txt' as const, bytes: new Uint8Array([first]) });

test('a document that never ends is given up and the next one is read by a fresh worker', async () => {
  const read = createReadingPool({
    ...limits,
    milliseconds: 1_000,
    module: script(`if (bytes[0] === 1) for (;;); ${answer}`),
  });
  const [stuck, next] = await Promise.all([read(document(1)), read(document(2))]);
  expect(stuck).toEqual({ ok: false, reason: 'file_too_slow' });
  expect(next).toMatchObject({ ok: true, text: 'read' });
});

test.each([
  ['the heap', `const all = []; for (;;) all.push({ all: [...all] });`],
  ['buffers', `const all = []; setInterval(() => all.push(new Uint8Array(8_000_000).fill(1)), 5);`],
])('a document that eats %s is given up and the next one is read', async (_where, greedy) => {
  const read = createReadingPool({ ...limits, module: script(`if (bytes[0] === 1) { ${greedy} } else ${answer}`) });
  expect(await read(document(1))).toEqual({ ok: false, reason: 'file_broken' });
  expect(await read(document(2))).toMatchObject({ ok: true });
});

test('many documents are all answered by few workers', async () => {
  const read = createReadingPool({ ...limits, workers: 2, module: script(answer) });
  const readings = await Promise.all(Array.from({ length: 20 }, (_, index) => read(document(index))));
  expect(readings.every(({ ok }) => ok)).toBe(true);
});
