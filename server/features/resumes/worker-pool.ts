import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentResult } from './document-result.ts';
import type { DocumentTask } from './document-worker.ts';
import { runWithLimits, type WorkerLimits } from './worker-limits.ts';

/**
 * A pool of worker processes with a first-in, first-out queue. Never rejects: a worker that takes too long or too much memory
 * is killed and replaced. Processes instead of threads, because running out of memory in a thread can end the whole server.
 */
export function createWorkerPool({
  module,
  maxProcesses: processes,
  ...limits
}: PoolOptions): (task: DocumentTask) => Promise<DocumentResult> {
  const waiting: { task: DocumentTask; resolve: (result: DocumentResult) => void }[] = [];
  const idle: ChildProcess[] = [];
  let running = 0;

  const startNext = (): void => {
    const next = running < processes ? waiting.shift() : undefined;
    if (!next) return;
    running++;
    const child = idle.pop() ?? startWorker(module, limits);
    void runWithLimits(limits, child, next.task).then(({ result, reusable }) => {
      running--;
      if (reusable) returnToPool(idle, child);
      next.resolve(result);
      startNext();
    });
  };

  return (task) =>
    new Promise((resolve) => {
      waiting.push({ task, resolve });
      startNext();
    });
}

interface PoolOptions extends WorkerLimits {
  /** The worker module: receives DocumentTask messages, sends DocumentResult messages. */
  readonly module: URL;
  readonly maxProcesses: number;
}

/** Removes a worker that exits while idle. */
function returnToPool(idle: ChildProcess[], child: ChildProcess): void {
  idle.push(child);
  child.on('error', () => undefined);
  child.once('exit', () => {
    const index = idle.indexOf(child);
    if (index >= 0) idle.splice(index, 1);
  });
}

/** The worker has no environment variables, no output, and no permission to write files or start processes. */
function startWorker(module: URL, { maxMegabytes: megabytes }: WorkerLimits): ChildProcess {
  const readablePaths = ['server', 'domain', 'node_modules', 'package.json'].flatMap(getRealPaths);
  return fork(module, {
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--permission',
      ...readablePaths.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const projectRoot = new URL('../../..', import.meta.url);

/** Packages can be symbolic links, so both the link and its target must be readable. */
function getRealPaths(name: string): string[] {
  const path = fileURLToPath(new URL(name, projectRoot));
  return [path, realpathSync(path)];
}
