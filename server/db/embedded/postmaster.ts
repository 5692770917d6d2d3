import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { buildConnectionUrl, type DatabasePaths, getSocketPath, prepareSocketFolder } from './database-paths.ts';
import type { NativeFiles } from './native-files.ts';
import { findProcessesIn, isRunning, signal, waitUntil } from './processes.ts';
import { folderArgument, type RunAs } from './run-as.ts';

export interface PostgresInstance {
  readonly paths: DatabasePaths;
  readonly native: NativeFiles;
  readonly user: RunAs | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Ensures that the server of this folder accepts connections: adopts one that an earlier owner left running, or cleans up
 * after a crash and starts it. Only the folder's owner may call this.
 * @returns whether a running server was adopted
 */
export async function ensurePostmaster(instance: PostgresInstance): Promise<{ adopted: boolean }> {
  const { paths } = instance;
  const found = findPostmasterPid(paths);
  if (found !== undefined && (await waitForServer(paths, found)) === 'answers') return { adopted: true };
  await cleanUpAfterCrash(paths);
  prepareSocketFolder(paths, instance.user);
  if ((await waitForServer(paths, spawnServer(instance))) === 'answers') return { adopted: false };
  throw new DatabaseError(
    `The embedded database in ${paths.home} did not start (more in ${join(paths.data, 'log')}): ${readFileSync(paths.startLog, 'utf8').trim()}`,
  );
}

/** How long the server may take to write its memory to disk. */
const maxFastStopMs = 1200;

/**
 * Stops the server; open transactions are rolled back. A server that takes too long is stopped at once and replays its
 * log at the next start, so that nothing confirmed is lost.
 */
export async function stopPostmaster(paths: DatabasePaths): Promise<void> {
  const pid = findPostmasterPid(paths);
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (pid === undefined || !isRunning(pid)) break;
    signal(pid, name);
    await waitUntil(() => !isRunning(pid), name === 'SIGINT' ? maxFastStopMs : 30_000);
  }
  if (paths.socketFolder !== paths.data) rmSync(paths.socketFolder, { recursive: true, force: true });
}

/** Process id of the running server of this folder. Ignores reused ids and zombies. */
export function findPostmasterPid(paths: DatabasePaths): number | undefined {
  const pid = readLockFilePid(paths);
  if (pid === undefined || !isRunning(pid)) return undefined;
  return process.platform !== 'linux' || findProcessesIn(paths.data).includes(pid) ? pid : undefined;
}

// Detached, so that Ctrl+C reaches only this process, which then stops the server.
function spawnServer({ paths, native, user, settings }: PostgresInstance): number {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const sockets = paths.socketFolder === paths.data ? '.' : paths.socketFolder;
  const log = openSync(paths.startLog, 'w', 0o600);
  const child = spawn(native.postgres, ['-D', folderArgument(paths.data, user), '-k', sockets, ...flags], {
    cwd: paths.data,
    detached: true,
    env: {},
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  child.unref();
  child.on('error', () => {}); // detected by the missing process id below
  if (child.pid === undefined) throw new DatabaseError(`${native.postgres} could not be started.`);
  return child.pid;
}

async function waitForServer(paths: DatabasePaths, pid: number): Promise<'answers' | 'ended'> {
  const deadline = performance.now() + 300_000; // crash recovery of a large database takes minutes
  while (!(isReady(paths) && (await acceptsConnections(paths)))) {
    if (!isRunning(pid)) return 'ended';
    if (performance.now() > deadline) {
      throw new DatabaseError(`The embedded database in ${paths.home} (process ${pid}) does not respond.`);
    }
    await delay(15);
  }
  return 'answers';
}

async function acceptsConnections(paths: DatabasePaths): Promise<boolean> {
  const client = new pg.Client({
    connectionString: buildConnectionUrl(paths, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === wrongPassword) {
      throw new DatabaseError(
        `The password in ${paths.passwordFile} is not the password of the database in ${paths.home}.`,
      );
    }
    return false;
  }
}

const wrongPassword = '28P01';

/**
 * After kill -9 of the server, its child processes keep running for a while and hold its shared memory, so this ends them.
 * Then it removes the lock files, because PostgreSQL would trust the id of a zombie or a reused id.
 */
async function cleanUpAfterCrash(paths: DatabasePaths): Promise<void> {
  const haveEnded = (): boolean => findProcessesIn(paths.data).length === 0;
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of findProcessesIn(paths.data)) signal(pid, name);
    if (await waitUntil(haveEnded, 1500)) break;
  }
  const lockFilePid = readLockFilePid(paths);
  if (lockFilePid !== undefined && process.platform !== 'linux' && isRunning(lockFilePid)) return;
  for (const path of [
    join(paths.data, 'postmaster.pid'),
    getSocketPath(paths.socketFolder),
    `${getSocketPath(paths.socketFolder)}.lock`,
  ]) {
    rmSync(path, { force: true });
  }
}

function readLockFilePid(paths: DatabasePaths): number | undefined {
  const pid = Number.parseInt(readLockFile(paths), 10);
  return pid > 0 ? pid : undefined;
}

/** Reads the status line of the lock file; connecting earlier would fill the server log with errors. */
function isReady(paths: DatabasePaths): boolean {
  return readLockFile(paths).split('\n')[7]?.trim() === 'ready';
}

function readLockFile(paths: DatabasePaths): string {
  try {
    return readFileSync(join(paths.data, 'postmaster.pid'), 'utf8');
  } catch {
    return '';
  }
}
