// Runs the embedded database in a separate process that tests can kill. Arguments: the folder, and `hold` or `write`.
// Prints `ready <pid of the database server>` and, with `write`, `ack <key>` after each acknowledged commit.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionError } from '#server/db/connection/connection-error.ts';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { newClient, openPool } from '#server/db/connection/pools.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { sharedPrograms, silentLog } from '#server/testing/peers/throwaway-server.ts';

const [, , folder = '', mode] = process.argv;

try {
  const server = await startEmbedded({ folder, log: silentLog, programs: sharedPrograms });
  const pool = openPool(server.url, 'web', silentLog);
  process.once('SIGTERM', async () => {
    await pool.end();
    await server.stop();
    process.exit(0);
  });
  if (mode === 'write') await createLedger(server.ownerUrl);
  await print(`ready ${server.serverPid()}`);
  if (mode === 'write') await Promise.all([write(pool), write(pool), write(pool), write(pool)]);
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  process.stderr.write(error.message);
  process.exit(1);
}

async function createLedger(ownerUrl: string): Promise<void> {
  const client = newClient(ownerUrl, 'test');
  await client.connect();
  await client.query('create table if not exists ledger (key uuid primary key)');
  await client.end();
}

/** Retries each key until its row is acknowledged. */
async function write(pool: pg.Pool): Promise<never> {
  for (;;) {
    const key = randomUUID();
    while (!(await isWritten(pool, key))) await delay(20);
    await print(`ack ${key}`);
  }
}

async function isWritten(pool: pg.Pool, key: string): Promise<boolean> {
  try {
    await pool.query('insert into ledger (key) values ($1) on conflict do nothing', [key]);
    return true;
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    return false;
  }
}

/** Resolves when the line has left the process: while its reader is busy, lines would wait in memory, and be lost when it is killed. */
function print(line: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve());
  });
}
