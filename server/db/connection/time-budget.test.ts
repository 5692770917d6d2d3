import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { type SystemDatabase, withSystemScope } from '#server/testing/database/test-database.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { isConnectionError } from './connection-error.ts';
import { openDatabase } from './open.ts';
import { createTimeBudget, withoutTimeBudget, withTimeBudget } from './time-budget.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'budget-'));
let clone: TestDatabase;
let database: SystemDatabase;

beforeAll(async () => {
  clone = await createEmptyDatabase();
  database = withSystemScope(await openDatabase({ databaseUrl: clone.url, dataDir, log: silentLog }));
});

afterAll(async () => {
  await database.close();
  await clone.drop();
  rmSync(dataDir, { recursive: true });
});

/** A budget whose clock moves only by `pass`. */
function budgetWithClock(milliseconds: number) {
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
  };
  return { budget: createTimeBudget(milliseconds, () => now), pass };
}

/** Returns the function that releases them. */
async function takeAllConnections(): Promise<() => void> {
  const { pool } = database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const client of clients) client.release();
  };
}

const read = () => sql`select 1`.execute(database.db);
const fail = (error: unknown) => error;

describe('createTimeBudget', () => {
  it('deducts overlapping work once, and no time between', async () => {
    const { budget, pass } = budgetWithClock(1000);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = [budget.spend(() => first.promise), budget.spend(() => second.promise)];
    pass(100);
    first.resolve();
    await work[0];
    pass(200);
    expect(budget.remainingMs()).toBe(700);
    second.resolve();
    await work[1];
    pass(5000);
    expect(budget.remainingMs()).toBe(700);
  });
});

describe('withTimeBudget', () => {
  it('refuses the second of two reads that wait longer together than the budget', async () => {
    const { budget, pass } = budgetWithClock(10_000);
    const readAfterWaiting = async (ms: number) => {
      const release = await takeAllConnections();
      const reading = read();
      await vi.waitUntil(() => database.pool.waitingCount === 1, 30_000);
      pass(ms);
      release();
      return reading;
    };
    await withTimeBudget(budget, async () => {
      await readAfterWaiting(6000);
      expect(isConnectionError(await readAfterWaiting(6000).catch(fail))).toBe(true);
      expect(isConnectionError(await read().catch(fail))).toBe(true);
      await withoutTimeBudget(read);
    });
    await read();
  });

  it('ends a wait for a result with the budget, and rolls the transaction back', async () => {
    await sql`create table lines (text text)`.execute(database.db);
    const error = await withTimeBudget(createTimeBudget(1500), () =>
      database.db
        .transaction()
        .execute(async (db) => {
          await sql`insert into lines values ('half')`.execute(db);
          await sql`select pg_sleep(9)`.execute(db);
        })
        .catch(fail),
    );
    expect(isConnectionError(error)).toBe(true);
    // The next use of the table waits until the server has ended the abandoned transaction.
    await sql`alter table lines add column seen boolean`.execute(database.db).catch(fail);
    expect((await sql`select * from lines`.execute(database.db)).rows).toEqual([]);
  });

  it('ends the wait for a connection with the budget, and returns the late connection to the pool', async () => {
    const { pool } = database;
    const release = await takeAllConnections();
    const error = await withTimeBudget(createTimeBudget(50), () => read().catch(fail));
    expect(isConnectionError(error)).toBe(true);
    release();
    await read();
    expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]);
  });
});
