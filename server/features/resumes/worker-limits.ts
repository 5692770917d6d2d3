import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { DocumentResult } from './document-result.ts';
import type { DocumentTask } from './document-worker.ts';

export interface WorkerLimits {
  readonly timeoutMs: number;
  /** Limit of the heap; the whole process may use twice as much. */
  readonly maxMegabytes: number;
}

interface Outcome {
  readonly result: DocumentResult;
  /** False after the process was killed. */
  readonly reusable: boolean;
}

/** Processes one document and kills the worker if it exceeds a limit or fails. Never rejects. */
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
      // Errors after the kill are expected.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(() => fail('file_too_slow'), limits.timeoutMs);
    const memoryCheck = setInterval(
      () => void killIfOverMemory(child, limits, () => fail('file_broken')),
      memoryCheckMs,
    );
    setKeepAlive(child, true);
    child.once('message', (result: DocumentResult) => settle({ result, reusable: true }));
    child.once('error', () => fail('file_broken'));
    child.once('exit', () => fail('file_broken'));
    child.send(task, (error) => error && fail('file_broken'));
  });
}

const memoryCheckMs = 100;

/** Busy workers keep the server process alive, idle ones do not. */
function setKeepAlive(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel])
    if (wanted) handle?.ref();
    else handle?.unref();
}

/**
 * V8 limits the heap only, but a decompression bomb fills buffers outside it. Linux reports the memory of a process; on
 * other systems only the heap and time limits apply.
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
