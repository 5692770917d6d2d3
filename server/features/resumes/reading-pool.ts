import { Worker } from 'node:worker_threads';
import type { DocumentReading } from './document-reading.ts';
import type { ReadingTask } from './document-worker.ts';
import { type ReadingLimits, readWithin } from './reading-limits.ts';

/**
 * Worker threads that read documents, a few at a time; the others wait in order. A reading never rejects:
 * a document that takes too long or too much memory costs its worker, which is replaced for the next one.
 * Idle workers do not keep the process alive.
 */
export function createReadingPool({
  module,
  workers,
  ...limits
}: PoolOptions): (task: ReadingTask) => Promise<DocumentReading> {
  const waiting: { task: ReadingTask; resolve: (reading: DocumentReading) => void }[] = [];
  const idle: Worker[] = [];
  let running = 0;

  const startNext = (): void => {
    const next = running < workers ? waiting.shift() : undefined;
    if (!next) return;
    running++;
    const worker = idle.pop() ?? newWorker(module, limits);
    void readWithin(limits, worker, next.task).then(({ reading, reusable }) => {
      running--;
      if (reusable) idle.push(worker);
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

interface PoolOptions extends ReadingLimits {
  /** What each worker runs: takes a ReadingTask per message, answers with a DocumentReading. */
  readonly module: URL;
  readonly workers: number;
}

/** The worker sees no environment and no console of the server. */
function newWorker(module: URL, { megabytes }: ReadingLimits): Worker {
  return new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
    stdout: true,
    stderr: true,
  });
}
