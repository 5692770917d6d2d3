import pg from 'pg';
import type { DatabaseLog } from '#server/db/log.ts';
import { valueTypes } from '#server/db/rows/value-types.ts';
import { type TenantScope, toTenantSetting } from '#server/db/tenant-scope.ts';

/** Milliseconds, enforced by the database. */
const sessionLimits = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 15_000 };

/** Client-side timeout, longer than `statement_timeout`: it applies only if the database does not respond. */
const queryTimeoutMs = 12_000;

/** How long to wait for a connection. */
const connectionTimeoutMillis = 5000;

/** Connections of each pool of a process. The three pools of the product are separate, so that none waits for another. */
const maxConnections = { web: 16, read: 8, session: 4, tables: 4 } as const;

/** A pool for short queries. A lost connection fails its running query and is replaced by the next one. */
export function openPool(
  url: string,
  purpose: keyof typeof maxConnections,
  log: DatabaseLog,
  maxWaitMs: number = connectionTimeoutMillis,
): pg.Pool {
  const pool = new pg.Pool({
    ...buildConfig(url, ['app.tenant=', ...(purpose === 'read' ? ['default_transaction_read_only=on'] : [])]),
    ...sessionLimits,
    query_timeout: queryTimeoutMs,
    application_name: `wavelength ${purpose}`,
    max: maxConnections[purpose],
    connectionTimeoutMillis: maxWaitMs,
    keepAlive: true,
    // Statements of a transaction that do not wait for each other are sent in one round trip.
    pipeline: true,
  });
  // An error event without a listener would end the process; the running query rejects with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    // `pool.end()` does not wait for the connections to close, so a stopping database may cut them.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost');
  });
  return pool;
}

/** A single connection without time limits, for migrations, LISTEN, backup and restore. */
export function newClient(url: string, purpose: string, scope: TenantScope = 'all'): pg.Client {
  const client = new pg.Client({
    ...buildConfig(url, [`app.tenant=${toTenantSetting(scope)}`, 'app.self_identification=all']),
    application_name: `wavelength ${purpose}`,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  client.on('error', () => {}); // reported by the running query or the caller's 'end' listener
  return client;
}

// Options in the URL are kept; ours come last, so that dates and times are the same on every server.
function buildConfig(url: string, extra: readonly string[]): pg.ClientConfig {
  const address = new URL(url);
  const urlOptions = address.searchParams.get('options');
  address.searchParams.delete('options');
  const ourOptions = ['timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres', ...extra].map(
    (setting) => `-c ${setting}`,
  );
  return {
    connectionString: address.href,
    options: [...(urlOptions ? [urlOptions] : []), ...ourOptions].join(' '),
    types: valueTypes,
  };
}
