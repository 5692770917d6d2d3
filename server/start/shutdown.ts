import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#server/http/app-type.ts';

/** How long `/readyz` returns 503 while requests are still served, so that a load balancer can switch over. */
const drainDelayMs = 2000;
/** How long requests in progress may take after that. */
const maxRequestMs = 5000;
/** The process exits after this time in any case. */
const maxShutdownMs = 9500;

export interface Shutdown {
  /** Registers a cleanup. Cleanups run in reverse order, after the server is closed. */
  onShutdown(close: () => Promise<void>): void;
  /** Registers the server, which is drained first. */
  setServer(app: App): void;
  readonly isStopping: () => boolean;
}

/**
 * Shuts down on SIGINT or SIGTERM, also during startup: report not ready, wait for load balancers, refuse new requests,
 * finish those in progress, run the cleanups. SIGINT (Ctrl+C) and a second signal skip the wait for load balancers.
 */
export function shutDownOnSignals(log: FastifyBaseLogger): Shutdown {
  const closers: (() => Promise<void>)[] = [];
  const skipDrain = new AbortController();
  let server: App | undefined;
  let isStopping = false;

  const stop = async (signal: string) => {
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), maxShutdownMs);
    try {
      if (server) await closeApp(server, log, skipDrain.signal);
      for (const close of closers) await close();
      log.info({}, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping || signal === 'SIGINT') skipDrain.abort();
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

async function closeApp(app: App, log: FastifyBaseLogger, skipDrain: AbortSignal): Promise<void> {
  app.isDraining = true;
  await delay(drainDelayMs, undefined, { signal: skipDrain }).catch(() => {});
  // Keep-alive connections end as soon as they are idle.
  const idleSweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const forceClose = setTimeout(() => {
    log.warn({}, 'requests in progress were cut off');
    app.server.closeAllConnections();
  }, maxRequestMs);
  await app.close();
  clearInterval(idleSweep);
  clearTimeout(forceClose);
}
