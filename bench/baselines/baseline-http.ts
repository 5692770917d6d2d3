import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { load } from '#bench/load.ts';
import type { Times } from '#bench/results/times.ts';

/** Measures a plain `node:http` server that returns the same JSON, in a separate process: the upper limit of Node. */
export async function baselineHttp(body: unknown): Promise<Times> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'baseline-server.ts'));
  try {
    child.send({ body });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const { times } = await load(url, () => [{ path: '/' }], 3);
    return times;
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
