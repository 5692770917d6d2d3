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

/** Kysely over a pool, with the client of `wrapClient`. */
export function createFailFastClient(pool: pg.Pool): Kysely<Database> {
  const failFastPool = {
    options: pool.options,
    connect: async () => wrapClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: failFastPool }) });
}

/**
 * After a timeout, a connection may still be busy, and further queries would queue behind it. This client rejects them at
 * once and closes the connection instead of returning it to the pool.
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
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported');
    return runQuery(sql, parameters);
  }
  return { query, release: () => client.release(connectionError !== undefined) };
}
