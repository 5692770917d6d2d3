import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { prepared } from './prepared.ts';

const app = testApp();

interface Statement {
  readonly statement: string;
}

/** Runs statements on one connection, then returns the prepared ones with this text. */
function findPreparedAfter(
  text: string,
  run: (db: ReturnType<typeof app>['services']['database']['db']) => Promise<unknown>,
) {
  return app()
    .services.database.db.connection()
    .execute(async (db) => {
      await run(db);
      const { rows } = await sql<Statement>`
      select statement from pg_prepared_statements where statement like ${`%${text}%`}`.execute(db);
      return rows.map(({ statement }) => statement);
    });
}

describe('prepared', () => {
  it('a marked statement, run twice with different values -> prepared once, with the right results', async () => {
    const results: unknown[] = [];
    const found = await findPreparedAfter('as doubled', async (db) => {
      for (const value of [2, 3]) {
        const { rows } = await sql`${prepared} select ${value}::int * 2 as doubled`.execute(db);
        results.push(...rows);
      }
    });
    expect(results).toEqual([{ doubled: 4 }, { doubled: 6 }]);
    expect(found).toEqual(['/* prepared */ select $1::int * 2 as doubled']);
  });

  it('a statement of the query builder -> prepared', async () => {
    const found = await findPreparedAfter('"tenants" as "listed"', (db) =>
      db.selectFrom('tenants as listed').modifyFront(prepared).select('listed.id').limit(1).execute(),
    );
    expect(found).toHaveLength(1);
  });

  it('a statement without the mark -> not prepared', async () => {
    const found = await findPreparedAfter('as tripled', (db) => sql`select ${3}::int * 3 as tripled`.execute(db));
    expect(found).toEqual([]);
  });
});
