import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

class FullError extends Error {}

function createLimit() {
  return createConcurrencyLimit({
    maxConcurrent: 2,
    maxQueueLength: 2,
    refuseWork() {
      throw new FullError();
    },
  });
}

describe('createConcurrencyLimit', () => {
  it('runs two at a time, the others in the order of arrival, and refuses those above the queue', async () => {
    const run = createLimit();
    const started: number[] = [];
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const results = gates.map(({ promise }, index) =>
      run(() => {
        started.push(index);
        return promise;
      }),
    );
    await expect(results[4]).rejects.toThrow(FullError);
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await results[1];
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.all(results.slice(0, 4));
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('work that fails frees its slot', async () => {
    const run = createLimit();
    const fail = () => run(() => Promise.reject(new Error('failed')));
    await Promise.allSettled([fail(), fail(), fail()]);
    expect(await run(async () => 'done')).toBe('done');
  });
});
