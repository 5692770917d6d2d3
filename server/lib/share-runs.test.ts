import { describe, expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Work whose runs end when the test ends them. */
function setUp() {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = shareRuns(() => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  });
  return { run, runs };
}

describe('shareRuns', () => {
  it('three calls during a run -> one more run for all of them', async () => {
    const { run, runs } = setUp();
    const first = run();
    const others = [run(), run(), run()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await Promise.all(others);
    expect(runs).toHaveLength(2);
  });

  it('a call after a run -> a run of its own', async () => {
    const { run, runs } = setUp();
    const first = run();
    runs[0]?.resolve();
    await first;
    const second = run();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await second;
  });

  it('a failed run -> fails for its caller, and the next run follows', async () => {
    const { run, runs } = setUp();
    const first = run();
    const second = run();
    runs[0]?.reject(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await second;
  });
});
