import {
  type CompiledQuery,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/db/tables.ts';
import { connectInScope, type TenantScope } from '#server/db/tenant-scope.ts';
import { createCheckout, queryWithinBudget } from './checkout.ts';
import { isConnectionError } from './connection-error.ts';
import { createBatch, isMarkedDeferred, nothing } from './deferred.ts';
import { getStatementName } from './prepared.ts';

export interface FailFastOptions {
  /** Milliseconds that a request waits for one connection. */
  readonly maxWaitMs?: number | undefined;
  /** Called after each statement, with the scope it ran in. */
  readonly onStatement?: ((statement: CompiledQuery, scope: TenantScope) => void) | undefined;
}

/**
 * Creates Kysely clients over a pool, with the waiting rules of `createCheckout` and the client of `wrapClient`. Their
 * queries see the rows of the scope.
 */
export function createFailFastClients(
  pool: pg.Pool,
  { maxWaitMs, onStatement }: FailFastOptions = {},
): (scope: TenantScope) => Kysely<Database> {
  const checkOut = createCheckout(pool, maxWaitMs);
  const clients = new Map<TenantScope, Kysely<Database>>();
  const create = (scope: TenantScope) => {
    const failFastPool = {
      options: pool.options,
      connect: async () => wrapClient(await connectInScope(checkOut, scope)),
      end: () => pool.end(),
    };
    return new Kysely<Database>({
      dialect: new PostgresDialect({ pool: failFastPool }),
      ...(onStatement && { log: ({ query: statement }) => onStatement(statement, scope) }),
    });
  };
  return (scope) => {
    const client = clients.get(scope) ?? create(scope);
    clients.set(scope, client);
    return client;
  };
}

/**
 * After a timeout, a connection may still be busy, and further queries would queue behind it. This client rejects them at
 * once and closes the connection instead of returning it to the pool. `begin` and deferred statements return at once: the
 * connection is pipelined, and the database skips the next statements if one of them fails.
 */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  const batch = createBatch(client);
  let connectionError: unknown;
  let isInTransaction = false;
  let unsettled: Promise<unknown>[] = [];
  const send = async (text: string, parameters: readonly unknown[]) => {
    if (connectionError) throw connectionError;
    try {
      return await queryWithinBudget(client, { name: getStatementName(text), text, values: [...parameters] });
    } catch (error) {
      // Without a transaction, its statements must not run.
      if (isConnectionError(error) || text === 'begin') connectionError = error;
      throw error;
    }
  };
  async function runQuery(text: string, parameters: readonly unknown[]) {
    if (text === 'begin') isInTransaction = true;
    const isDeferred = text === 'begin' || (isInTransaction && isMarkedDeferred(text));
    if (isDeferred) batch.hold();
    const result = send(text, parameters);
    if (!isDeferred) batch.flush();
    if (isDeferred) {
      result.catch(() => {});
      unsettled.push(result);
      return nothing;
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    const earlier = unsettled;
    unsettled = [];
    // The first failure is the cause of the others.
    if (earlier.length > 0 && text !== 'rollback') await Promise.all([...earlier, result]);
    return result;
  }
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported');
    return runQuery(text, parameters);
  }
  return { query, release: () => client.release(connectionError !== undefined) };
}
