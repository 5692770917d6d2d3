import { statfs } from 'node:fs/promises';
import type { Services } from '#server/context.ts';
import type { App } from './app-type.ts';
import { eventLoopLag } from './metrics.ts';

/** Milliseconds of event-loop lag above which this process takes no new work. */
const longestLag = 200;
/** Share of the disk that has to be free. */
const leastFree = 0.05;

/** `/healthz`: the process lives. `/readyz`: it can do its work, or why not. */
export function serveHealth(app: App, services: Services): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reasons = isDraining ? ['stopping'] : await reasonsAgainst(services);
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .send({ status: reasons.length === 0 ? 'ready' : 'not ready', reasons });
  });
}

async function reasonsAgainst(services: Services): Promise<string[]> {
  const reasons: string[] = [];
  const answers = await services.database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  if (!answers) reasons.push('the database does not answer');
  if (eventLoopLag() > longestLag) reasons.push('the process is overloaded');
  const disk = await statfs(services.dataDir);
  if (disk.bavail / disk.blocks < leastFree) reasons.push('the disk is nearly full');
  return reasons;
}
