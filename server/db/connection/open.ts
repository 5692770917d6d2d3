import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { findInstallationId } from '#server/db/installation-id.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { isConnectionError } from './connection-error.ts';
import { DatabaseError } from './database-error.ts';
import { createFailFastClients, type FailFastOptions } from './fail-fast.ts';
import { newClient, openPool } from './pools.ts';

interface DatabaseSettings {
  /** A PostgreSQL server; if undefined, the embedded one in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** A read replica of that server. */
  readonly databaseReadUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Milliseconds that a request waits for one connection. Tests of bursts wait longer, because their machine may be busy. */
  readonly maxWaitMs?: FailFastOptions['maxWaitMs'];
  readonly onStatement?: FailFastOptions['onStatement'];
}

/**
 * `read` is for public reads, on the read replica if there is one, whose data may lag behind. `session` is for tenants,
 * sessions and sign-ins; it is small, and slow work never delays it.
 */
export type PoolName = 'main' | 'read' | 'session';

export interface OpenDatabase {
  readonly kind: 'embedded' | 'server';
  readonly url: string;
  /** The same database for the role that owns the tables. On a server, the role of DATABASE_URL is both. */
  readonly ownerUrl: string;
  /** Distinguishes this installation from others on the same Redis. */
  readonly installationId: string;
  /** Queries that see the rows of one tenant, of all, or of none. The default pool is `main`. */
  readonly forTenant: (scope: TenantScope, pool?: PoolName) => Db;
  /** Whether `read` is a replica, whose data may lag behind. */
  readonly hasReplica: boolean;
  /** Rejects if the database does not respond. A table that is locked or slow does not matter. */
  readonly ping: () => Promise<void>;
  /** The state of the main pool. */
  readonly poolStatus: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** A new unconnected client without timeouts, for LISTEN. It sees no tenant's rows. The caller ends it. */
  readonly newClient: (purpose: string) => pg.Client;
  /** The same for the role that owns the tables. It sees all rows. */
  readonly newOwnerClient: (purpose: string) => pg.Client;
  /** Waits briefly for running queries, closes the pools and stops an embedded server. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the configured database.
 * @throws DatabaseError if the server is unreachable or older than PostgreSQL 15, or the embedded folder is in use
 */
export async function openDatabase({
  databaseUrl,
  databaseReadUrl,
  dataDir,
  log,
  maxWaitMs,
  onStatement,
}: DatabaseSettings): Promise<OpenDatabase> {
  for (const address of [databaseUrl, databaseReadUrl]) if (address) await checkServer(address, log);
  const { kind, url, ownerUrl, stop } = databaseUrl
    ? { kind: 'server' as const, url: databaseUrl, ownerUrl: databaseUrl, stop: undefined }
    : await openEmbedded(dataDir, log);
  const pool = openPool(url, 'web', log, maxWaitMs);
  const installationId = await findInstallationId(pool);
  const readPool = openPool(databaseReadUrl ?? url, 'read', log, maxWaitMs);
  const sessionPool = openPool(url, 'session', log, maxWaitMs);
  const clients = {
    main: createFailFastClients(pool, { maxWaitMs, onStatement }),
    read: createFailFastClients(readPool, { maxWaitMs, onStatement }),
    session: createFailFastClients(sessionPool, { maxWaitMs, onStatement }),
  };
  return {
    kind,
    url,
    ownerUrl,
    installationId,
    forTenant: (scope, name = 'main') => clients[name](scope),
    hasReplica: Boolean(databaseReadUrl),
    ping: async () => void (await sessionPool.query('select 1')),
    poolStatus: pool,
    newClient: (purpose) => newClient(url, purpose, 'none'),
    newOwnerClient: (purpose) => newClient(ownerUrl, purpose),
    close: async () => {
      const closing = Promise.all([pool, readPool, sessionPool].map((one) => one.end()));
      await Promise.race([closing, delay(maxCloseMs, undefined, { ref: false })]);
      await stop?.();
    },
  };
}

const minVersion = 15;

/** How long `close` waits for running queries. */
const maxCloseMs = 1500;

async function openEmbedded(dataDir: string, log: DatabaseLog) {
  return { kind: 'embedded' as const, ...(await startEmbedded({ folder: join(dataDir, 'postgres'), log })) };
}

/** Checks version, encoding and role. Retries while the server is still starting. */
async function checkServer(url: string, log: DatabaseLog): Promise<void> {
  const client = await connect(url, log);
  try {
    const { rows } = await client.query<{ version: string; number: number; encoding: string; is_superuser: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
        current_setting('server_encoding') as encoding, rolsuper or rolbypassrls as is_superuser
       from pg_roles where rolname = current_user`,
    );
    const server = rows[0];
    if (!server || server.number < minVersion * 10_000) {
      throw new DatabaseError(
        `${describeServer(url)} runs PostgreSQL ${server?.version}; version ${minVersion} or newer is required.`,
      );
    }
    if (server.encoding !== 'UTF8') {
      throw new DatabaseError(
        `${describeServer(url)} stores text as ${server.encoding}; create the database with encoding UTF8.`,
      );
    }
    if (server.is_superuser) {
      log.warn(
        {},
        `${describeServer(url)} is used as a superuser or a role with BYPASSRLS, to which row-level security does not apply. ` +
          'Use a role that only owns the database (docs/operations.md, A PostgreSQL server).',
      );
    }
  } finally {
    await client.end();
  }
}

async function connect(url: string, log: DatabaseLog): Promise<pg.Client> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const client = newClient(url, 'start');
    try {
      await client.connect();
      return client;
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      if (!isConnectionError(error) || performance.now() > deadline) {
        throw new DatabaseError(`${describeServer(url)} cannot be used: ${reason}`, { cause: error });
      }
      log.warn({ reason }, 'the database does not respond yet; retrying');
      await delay(1000);
    }
  }
}

function describeServer(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${hostname}${port && `:${port}`}`;
}
