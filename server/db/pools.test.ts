import { expect, test } from 'vitest';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { emptyDatabase } from '#server/testing/template.ts';
import { openPool } from './pools.ts';

test('a connection that is lost is told, but not one that was given back for good', async () => {
  const told: string[] = [];
  const database = await emptyDatabase();
  const pool = openPool(database.url, 'web', { ...silentLog, warn: (_, message) => told.push(message) });
  const client = await pool.connect();
  client.release();
  pool.emit('error', new Error('terminating connection due to administrator command'), client);
  expect(told).toEqual(['an idle database connection was lost']);
  await pool.end();
  // The database may be stopped while its connections are still on their way out.
  pool.emit('error', new Error('terminating connection due to administrator command'), client);
  expect(told).toHaveLength(1);
  await database.drop();
});
