import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, replaceDatabaseName, type TestDatabase } from '#server/testing/database/template.ts';
import { type SystemDatabase, withSystemScope } from '#server/testing/database/test-database.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { openDatabase } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'open-'));
let clone: TestDatabase;
let database: SystemDatabase;

beforeAll(async () => {
  clone = await createEmptyDatabase();
  const settings = { databaseUrl: clone.url, databaseReadUrl: clone.url, dataDir, log: silentLog };
  database = withSystemScope(await openDatabase(settings));
});

afterAll(async () => {
  await database.close();
  await clone.drop();
  rmSync(dataDir, { recursive: true });
});

describe('openDatabase', () => {
  it('parses bigint and numeric as numbers, date as text and timestamptz as Date', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as big, 12.50::numeric as price, date '2026-03-29' as day, timestamptz '2026-03-29 01:30Z' as at,
      array[[1, null], [3, 4]]::bigint[] as bigs, array[0.5]::numeric[] as prices, array[date '2026-01-01'] as days, count(*) as total`,
    );
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        price: 12.5,
        day: '2026-03-29',
        at: new Date('2026-03-29T01:30:00Z'),
        bigs: [
          [1, null],
          [3, 4],
        ],
        prices: [0.5],
        days: ['2026-01-01'],
        total: 1,
      },
    ]);
  });

  it('parses integer arrays with nulls, nesting and bounds', async () => {
    const { rows } = await database.pool.query(
      `select array[7, -20, 0]::integer[] as several, array[3]::integer[] as one, array[]::integer[] as none,
      array[1, null]::integer[] as gap, array[[1], [2]]::integer[] as nested, '[5:6]={1,2}'::integer[] as shifted`,
    );
    expect(rows).toEqual([
      { several: [7, -20, 0], one: [3], none: [], gap: [1, null], nested: [[1], [2]], shifted: [1, 2] },
    ]);
  });

  it('fails only the query that returns a bigint outside the safe range', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(
      'outside the safe integer range',
    );
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.forTenant('none'))).rows).toEqual([
      { one: 1 },
    ]);
  });

  it('sets timeouts and UTC in the database session', async () => {
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'];
    const { rows } = await database.pool.query(
      'select array_agg(current_setting(name)) as values from unnest($1::text[]) name',
      [settings],
    );
    expect(rows).toEqual([{ values: ['10s', '5s', '15s', 'UTC'] }]);
  });

  it('rejects writes to the read replica', async () => {
    await expect(sql`create table t (a text)`.execute(database.forTenant('none', 'read'))).rejects.toThrow('read-only');
  });

  it('names a missing database without the password', async () => {
    const url = replaceDatabaseName(clone.url, 'no_such_database');
    const error = await openDatabase({ databaseUrl: url, dataDir, log: silentLog }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: 'DatabaseError' });
    expect(String(error)).toMatch(
      /^DatabaseError: The database no_such_database at .* cannot be used: .*does not exist/,
    );
  });

  it('rejects a database with another encoding', async () => {
    const name = `${new URL(clone.url).pathname.slice(1)}_latin`;
    await database.pool.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
    await expect(
      openDatabase({ databaseUrl: replaceDatabaseName(clone.url, name), dataDir, log: silentLog }),
    ).rejects.toThrow('stores text as LATIN1');
  });
});
