import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { openPool } from './connection/pools.ts';
import { findInstallationId } from './installation-id.ts';

let databases: TestDatabase[] = [];
beforeAll(async () => {
  databases = [await cloneDatabase(), await cloneDatabase()];
});
afterAll(() => Promise.all(databases.map(({ drop }) => drop())));

async function using<T>({ url }: TestDatabase, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 'tables', silentLog);
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

describe('findInstallationId', () => {
  it('gives two processes with one database the same id, and another database a different one', async () => {
    const [first, second] = databases as [TestDatabase, TestDatabase];
    const ids: string[] = [];
    for (const database of [first, first, second]) ids.push(await using(database, findInstallationId));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('calls only what PostgreSQL lets every role call', async () => {
    const [first] = databases as [TestDatabase, TestDatabase];
    const { rows } = await using(first, (pool) =>
      pool.query(`select has_function_privilege('public', 'pg_control_system()', 'execute') as may`),
    );
    expect(rows).toEqual([{ may: true }]);
  });
});
