import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from '#server/db/connection/pools.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { signal } from '#server/db/embedded/processes.ts';

/** A database that tests can query and kill while the product uses it. */
export interface Installation {
  /** Settings of the product. */
  readonly env: Readonly<Record<string, string>>;
  readonly query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly killDatabase: () => Promise<void>;
  /** Resolves when a product can start. */
  readonly waitForDatabase: () => Promise<void>;
}

/** The embedded database in a data folder, which the product starts. */
export function createEmbeddedInstallation(dataDir: string): Installation {
  const paths = getDatabasePaths(join(dataDir, 'postgres'));
  return {
    env: { DATA_DIR: dataDir },
    query: (text, values) => runQuery(buildConnectionUrl(paths, productDatabase), text, values),
    killDatabase: async () => {
      const pid = findPostmasterPid(paths);
      if (pid) signal(pid, 'SIGKILL');
    },
    waitForDatabase: async () => {},
  };
}

/** A server on this machine that is started again after it was killed. */
export function createServerInstallation(databaseUrl: string, dataDir: string): Installation {
  const findPid = () =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return readParent(rows[0]?.pid ?? 0);
    });
  return {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    query: (text, values) => runQuery(databaseUrl, text, values),
    killDatabase: async () => void process.kill(await findPid(), 'SIGKILL'),
    waitForDatabase: async () => {
      while (!(await findPid().catch(() => null))) await delay(20);
    },
  };
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = newClient(url, 'test');
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function runQuery<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(text, values)).rows);
}

/** The parent of a connected backend is the server. The name before it may contain spaces. */
function readParent(pid: number): number {
  const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  if (Number(parent) <= 1) throw new Error(`The server of the backend ${pid} has ended`);
  return Number(parent);
}
