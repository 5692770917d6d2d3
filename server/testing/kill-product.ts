import { setTimeout as delay } from 'node:timers/promises';
import type { TestApp } from './app.ts';
import { startProduct } from './product.ts';

/** Runs a server, which does the background work of imports, until the condition is met, and kills it. */
export async function runUntilKilled({ services }: TestApp, isReached: () => Promise<boolean>): Promise<void> {
  // The next server does not wait until the claim of the killed one ends.
  await services.database.db.updateTable('bulk_imports').set({ claimed_until: null }).execute();
  const product = await startProduct({ DATABASE_URL: services.database.url, DATA_DIR: services.dataDir });
  while (!(await isReached())) await delay(5);
  product.signal('SIGKILL');
  await product.ended;
}
