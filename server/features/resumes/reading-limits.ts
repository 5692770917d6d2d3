import type { Worker } from 'node:worker_threads';
import type { DocumentReading } from './document-reading.ts';
import type { ReadingTask } from './document-worker.ts';

export interface ReadingLimits {
  readonly milliseconds: number;
  /** For the worker's heap and, apart from it, for the buffers it holds. */
  readonly megabytes: number;
}

interface Outcome {
  readonly reading: DocumentReading;
  /** False once the worker had to be ended. */
  readonly reusable: boolean;
}

/** Lets a worker read one document and ends the worker when a limit is passed or it fails. Never rejects. */
export function readWithin(limits: ReadingLimits, worker: Worker, task: ReadingTask): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.unref();
      resolve(outcome);
    };
    const giveUp = (reason: 'file_too_slow' | 'file_broken'): void => {
      settle({ reading: { ok: false, reason }, reusable: false });
      // A late error of a worker on its way out concerns nobody.
      worker.on('error', () => undefined);
      void worker.terminate();
    };
    const deadline = setTimeout(() => giveUp('file_too_slow'), limits.milliseconds);
    const watch = setInterval(() => void stopIfGreedy(worker, limits, () => giveUp('file_broken')), watchEvery);
    worker.ref();
    worker.once('message', (reading: DocumentReading) => settle({ reading, reusable: true }));
    worker.once('error', () => giveUp('file_broken'));
    worker.once('exit', () => giveUp('file_broken'));
    worker.postMessage(task);
  });
}

const watchEvery = 100;

/** V8 limits the heap only: a stream that unpacks to gigabytes lies in buffers outside it. */
async function stopIfGreedy(worker: Worker, { megabytes }: ReadingLimits, stop: () => void): Promise<void> {
  const statistics = await worker.getHeapStatistics().catch(() => undefined);
  if (statistics && statistics.external_memory > megabytes * 1024 ** 2) stop();
}
