import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { testApp } from '#server/testing/app.ts';
import { deferred } from './deferred.ts';

const app = testApp();

const divisionByZero = { code: '22012' };

const setMark = (db: Db, value: string) =>
  sql`${deferred} select set_config('deferred.mark', ${value}, true)`.execute(db);

async function readMark(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`select current_setting('deferred.mark', true) as mark`.execute(db);
  return rows[0]?.mark;
}

const divide = (db: Db) => sql`${deferred} select 1 / ${0}::int`.execute(db);

describe('deferred', () => {
  it('statements of a transaction -> run in order, before the next statement', async () => {
    const mark = await app()
      .services.database.db.transaction()
      .execute(async (db) => {
        await setMark(db, 'first');
        await setMark(db, 'second');
        return readMark(db);
      });
    expect(mark).toBe('second');
  });

  it('a failing statement -> the next statement throws its error', async () => {
    const seen: unknown[] = [];
    const transaction = app()
      .services.database.db.transaction()
      .execute(async (db) => {
        await divide(db);
        await setMark(db, 'after');
        await readMark(db).catch((error: unknown) => {
          seen.push(error);
          throw error;
        });
      });
    await expect(transaction).rejects.toMatchObject(divisionByZero);
    expect(seen).toMatchObject([divisionByZero]);
  });

  it('a failing last statement -> the transaction rejects with its error', async () => {
    const transaction = app().services.database.db.transaction().execute(divide);
    await expect(transaction).rejects.toMatchObject(divisionByZero);
  });

  it('after a failure -> the connection is used again', async () => {
    await app()
      .services.database.db.connection()
      .execute(async (db) => {
        await expect(db.transaction().execute(divide)).rejects.toMatchObject(divisionByZero);
        expect(await db.transaction().execute(readMark)).not.toBe('after');
      });
  });

  it('outside of a transaction -> the statement throws its own error', async () => {
    await expect(divide(app().services.database.db)).rejects.toMatchObject(divisionByZero);
  });
});
