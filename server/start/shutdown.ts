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
  onShutdown(close: () => Promise<void>): void;
  /** Ends first of all. */
  setServer(app: App): void;
  readonly isStopping: () => boolean;
}

/**
 * Stops when told to by a signal, also in the middle of a start: not ready first, then no new requests, then the end of those
 * under way, then the rest. SIGINT, the Ctrl+C of a terminal, does not wait for a balancer; a further signal ends that wait.
 */
export function shutDownOnSignals(log: FastifyBaseLogger): Shutdown {
  const closers: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let server: App | undefined;
  let isStopping = false;

  const stop = async (signal: string) => {
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), maxShutdownMs);
    try {
      if (server) await closeApp(server, log, hurry.signal);
      for (const close of closers) await close();
      log.info({}, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping || signal === 'SIGINT') hurry.abort();
      if (!isStopping) void stop(signal);
    });
  }
  return {
    onShutdown: (close) => void closers.unshift(close),
    setServer: (app) => {
      server = app;
    },
    isStopping: () => isStopping,
  };
}

async function closeApp(app: App, log: FastifyBaseLogger, hurry: AbortSignal): Promise<void> {
  app.isDraining = true;
  await delay(drainDelayMs, undefined, { signal: hurry }).catch(() => {});
  // Connections that a visitor keeps open end as soon as nothing is under way on them.
  const idleSweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const forceClose = setTimeout(() => {
    log.warn({}, 'requests under way were cut off');
    app.server.closeAllConnections();
  }, maxRequestMs);
  await app.close();
  clearInterval(idleSweep);
  clearTimeout(forceClose);
}
