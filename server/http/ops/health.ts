import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import { readEventLoopLag } from './metrics.ts';

/** Above this event-loop lag the process is not ready. */
const maxLagMs = 200;
/** Minimum share of the disk that must be free, from 0 to 1. */
const minFreeShare = 0.05;
const databaseTimeoutMs = 2000;

/** Serves `/healthz` (the process is running) and `/readyz` (it can handle requests, or the reasons why not). */
export function serveHealth(app: App, services: Services): void {
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
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reasons = app.isDraining ? ['stopping'] : await listReasons(services);
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .send({ status: reasons.length === 0 ? 'ready' : 'not ready', reasons });
  });
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
  const response = database.pool.query('select 1').then(
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
