import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#server/http/app-type.ts';

/** How long `/readyz` returns 503 while requests are still served, so that a load balancer can switch over. */
const drainDelayMs = 2000;
/** How long requests in progress may take after that. */
const maxRequestMs = 3000;
/** How long cut-off connections may take to close. */
const maxCutOffMs = 500;
/** How long the background tasks may take to stop. */
const maxTasksMs = 1000;
/** The process exits after this time in any case. At least three seconds of it are left for the database. */
const maxShutdownMs = 9500;

type Close = () => Promise<void>;

export interface Shutdown {
  /** Registers the database, which is closed last. */
  setDatabase(close: Close): void;
  /** Registers a background task. Tasks stop in reverse order, after the server is closed. */
  addTask(stop: Close): void;
  /** Registers the server, which is drained first. */
  setServer(app: App): void;
  readonly isStopping: () => boolean;
}

/**
 * Shuts down on SIGINT or SIGTERM, also during startup: report not ready, wait for load balancers, refuse new requests,
 * finish those in progress, stop the tasks, close the database. A step that takes too long is cut off, so that the
 * database always has time to stop. SIGINT (Ctrl+C) and a second signal skip the wait for load balancers.
 */
export function shutDownOnSignals(log: FastifyBaseLogger): Shutdown {
  const tasks: Close[] = [];
  const skipDrain = new AbortController();
  let server: App | undefined;
  let closeDatabase: Close | undefined;
  let isStopping = false;

  const stop = async (signal: string) => {
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), maxShutdownMs);
    try {
      if (server) await closeApp(server, log, skipDrain.signal);
      if (!(await endsWithin(maxTasksMs, stopTasks(tasks)))) log.warn({}, 'background tasks were cut off');
      await closeDatabase?.();
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
    setDatabase: (close) => {
      closeDatabase = close;
    },
    addTask: (close) => void tasks.push(close),
    setServer: (app) => {
      server = app;
    },
    isStopping: () => isStopping,
  };
}

async function stopTasks(tasks: readonly Close[]): Promise<void> {
  for (const stop of tasks.toReversed()) await stop();
}

async function closeApp(app: App, log: FastifyBaseLogger, skipDrain: AbortSignal): Promise<void> {
  app.isDraining = true;
  await delay(drainDelayMs, undefined, { signal: skipDrain }).catch(() => {});
  // Keep-alive connections end as soon as they are idle.
  const idleSweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const closing = app.close();
  if (!(await endsWithin(maxRequestMs, closing))) {
    log.warn({}, 'requests in progress were cut off');
    app.server.closeAllConnections();
    await endsWithin(maxCutOffMs, closing);
  }
  clearInterval(idleSweep);
}

/** Waits for the work, but no longer than this. Rejects if the work does. */
async function endsWithin(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const timeout = new AbortController();
  const hasEnded = Promise.resolve(work).then(() => true);
  const isLate = delay(ms, false, { signal: timeout.signal }).catch(() => false);
  try {
    return await Promise.race([hasEnded, isLate]);
  } finally {
    timeout.abort();
  }
}
