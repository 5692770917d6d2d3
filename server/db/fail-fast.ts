import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { isConnectionError } from './connection-error.ts';
import type { Database } from './tables.ts';

/** Typed queries over a pool. */
export function createFailFastClient(pool: pg.Pool): Kysely<Database> {
  const failFastPool = {
    options: pool.options,
    connect: async () => wrapClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: failFastPool }) });
}

/**
 * A connection on which an answer stayed out may still wait for it: whatever is asked on it next would wait in line.
 * It refuses further queries of its transaction at once, and is closed instead of going back to the pool.
 */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let connectionError: unknown;
  async function runQuery(sql: string, parameters: readonly unknown[]) {
    if (connectionError) throw connectionError;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (isConnectionError(error)) connectionError = error;
      throw error;
    }
  }
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not in use');
    return runQuery(sql, parameters);
  }
  return { query, release: () => client.release(connectionError !== undefined) };
}
