import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#server/context.ts';

/** Something that goes on until it is stopped; stopping waits for what is under way. */
export interface BackgroundTask {
  readonly stop: () => Promise<void>;
}

/**
 * Works now, and again so many milliseconds after each time. A time that fails is logged with what could not be looked
 * after, and followed by the next.
 */
export function runPeriodically(
  { log }: Pick<Services, 'log'>,
  { intervalMs: every, name }: { readonly intervalMs: number; readonly name: string },
  task: (signal: AbortSignal) => Promise<void>,
): BackgroundTask {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await task(stopping.signal).catch((error: unknown) =>
        log.warn({ err: error }, `${name} could not be looked after`),
      );
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
