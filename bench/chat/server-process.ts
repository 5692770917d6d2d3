import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { heapSettings, memorySettings } from '#scripts/setup/memory.mjs';

interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Of the embedded database. */
  readonly databaseFolder: string;
  readonly stop: () => Promise<void>;
}

/** Events in the output of the server. */
export interface ServerListeners {
  /** Called after each full garbage collection with the size of the heap in megabytes. */
  readonly onCollection?: ((megabytes: number) => void) | undefined;
  /** Called with the log line of a request that failed in the server. */
  readonly onFailedRequest?: ((line: string) => void) | undefined;
}

/** Starts the product with a new embedded database, behind a proxy, so that each customer can have an address of their own. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  { onCollection, onFailedRequest }: ServerListeners = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-bench-chat-'));
  const { HOME = '', PATH = '' } = process.env;
  const own = { PORT: '0', DEMO: 'off', DATA_DIR: folder, PUBLIC_URL: 'https://wavelength.test' };
  const env = { HOME, PATH, ...memorySettings, ...own, ...settings };
  const trace = onCollection ? ['--trace-gc'] : [];
  // Memory as with `npm start`.
  const child = spawn(
    process.execPath,
    [...heapSettings, ...trace, join(import.meta.dirname, '../../server/main.ts')],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // The first lines are those of the main thread; its workers have heaps of their own.
  let mainHeap: string | undefined;
  createInterface({ input: child.stdout }).on('line', (text) => {
    const [, heap, megabytes] = /^\[\d+:(\w+)\].*: Mark-Compact .* -> ([\d.]+) \(/.exec(text) ?? [];
    mainHeap ??= heap;
    if (heap !== undefined && heap === mainHeap) onCollection?.(Number(megabytes));
    if (text.includes('"msg":"request failed"')) onFailedRequest?.(text);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (text) => {
      const found = /ready at (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The product exited with code ${code}.`)));
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    child.kill('SIGINT');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url, pid: child.pid ?? 0, databaseFolder: join(folder, 'postgres/data'), stop };
}

/** Starts a bare `ws` server. */
export async function startSocketServer(): Promise<Omit<ServerProcess, 'databaseFolder'>> {
  const child = fork(join(import.meta.dirname, '../baselines/baseline-sockets.ts'));
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}
