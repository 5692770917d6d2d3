import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { createCheckout } from './checkout.ts';
import { DatabaseBusyError, isConnectionError } from './connection-error.ts';
import type { Database } from './tables.ts';
import { getTimeBudget } from './time-budget.ts';

/** Kysely over a pool, with the waiting rules of `createCheckout` and the client of `wrapClient`. */
export function createFailFastClient(pool: pg.Pool): Kysely<Database> {
  const checkOut = createCheckout(pool);
  const failFastPool = {
    options: pool.options,
    connect: async () => wrapClient(await checkOut()),
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
      return await queryWithinBudget(client, { text: sql, values: [...parameters] });
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

/** Ends the wait for a result when the time budget of the request is used up. */
function queryWithinBudget(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const budget = getTimeBudget();
  if (!budget) return client.query(query);
  const remaining = Math.ceil(budget.remainingMs());
  if (remaining === 0) throw new DatabaseBusyError('the time of this request for the database is used up');
  // The driver reads `query_timeout`, which its types lack.
  const limited: pg.QueryConfig & { readonly query_timeout: number } = { ...query, query_timeout: remaining };
  return budget.spend(() => client.query(limited));
}
