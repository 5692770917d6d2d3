import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentResult } from './document-result.ts';
import type { DocumentTask } from './document-worker.ts';
import { runWithLimits, type WorkerLimits } from './worker-limits.ts';

/**
 * Processes that read documents, a few at a time; the others wait in order. A reading never rejects: a document that
 * takes too long or too much memory costs its process, which is replaced for the next one. Processes and not threads,
 * because V8 out of memory in a thread may end the whole server. Idle ones do not keep the server alive, and end with it.
 */
export function createWorkerPool({
  module,
  maxProcesses: processes,
  ...limits
}: PoolOptions): (task: DocumentTask) => Promise<DocumentResult> {
  const waiting: { task: DocumentTask; resolve: (reading: DocumentResult) => void }[] = [];
  const idle: ChildProcess[] = [];
  let running = 0;

  const startNext = (): void => {
    const next = running < processes ? waiting.shift() : undefined;
    if (!next) return;
    running++;
    const child = idle.pop() ?? startWorker(module, limits);
    void runWithLimits(limits, child, next.task).then(({ result: reading, reusable }) => {
      running--;
      if (reusable) returnToPool(idle, child);
      next.resolve(reading);
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
  /** What each process runs: takes a ReadingTask per message, answers with a DocumentReading. */
  readonly module: URL;
  readonly maxProcesses: number;
}

/** One that ends while idle is not lent again. */
function returnToPool(idle: ChildProcess[], child: ChildProcess): void {
  idle.push(child);
  child.on('error', () => undefined);
  child.once('exit', () => {
    const index = idle.indexOf(child);
    if (index >= 0) idle.splice(index, 1);
  });
}

/** The process sees no environment of the server, writes no file, starts nothing and prints nothing. */
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

/** Packages may be linked from elsewhere: the link has to be read and what it leads to. */
function getRealPaths(name: string): string[] {
  const path = fileURLToPath(new URL(name, projectRoot));
  return [path, realpathSync(path)];
}
