import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Shared with `npm start`. */
const compileCache = join(import.meta.dirname, '..', '..', '.cache', 'node');

type Environment = Readonly<Record<string, string>>;

interface ProcessOptions {
  /** Maximum number of open files. */
  readonly fileLimit?: number;
}

/** The real server in a separate process. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Time until the server was ready. */
  readonly readyAfter: number;
  /** Output on stdout and stderr so far. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/**
 * Starts the server on a free loopback port and waits until it is ready.
 * @throws Error with its output, if it exits instead
 */
export async function startProduct(env: Environment, options: ProcessOptions = {}): Promise<Product> {
  const startedAt = performance.now();
  const child = spawnProduct(env, options);
  const output = collectOutput(child);
  const ended = waitForExit(child);
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const url = /ready at (http:\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([ready, ended.then(() => Promise.reject(new Error(output())))]);
  const startupMs = Math.round(performance.now() - startedAt);
  return { url, pid: child.pid ?? 0, readyAfter: startupMs, output, signal: (name) => void child.kill(name), ended };
}

/** Starts a server that is expected to exit. */
export async function runUntilExit(env: Environment) {
  const startedAt = performance.now();
  const child = spawnProduct(env);
  const output = collectOutput(child);
  const { code } = await waitForExit(child);
  return { code, output: output(), elapsedMs: Math.round(performance.now() - startedAt) };
}

function spawnProduct(env: Environment, { fileLimit }: ProcessOptions = {}) {
  // Without the settings in the developer's environment.
  const { HOME = '', PATH = '' } = process.env;
  const program = [process.execPath, join(import.meta.dirname, '..', 'main.ts')];
  const [command = '', ...args] =
    fileLimit === undefined ? program : ['sh', '-c', `ulimit -n ${fileLimit} && exec "$0" "$@"`, ...program];
  const child = spawn(command, args, {
    env: { HOME, PATH, PORT: '0', DEMO: 'off', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also after a failed test.
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'close');
  });
  return child;
}

async function waitForExit(child: ChildProcess) {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal };
}

function collectOutput(child: ReturnType<typeof spawnProduct>): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return () => text;
}
