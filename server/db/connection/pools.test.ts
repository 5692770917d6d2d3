import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { openPool } from './pools.ts';

describe('openPool', () => {
  it('logs a lost idle connection, but not after the pool has ended', async () => {
    const warnings: string[] = [];
    const database = await createEmptyDatabase();
    const pool = openPool(database.url, 'web', { ...silentLog, warn: (_, message) => warnings.push(message) });
    const client = await pool.connect();
    client.release();
    pool.emit('error', new Error('terminating connection due to administrator command'), client);
    expect(warnings).toEqual(['an idle database connection was lost']);
    await pool.end();
    // The database may stop while connections are still closing.
    pool.emit('error', new Error('terminating connection due to administrator command'), client);
    expect(warnings).toHaveLength(1);
    await database.drop();
  });
});
