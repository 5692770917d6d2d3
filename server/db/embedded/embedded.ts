import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '#server/db/log.ts';
import { ensureAppRole } from './app-role.ts';
import { ensureCluster } from './cluster.ts';
import { buildAppUrl, buildConnectionUrl, getDatabasePaths, productDatabase } from './database-paths.ts';
import { installNativeFiles } from './native-files.ts';
import { acquireOwnership } from './owner-lock.ts';
import { ensurePostmaster, findPostmasterPid, type PostgresInstance, stopPostmaster } from './postmaster.ts';
import { getServerUser } from './run-as.ts';
import { serverSettings } from './server-settings.ts';

interface EmbeddedSettings {
  /** Folder of the database, `${DATA_DIR}/postgres`; created if missing. */
  readonly folder: string;
  readonly log: DatabaseLog;
  /** Overrides of PostgreSQL settings, for tests. */
  readonly server?: Readonly<Record<string, string>>;
  /** Folder for the PostgreSQL binaries, if not `folder`. */
  readonly programs?: string;
}

export interface EmbeddedDatabase {
  /** Address of the product's database, for the product's role. */
  readonly url: string;
  /** The same database for the role that owns the tables. */
  readonly ownerUrl: string;
  /** Current process id of the database server; undefined during a restart. */
  readonly serverPid: () => number | undefined;
  /** Stops the server and releases the folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs the PostgreSQL from npm on its folder as the only owner, and restarts it if it ends unexpectedly.
 * @throws DatabaseError if the folder is in use or the server cannot start
 */
export async function startEmbedded({ folder, log, server, programs }: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const paths = getDatabasePaths(folder);
  const ownership = await acquireOwnership(paths.home);
  try {
    const user = getServerUser();
    const native = installNativeFiles([programs ?? paths.home, ...(user ? [systemFolder] : [])], user);
    const instance = { paths, native, user, settings: serverSettings(server) };
    ensureCluster(instance);
    if ((await ensurePostmaster(instance)).adopted)
      log.info({ folder }, 'adopted the running database server of an earlier process');
    await ensureAppRole(paths);
    const supervisor = await supervise(instance, log);
    return {
      url: buildAppUrl(paths),
      ownerUrl: buildConnectionUrl(paths, productDatabase),
      serverPid: () => findPostmasterPid(paths),
      stop: async () => {
        await supervisor.end();
        await stopPostmaster(paths);
        ownership.release();
      },
    };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

// Used when running as root, if the PostgreSQL user cannot read the data folder.
const systemFolder = '/var/lib/wavelength';

/** Holds one connection open, whose end reports that the server ended. This also works for an adopted server. */
async function supervise(instance: PostgresInstance, log: DatabaseLog): Promise<{ end: () => Promise<void> }> {
  let monitor = await openMonitor(instance);
  let ending = false;
  const watch = (async () => {
    while (!ending) {
      await monitor.lost;
      if (ending) return;
      log.warn({ folder: instance.paths.home }, 'the database server has ended; restarting it');
      monitor = await restart(instance, log, () => ending);
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

async function openMonitor(instance: PostgresInstance): Promise<Monitor> {
  const client = new pg.Client({
    connectionString: buildConnectionUrl(instance.paths, productDatabase),
    application_name: 'wavelength supervisor',
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  await client.connect();
  return { lost, close: () => client.end() };
}

async function restart(instance: PostgresInstance, log: DatabaseLog, isEnding: () => boolean): Promise<Monitor> {
  for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
    if (isEnding()) return { lost: Promise.resolve(), close: () => Promise.resolve() };
    try {
      await ensurePostmaster(instance);
      return await openMonitor(instance);
    } catch (error) {
      log.error({ err: error }, 'the database server could not be started; retrying');
      await delay(pause);
    }
  }
}
