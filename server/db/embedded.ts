import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster } from '#server/db/embedded/cluster.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { installNativeFiles } from '#server/db/embedded/native-files.ts';
import { acquireOwnership } from '#server/db/embedded/owner-lock.ts';
import {
  ensurePostmaster,
  findPostmasterPid,
  type PostgresInstance,
  stopPostmaster,
} from '#server/db/embedded/postmaster.ts';
import { getServerUser } from '#server/db/embedded/run-as.ts';
import { serverSettings } from '#server/db/embedded/server-settings.ts';
import type { DatabaseLog } from './log.ts';

interface EmbeddedSettings {
  /** Folder of the database, `${DATA_DIR}/postgres`; made when missing. */
  readonly folder: string;
  readonly log: DatabaseLog;
  /** PostgreSQL settings that differ from the usual, as tests use. */
  readonly server?: Readonly<Record<string, string>>;
  /** Folder for the copy of PostgreSQL's programs, when it is not to lie in `folder`. */
  readonly programs?: string;
}

export interface EmbeddedDatabase {
  /** Connection address of the product's database. */
  readonly url: string;
  /** Process id of the database server at this moment; undefined while it is being started again. */
  readonly serverPid: () => number | undefined;
  /** Stops the server and gives the folder free. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs the PostgreSQL that npm brought, on its own folder, as that folder's one owner; starts it again whenever it ends by itself.
 * @throws DatabaseRefusal when the folder is in use, or the server cannot start
 */
export async function startEmbedded({ folder, log, server, programs }: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const place = getDatabasePaths(folder);
  const ownership = await acquireOwnership(place.home);
  try {
    const user = getServerUser();
    const native = installNativeFiles([programs ?? place.home, ...(user ? [systemFolder] : [])], user);
    const program = { place, native, user, settings: serverSettings(server) };
    ensureCluster(program);
    if ((await ensurePostmaster(program)).adopted)
      log.info({ folder }, 'took over the running database server of an earlier process');
    await ensureDatabase(buildConnectionUrl(place, 'postgres'));
    const supervisor = await supervise(program, log);
    return {
      url: buildConnectionUrl(place, productDatabase),
      serverPid: () => findPostmasterPid(place),
      stop: async () => {
        await supervisor.end();
        await stopPostmaster(place);
        ownership.release();
      },
    };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

// For root alone: where PostgreSQL's user can read the programs when the data folder is closed to it.
const systemFolder = '/var/lib/wavelength';

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [productDatabase]);
    if (rowCount === 0) await client.query(`create database ${productDatabase}`);
  } finally {
    await client.end();
  }
}

/** Holds one connection open: its end is the news, for a server of ours and an adopted one alike, that the server is gone. */
async function supervise(program: PostgresInstance, log: DatabaseLog): Promise<{ end: () => Promise<void> }> {
  let monitor = await openMonitor(program);
  let ending = false;
  const watch = (async () => {
    while (!ending) {
      await monitor.lost;
      if (ending) return;
      log.warn({ folder: program.paths.home }, 'the database server has ended; starting it again');
      monitor = await restart(program, log, () => ending);
    }
  })();
  return {
    end: async () => {
      ending = true;
      await monitor.close();
      await watch;
    },
  };
}

interface Monitor {
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
}

async function openMonitor(program: PostgresInstance): Promise<Monitor> {
  const client = new pg.Client({
    connectionString: buildConnectionUrl(program.paths, productDatabase),
    application_name: 'wavelength supervisor',
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  await client.connect();
  return { lost, close: () => client.end() };
}

async function restart(program: PostgresInstance, log: DatabaseLog, isEnding: () => boolean): Promise<Monitor> {
  for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
    if (isEnding()) return { lost: Promise.resolve(), close: () => Promise.resolve() };
    try {
      await ensurePostmaster(program);
      return await openMonitor(program);
    } catch (error) {
      log.error({ err: error }, 'the database server could not be started; trying again');
      await delay(pause);
    }
  }
}
