import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import { cacheBriefly } from '#server/lib/cache-briefly.ts';
import { readEventLoopLag } from './metrics.ts';
import { hasMetricsToken } from './metrics-token.ts';

/** Above this event-loop lag the process is not ready. */
const maxLagMs = 200;
/** Minimum share of the disk that must be free, from 0 to 1. */
const minFreeShare = 0.05;
const databaseTimeoutMs = 2000;
/** However often `/readyz` is requested, the database is queried no more often than this. */
const maxReasonsAgeMs = 1000;

/** Makes clients leave when shutdown has begun. */
export function announceShutdown(app: App): void {
  app.decorate('isDraining', false);
  app.addHook('preClose', async () => {
    app.isDraining = true;
  });
  // Clients with keep-alive connections reconnect to another process before this one exits.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
  // Reading resets the lag, which is high during startup.
  app.addHook('onListen', async () => void readEventLoopLag());
}

/**
 * Serves `/healthz` (the process is running) and `/readyz` (it can handle requests). Both are public: they have a limit
 * with a count of their own, and name reasons to callers with the metrics token only.
 */
export function serveHealth(app: App, services: Services, metricsToken: string | undefined): void {
  const options = { config: { rateLimit: {} }, schema: { hide: true } };
  const findReasons = cacheBriefly(
    maxReasonsAgeMs,
    logChanges(services.log, () => listReasons(services)),
  );
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    const reasons = app.isDraining ? ['stopping'] : await findReasons();
    const isReady = reasons.length === 0;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      ...(hasMetricsToken(request, metricsToken) ? { reasons } : {}),
    });
  });
}

/** Logs the reasons when they differ from the last ones. */
function logChanges(log: FastifyBaseLogger, read: () => Promise<string[]>): () => Promise<string[]> {
  let last = '';
  return async () => {
    const reasons = await read();
    const text = reasons.join(', ');
    if (text !== last) log.warn({ reasons }, text === '' ? 'ready again' : 'not ready');
    last = text;
    return reasons;
  };
}

async function listReasons(services: Services): Promise<string[]> {
  const reasons: string[] = [];
  if (!(await isDatabaseUp(services))) reasons.push('the database does not respond');
  if (readEventLoopLag() > maxLagMs) reasons.push('the process is overloaded');
  const free = await getFreeShare(services.dataDir);
  if (free < minFreeShare) reasons.push(free < 0 ? 'the data folder cannot be read' : 'the disk is nearly full');
  return reasons;
}

function isDatabaseUp({ database }: Services): Promise<boolean> {
  const response = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([response, delay(databaseTimeoutMs, false, { ref: false })]);
}

async function getFreeShare(folder: string): Promise<number> {
  try {
    const disk = await statfs(folder);
    return disk.bavail / disk.blocks;
  } catch {
    return -1;
  }
}
