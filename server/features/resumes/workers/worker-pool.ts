import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Refusal, refuse } from '#server/http/errors/refusal.ts';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';
import { runWithLimits, type WorkerFailure, type WorkerLimits } from './worker-limits.ts';

/** On whose behalf a document is read. */
export interface Reader {
  /** Identifies the account. Only one document of an account is read at a time. */
  readonly account: string;
  /** Aborts when the person no longer waits: the document leaves the queue. */
  readonly signal?: AbortSignal;
}

/**
 * A pool of worker processes with a queue in which accounts take turns. A worker that exceeds a limit is killed and replaced.
 * Processes instead of threads, because running out of memory in a thread can end the whole server.
 * @throws Refusal `reading_queue_full` if too many documents wait, of the account or in total
 */
export function createWorkerPool<Task extends object, Result>({
  module,
  maxProcesses,
  maxMegabytes,
  getCpuMs,
  ...queueLimits
}: PoolOptions<Task>): (task: Task, reader: Reader) => Promise<Result | WorkerFailure> {
  const queue = createFairQueue<Waiting<Task, Result>>(queueLimits);
  const idle: ChildProcess[] = [];
  let running = 0;

  const startNext = (): void => {
    const next = running < maxProcesses ? queue.startNext() : undefined;
    if (!next) return;
    const { account, entry } = next;
    entry.start();
    const child = idle.pop() ?? startWorker(module, maxMegabytes);
    if (!child) {
      queue.finish(account);
      entry.reject(new Refusal('unavailable', {}));
      startNext();
      return;
    }
    running++;
    const limits = { cpuMs: getCpuMs(entry.task), maxMegabytes };
    void runWithLimits<Task, Result>(limits, child, entry.task).then(({ result, reusable }) => {
      running--;
      queue.finish(account);
      if (reusable) returnToPool(idle, child);
      entry.resolve(result);
      startNext();
    });
  };

  return async (task, { account, signal }) => {
    if (signal?.aborted) refuse('invalid_input');
    const { promise, resolve, reject } = Promise.withResolvers<Result | WorkerFailure>();
    const leave = (): void => {
      queue.remove(account, entry);
      reject(new Refusal('invalid_input', {}));
    };
    const entry = { task, resolve, reject, start: () => signal?.removeEventListener('abort', leave) };
    if (!queue.add(account, entry)) refuse('reading_queue_full', { retryAfter: retryAfterSeconds });
    signal?.addEventListener('abort', leave, { once: true });
    startNext();
    return promise;
  };
}

/** In this time usually several documents are read. */
const retryAfterSeconds = 5;

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result | WorkerFailure) => void;
  readonly reject: (refusal: Refusal) => void;
  /** Called before the document is read. */
  readonly start: () => void;
}

interface PoolOptions<Task> extends QueueLimits, Pick<WorkerLimits, 'maxMegabytes'> {
  /** The worker module: receives tasks, sends `startedMessage` and then the result. */
  readonly module: URL;
  readonly maxProcesses: number;
  readonly getCpuMs: (task: Task) => number;
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

/**
 * The worker has no environment variables, no output, and no permission to write files or start processes. Returns undefined
 * if no process can be started, such as for want of free files.
 */
function startWorker(module: URL, maxMegabytes: number): ChildProcess | undefined {
  const readablePaths = ['server', 'domain', 'node_modules', 'package.json'].flatMap(getRealPaths);
  const child = fork(module, {
    execArgv: [
      `--max-old-space-size=${maxMegabytes}`,
      '--permission',
      ...readablePaths.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) return child;
  child.on('error', () => undefined);
  return undefined;
}

const projectRoot = new URL('../../../..', import.meta.url);

/** Packages can be symbolic links, so both the link and its target must be readable. */
function getRealPaths(name: string): string[] {
  const path = fileURLToPath(new URL(name, projectRoot));
  return [path, realpathSync(path)];
}
