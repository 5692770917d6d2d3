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

/** Starts the product with a new embedded database, behind a proxy, so that each customer can have an own address. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-bench-chat-'));
  const { HOME = '', PATH = '' } = process.env;
  const own = { PORT: '0', DEMO: 'off', DATA_DIR: folder, PUBLIC_URL: 'https://wavelength.test' };
  const env = { HOME, PATH, ...memorySettings, ...own, ...settings };
  // Memory as with `npm start`.
  const child = spawn(process.execPath, [...heapSettings, join(import.meta.dirname, '../../server/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
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
