import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import { readEventLoopLag } from './metrics.ts';

/** Milliseconds of event-loop lag above which this process takes no new work. */
const maxLagMs = 200;
/** Share of the disk that has to be free. */
const minFreeShare = 0.05;
/** Milliseconds within which the database has to answer. */
const databaseTimeoutMs = 2000;

/** `/healthz`: the process lives. `/readyz`: it can do its work, or why not. */
export function serveHealth(app: App, services: Services): void {
  app.decorate('isDraining', false);
  app.addHook('preClose', async () => {
    app.isDraining = true;
  });
  // Whoever keeps a connection opens the next one elsewhere, instead of meeting its end.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
  // The start itself keeps the loop busy; that says nothing about what comes.
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
  if (!(await isDatabaseUp(services))) reasons.push('the database does not answer');
  if (readEventLoopLag() > maxLagMs) reasons.push('the process is overloaded');
  const free = await getFreeShare(services.dataDir);
  if (free < minFreeShare) reasons.push(free < 0 ? 'the data folder cannot be read' : 'the disk is nearly full');
  return reasons;
}

function isDatabaseUp({ database }: Services): Promise<boolean> {
  const answer = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(databaseTimeoutMs, false, { ref: false })]);
}

async function getFreeShare(folder: string): Promise<number> {
  try {
    const disk = await statfs(folder);
    return disk.bavail / disk.blocks;
  } catch {
    return -1;
  }
}
