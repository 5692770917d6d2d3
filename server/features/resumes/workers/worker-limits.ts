import type { ChildProcess } from 'node:child_process';
import { readProcessUsage } from './process-usage.ts';

export interface WorkerLimits {
  /** CPU time for one document, so that a busy machine does not fail an ordinary one. */
  readonly cpuMs: number;
  /** Limit of the heap; the whole process may use twice as much. */
  readonly maxMegabytes: number;
}

/** The process was killed because of a limit, or it failed. */
export interface WorkerFailure {
  readonly ok: false;
  readonly reason: 'file_too_slow' | 'file_broken';
}

interface Outcome<Result> {
  readonly result: Result | WorkerFailure;
  /** False after the process was killed. */
  readonly reusable: boolean;
}

/** A worker sends this when it begins a task: its own start does not count. */
export const startedMessage = 'started';

/** Processes one document and kills the worker if it exceeds a limit or fails. Never rejects. */
export function runWithLimits<Task extends object, Result>(
  limits: WorkerLimits,
  child: ChildProcess,
  task: Task,
): Promise<Outcome<Result>> {
  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (outcome: Outcome<Result>): void => {
      isSettled = true;
      clearTimeout(deadline);
      clearInterval(usageCheck);
      for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
      setKeepAlive(child, false);
      resolve(outcome);
    };
    const fail = (reason: WorkerFailure['reason']): void => {
      // A check that began before the end must not kill the worker during its next task.
      if (isSettled) return;
      settle({ result: { ok: false, reason }, reusable: false });
      // Errors after the kill are expected.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(() => fail('file_too_slow'), limits.cpuMs * maxWaitFactor);
    const usage = watchUsage(child, limits, { fail, onProgress: () => isSettled || deadline.refresh() });
    const usageCheck = setInterval(() => void usage.check(), usageCheckMs);
    setKeepAlive(child, true);
    child.on('message', (message) => {
      if (message === startedMessage) {
        void usage.start();
        deadline.refresh();
      } else settle({ result: message as Result, reusable: true });
    });
    child.once('error', () => fail('file_broken'));
    child.once('exit', () => fail('file_broken'));
    child.send(task, (error) => error && fail('file_broken'));
  });
}

const usageCheckMs = 100;

/**
 * A worker that waits instead of working ends after this multiple of its CPU limit without CPU time. One that works slowly,
 * because the machine is busy, continues.
 */
const maxWaitFactor = 3;

/** Busy workers keep the server process alive, idle ones do not. */
function setKeepAlive(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel])
    if (wanted) handle?.ref();
    else handle?.unref();
}

interface UsageListener {
  readonly fail: (reason: WorkerFailure['reason']) => void;
  /** The worker used CPU time since the last check. */
  readonly onProgress: () => void;
}

/**
 * V8 limits the heap only, but a decompression bomb fills buffers outside it. Linux reports the memory and CPU time of a
 * process; on other systems only the heap limit and the deadline apply.
 */
function watchUsage(child: ChildProcess, limits: WorkerLimits, { fail, onProgress }: UsageListener) {
  let usedBefore: number | undefined;
  let usedSoFar = 0;
  return {
    start: async (): Promise<void> => {
      usedBefore = (await readProcessUsage(child.pid))?.cpuMs;
    },
    check: async (): Promise<void> => {
      const usage = await readProcessUsage(child.pid);
      if (!usage) return;
      usedBefore ??= usage.cpuMs;
      if (usage.cpuMs > usedSoFar) onProgress();
      usedSoFar = usage.cpuMs;
      if (usage.megabytes > 2 * limits.maxMegabytes) fail('file_broken');
      else if (usage.cpuMs - usedBefore > limits.cpuMs) fail('file_too_slow');
    },
  };
}
