import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ReadingTask } from './document-process.ts';
import type { DocumentReading } from './document-reading.ts';

export interface ReadingLimits {
  readonly milliseconds: number;
  /** For the heap of the process and, beside it, for everything else it holds. */
  readonly megabytes: number;
}

interface Outcome {
  readonly reading: DocumentReading;
  /** False once the process had to be ended. */
  readonly reusable: boolean;
}

/** Lets a process read one document and ends the process when a limit is passed or it fails. Never rejects. */
export function readWithin(limits: ReadingLimits, child: ChildProcess, task: ReadingTask): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
      keepAlive(child, false);
      resolve(outcome);
    };
    const giveUp = (reason: 'file_too_slow' | 'file_broken'): void => {
      settle({ reading: { ok: false, reason }, reusable: false });
      // A late error of a process on its way out concerns nobody.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(() => giveUp('file_too_slow'), limits.milliseconds);
    const watch = setInterval(() => void stopIfGreedy(child, limits, () => giveUp('file_broken')), watchEvery);
    keepAlive(child, true);
    child.once('message', (reading: DocumentReading) => settle({ reading, reusable: true }));
    child.once('error', () => giveUp('file_broken'));
    child.once('exit', () => giveUp('file_broken'));
    child.send(task, (error) => error && giveUp('file_broken'));
  });
}

const watchEvery = 100;

/** A process that reads keeps ours running; an idle one does not. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel])
    if (wanted) handle?.ref();
    else handle?.unref();
}

/**
 * V8 limits the heap only: a stream that unpacks to gigabytes lies in buffers outside it. Linux tells what a process
 * holds; elsewhere the limits on heap and time are the ones there are.
 */
async function stopIfGreedy({ pid }: ChildProcess, { megabytes }: ReadingLimits, stop: () => void): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  if (kilobytes > 2 * megabytes * 1024) stop();
}
