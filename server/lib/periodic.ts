import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#server/context.ts';

/** A repeating task. `stop` waits for the current run. */
export interface BackgroundTask {
  readonly stop: () => Promise<void>;
}

/** Runs the task now and again `intervalMs` after each run ends. A failed run is logged; the next one follows. */
export function runPeriodically(
  { log }: Pick<Services, 'log'>,
  { intervalMs: every, name }: { readonly intervalMs: number; readonly name: string },
  task: (signal: AbortSignal) => Promise<void>,
): BackgroundTask {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await task(stopping.signal).catch((error: unknown) => log.warn({ err: error }, `${name} failed`));
      await delay(every, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
