import type pg from 'pg';
import { DatabaseBusyError } from './connection-error.ts';
import { getTimeBudget } from './time-budget.ts';

/** Milliseconds that a request waits for one connection. */
const maxConnectionWaitMs = 3000;

/** With more requests waiting than this, and a queue that does not move, further ones are refused at once. */
const maxWaiting = 40;

/**
 * A short burst empties the queue faster, and a disk that pauses does not stop it for so long; only a database that is stuck lets
 * a request wait this long.
 */
const stuckAfterMs = 2500;

/**
 * Takes connections from a pool. Requests wait within their time budget and are refused at once when the pool is
 * overloaded, unless they have already committed a change; background tasks wait as long as the pool lets them.
 */
export function createCheckout(pool: pg.Pool, maxWaitMs: number = maxConnectionWaitMs): () => Promise<pg.PoolClient> {
  // In the order of arrival.
  const waiting = new Set<{ readonly since: number }>();
  const isOverloaded = () => {
    const [first] = waiting;
    return waiting.size > maxWaiting && first !== undefined && performance.now() - first.since > stuckAfterMs;
  };
  return async () => {
    const budget = getTimeBudget();
    if (!budget) return pool.connect();
    if (!budget.hasCommitted && isOverloaded()) throw new DatabaseBusyError('too many requests wait for a connection');
    const waiter = { since: performance.now() };
    waiting.add(waiter);
    try {
      const waitMs = budget.hasCommitted ? budget.remainingMs() : Math.min(maxWaitMs, budget.remainingMs());
      return await budget.spend(() => connectWithin(pool, waitMs));
    } finally {
      waiting.delete(waiter);
    }
  };
}

function connectWithin(pool: pg.Pool, milliseconds: number): Promise<pg.PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new DatabaseBusyError('no connection became free in time'));
  }, milliseconds);
  pool
    .connect()
    .then((client) => (isLate ? client.release() : resolve(client)), reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** Ends the wait for a result when the time budget of the request is used up. */
export function queryWithinBudget(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const budget = getTimeBudget();
  if (!budget) return client.query(query);
  const remaining = Math.ceil(budget.remainingMs());
  if (remaining === 0) throw new DatabaseBusyError('the time of this request for the database is used up');
  // The driver reads `query_timeout`, which its types lack.
  const limited: pg.QueryConfig & { readonly query_timeout: number } = { ...query, query_timeout: remaining };
  return budget.spend(() => client.query(limited));
}
