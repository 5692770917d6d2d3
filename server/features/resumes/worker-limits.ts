import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { DocumentResult } from './document-result.ts';
import type { DocumentTask } from './document-worker.ts';

export interface WorkerLimits {
  readonly timeoutMs: number;
  /** For the heap of the process and, beside it, for everything else it holds. */
  readonly maxMegabytes: number;
}

interface Outcome {
  readonly result: DocumentResult;
  /** False once the process had to be ended. */
  readonly reusable: boolean;
}

/** Lets a process read one document and ends the process when a limit is passed or it fails. Never rejects. */
export function runWithLimits(limits: WorkerLimits, child: ChildProcess, task: DocumentTask): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(deadline);
      clearInterval(memoryCheck);
      for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
      setKeepAlive(child, false);
      resolve(outcome);
    };
    const fail = (reason: 'file_too_slow' | 'file_broken'): void => {
      settle({ result: { ok: false, reason }, reusable: false });
      // A late error of a process on its way out concerns nobody.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(() => fail('file_too_slow'), limits.timeoutMs);
    const memoryCheck = setInterval(
      () => void killIfOverMemory(child, limits, () => fail('file_broken')),
      memoryCheckMs,
    );
    setKeepAlive(child, true);
    child.once('message', (reading: DocumentResult) => settle({ result: reading, reusable: true }));
    child.once('error', () => fail('file_broken'));
    child.once('exit', () => fail('file_broken'));
    child.send(task, (error) => error && fail('file_broken'));
  });
}

const memoryCheckMs = 100;

/** A process that reads keeps ours running; an idle one does not. */
function setKeepAlive(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel])
    if (wanted) handle?.ref();
    else handle?.unref();
}

/**
 * V8 limits the heap only: a stream that unpacks to gigabytes lies in buffers outside it. Linux tells what a process
 * holds; elsewhere the limits on heap and time are the ones there are.
 */
async function killIfOverMemory(
  { pid }: ChildProcess,
  { maxMegabytes: megabytes }: WorkerLimits,
  stop: () => void,
): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  if (kilobytes > 2 * megabytes * 1024) stop();
}
