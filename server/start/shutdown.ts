import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#server/http/app-type.ts';

/** Milliseconds for which `/readyz` says no while everything is still answered, so that a balancer can look elsewhere. */
const drainDelayMs = 2000;
/** Milliseconds after which requests under way are no longer waited for. */
const maxRequestMs = 5000;
/** Milliseconds after which nothing is waited for any more. */
const maxShutdownMs = 9500;

/** What a stop has to end, told as it comes to life. */
export interface Shutdown {
  /** Ends after everything that was told later. */
  last(close: () => Promise<void>): void;
  /** Ends first of all. */
  first(app: App): void;
  readonly hasBegun: () => boolean;
}

/**
 * Stops when told to by a signal, also in the middle of a start: not ready first, then no new requests, then the end of those
 * under way, then the rest. SIGINT, the Ctrl+C of a terminal, does not wait for a balancer; a further signal ends that wait.
 */
export function shutDownOnSignals(log: FastifyBaseLogger): Shutdown {
  const closings: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let serving: App | undefined;
  let hasBegun = false;

  const stop = async (signal: string) => {
    hasBegun = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), maxShutdownMs);
    try {
      if (serving) await closeApp(serving, log, hurry.signal);
      for (const close of closings) await close();
      log.info({}, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (hasBegun || signal === 'SIGINT') hurry.abort();
      if (!hasBegun) void stop(signal);
    });
  }
  return {
    last: (close) => void closings.unshift(close),
    first: (app) => {
      serving = app;
    },
    hasBegun: () => hasBegun,
  };
}

async function closeApp(app: App, log: FastifyBaseLogger, hurry: AbortSignal): Promise<void> {
  app.isDraining = true;
  await delay(drainDelayMs, undefined, { signal: hurry }).catch(() => {});
  // Connections that a visitor keeps open end as soon as nothing is under way on them.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 50);
  const cutting = setTimeout(() => {
    log.warn({}, 'requests under way were cut off');
    app.server.closeAllConnections();
  }, maxRequestMs);
  await app.close();
  clearInterval(sweeping);
  clearTimeout(cutting);
}
