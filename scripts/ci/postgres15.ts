import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#scripts/test/free-port.ts';
import { leakproofOperators } from '#server/db/embedded/app-role.ts';
import { type Peer, startPeer } from './peer.ts';

export const POSTGRES_15 = '/usr/lib/postgresql/15/bin';

/** Speed over durability: the cluster is deleted after the tests. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

interface PostgresOptions {
  readonly settings: readonly string[];
  /** Whether it is started again after it was killed. */
  readonly restarts?: boolean;
}

/** A server whose commits survive a kill, after which it starts again, as a supervisor would do. */
export function startDurablePostgres15(): Promise<Peer> {
  return startPostgres15({ settings: [], restarts: true });
}

/** Debian's PostgreSQL 15 with a temporary cluster, on a free loopback port. The role owns its databases only. */
export async function startPostgres15(
  { settings, restarts = false }: PostgresOptions = { settings: FAST_SETTINGS },
): Promise<Peer> {
  const user = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-pg15-'));
  chownSync(folder, user, user);
  const init = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(`${POSTGRES_15}/initdb`, init, { uid: user, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'log_min_messages=fatal',
    ...settings,
  ];
  const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])];
  const peer = await startPeer(`postgresql://postgres@127.0.0.1:${port}/postgres`, `${POSTGRES_15}/postgres`, args, {
    user,
    restarts,
  });
  return {
    url: await createRole(peer.url),
    async stop() {
      await peer.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sets the server up as docs/operations.md describes. The tests also drop databases, which may end an autovacuum worker. */
async function createRole(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl);
  await run(url.href, 'create role wavelength login createdb in role pg_signal_backend');
  await run(
    url.href,
    "create database wavelength owner wavelength template template0 encoding 'UTF8' locale 'C.UTF-8'",
  );
  url.pathname = '/wavelength';
  await run(url.href, leakproofOperators);
  url.username = 'wavelength';
  return url.href;
}

async function run(url: string, statements: string): Promise<void> {
  const client = await connectWhenStarted(url);
  await client.query(statements);
  await client.end();
}

/** The port opens before the server accepts connections. */
async function connectWhenStarted(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === cannotConnectNow)) throw error;
      await delay(50);
    }
  }
}

/** The SQLSTATE `cannot_connect_now`. */
const cannotConnectNow = '57P03';
