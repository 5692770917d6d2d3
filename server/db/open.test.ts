import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { databaseAt, emptyDatabase, type TestDatabase } from '#server/testing/template.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'open-'));
let clone: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  clone = await emptyDatabase();
  const settings = { databaseUrl: clone.url, databaseReadUrl: clone.url, dataDir, log: silentLog };
  database = await openDatabase(settings);
});

afterAll(async () => {
  await database.close();
  await clone.drop();
  rmSync(dataDir, { recursive: true });
});

test('values arrive as exact numbers, plain days and points in time', async () => {
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

test('arrays of whole numbers arrive whole, whatever their form', async () => {
  const { rows } = await database.pool.query(
    `select array[7, -20, 0]::integer[] as several, array[3]::integer[] as one, array[]::integer[] as none,
      array[1, null]::integer[] as gap, array[[1], [2]]::integer[] as nested, '[5:6]={1,2}'::integer[] as shifted`,
  );
  expect(rows).toEqual([
    { several: [7, -20, 0], one: [3], none: [], gap: [1, null], nested: [[1], [2]], shifted: [1, 2] },
  ]);
});

test('a bigint that a number cannot hold fails its query alone', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow('beyond what a number holds');
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('the database itself limits queries, waits and idle transactions, and counts in UTC', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'];
  const { rows } = await database.pool.query(
    'select array_agg(current_setting(name)) as values from unnest($1::text[]) name',
    [settings],
  );
  expect(rows).toEqual([{ values: ['10s', '5s', '15s', 'UTC'] }]);
});

test('the copy for reading takes no writes', async () => {
  await expect(database.readPool.query('create table t (a text)')).rejects.toThrow('read-only');
  await expect(sql`create table t (a text)`.execute(database.readDb)).rejects.toThrow('read-only');
});

test('a server that cannot be used is refused with its name and without the password', async () => {
  const url = databaseAt(clone.url, 'no_such_database');
  const refusal = await openDatabase({ databaseUrl: url, dataDir, log: silentLog }).catch((error: Error) => error);
  expect(refusal).toMatchObject({ name: 'DatabaseRefusal' });
  expect(String(refusal)).toMatch(
    /^DatabaseRefusal: The database no_such_database at .* cannot be used: .*does not exist/,
  );
});

test('a database that stores text in another encoding is refused', async () => {
  const name = `${new URL(clone.url).pathname.slice(1)}_latin`;
  await database.pool.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  await expect(openDatabase({ databaseUrl: databaseAt(clone.url, name), dataDir, log: silentLog })).rejects.toThrow(
    'stores text as LATIN1',
  );
});
