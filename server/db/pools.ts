import pg from 'pg';
import type { DatabaseLog } from './log.ts';
import { valueTypes } from './value-types.ts';

/** Limits of one query and of one transaction, in milliseconds. They live in the database, so that no slow query stalls the product. */
const sessionLimits = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 15_000 };

/** Milliseconds after which an answer is no longer waited for: the database would have ended the query itself if it were well. */
const queryTimeoutMs = 12_000;

/** Milliseconds within which a connection has to stand. */
const connectionTimeoutMillis = 5000;

/** A pool for many short queries. A lost connection is replaced by the next query; a query in flight on it fails. */
export function openPool(url: string, purpose: 'web' | 'read' | 'tables', log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    ...buildConfig(url, purpose === 'read' ? ['default_transaction_read_only=on'] : []),
    ...sessionLimits,
    query_timeout: queryTimeoutMs,
    application_name: `wavelength ${purpose}`,
    max: 20,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  // While a connection is lent nobody else listens, and an error without a listener ends the process; the query tells it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    // The end of a pool does not wait until the database has let its connections go, and it may be stopped meanwhile.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost');
  });
  return pool;
}

/** A single connection without time limits, for migrations, LISTEN, backup and restore. */
export function newClient(url: string, purpose: string): pg.Client {
  const client = new pg.Client({
    ...buildConfig(url),
    application_name: `wavelength ${purpose}`,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  client.on('error', () => {}); // the query in flight, or the caller's 'end' listener, tells it
  return client;
}

// Settings written into the address are kept; ours come after them, so days and hours mean the same on every server.
function buildConfig(url: string, extra: readonly string[] = []): pg.ClientConfig {
  const address = new URL(url);
  const written = address.searchParams.get('options');
  address.searchParams.delete('options');
  const ours = ['timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres', ...extra].map((setting) => `-c ${setting}`);
  return {
    connectionString: address.href,
    options: [...(written ? [written] : []), ...ours].join(' '),
    types: valueTypes,
  };
}
