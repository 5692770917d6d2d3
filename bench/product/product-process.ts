import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { heapSettings, memorySettings } from '#scripts/setup/memory.mjs';
import type { Answers } from './product.ts';

/** The product, running in a child process. */
export interface ProductProcess {
  readonly url: string;
  readonly databaseUrl: string;
  readonly pid: number;
  /** Time from process start to the first response. */
  readonly startedInMs: number;
  readonly ask: <Q extends keyof Answers>(question: Q) => Promise<Answers[Q]>;
  readonly stop: () => Promise<void>;
}

/** Starts the product with these settings; its log is written to a file in the data folder. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<ProductProcess> {
  const folder = settings.DATA_DIR ?? '.';
  mkdirSync(folder, { recursive: true });
  const output = openSync(join(folder, 'product.log'), 'w');
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'product.ts'), {
    // Memory and compiled code as with `npm start`.
    env: { ...memorySettings, NODE_COMPILE_CACHE: resolve('.cache/node'), ...process.env, DEMO: 'off', ...settings },
    execArgv: heapSettings,
    stdio: ['ignore', output, output, 'ipc'],
    serialization: 'advanced',
  });
  const { url, databaseUrl } = await nextMessage<{ url: string; databaseUrl: string }>(child);
  return {
    url,
    databaseUrl,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - start,
    ask: async (question) => {
      child.send(question);
      const answers = await nextMessage<Answers>(child);
      return answers[question];
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController();
  const exited = once(child, 'exit', waiting).then(([code]) => {
    throw new Error(`The product exited with code ${code}. See product.log in its data folder.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', waiting), exited]);
    return message as T;
  } finally {
    exited.catch(() => {});
    waiting.abort();
  }
}
