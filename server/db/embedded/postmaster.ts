import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from '#server/db/database-error.ts';
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
 * Sees to it that the server of this folder runs and answers: adopts one that an earlier owner left behind, else clears what
 * a killed one left and starts anew. Only the folder's owner may call it.
 * @returns whether a running server was adopted
 */
export async function ensurePostmaster(program: PostgresInstance): Promise<{ adopted: boolean }> {
  const { paths: place } = program;
  const found = findPostmasterPid(place);
  if (found !== undefined && (await waitForServer(place, found)) === 'answers') return { adopted: true };
  await cleanUpAfterCrash(place);
  prepareSocketFolder(place, program.user);
  if ((await waitForServer(place, spawnServer(program))) === 'answers') return { adopted: false };
  throw new DatabaseError(
    `The embedded database in ${place.home} did not start (more in ${join(place.data, 'log')}): ${readFileSync(place.startLog, 'utf8').trim()}`,
  );
}

/** Ends the server: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(place: DatabasePaths): Promise<void> {
  const pid = findPostmasterPid(place);
  for (const end of ['SIGINT', 'SIGQUIT'] as const) {
    if (pid === undefined || !isRunning(pid)) break;
    signal(pid, end);
    await waitUntil(() => !isRunning(pid), 30_000);
  }
  if (place.socketFolder !== place.data) rmSync(place.socketFolder, { recursive: true, force: true });
}

/** Process id of the live server of this folder, if there is one. A reused id or a zombie is none. */
export function findPostmasterPid(place: DatabasePaths): number | undefined {
  const pid = readLockFilePid(place);
  if (pid === undefined || !isRunning(pid)) return undefined;
  return process.platform !== 'linux' || findProcessesIn(place.data).includes(pid) ? pid : undefined;
}

// Detached: an interrupt typed in the terminal reaches this process alone, which then stops the server in its own time.
function spawnServer({ paths: place, native, user, settings }: PostgresInstance): number {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const sockets = place.socketFolder === place.data ? '.' : place.socketFolder;
  const log = openSync(place.startLog, 'w', 0o600);
  const child = spawn(native.postgres, ['-D', folderArgument(place.data, user), '-k', sockets, ...flags], {
    cwd: place.data,
    detached: true,
    env: {},
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  child.unref();
  child.on('error', () => {}); // shows as a missing process id just below
  if (child.pid === undefined) throw new DatabaseError(`${native.postgres} could not be started.`);
  return child.pid;
}

async function waitForServer(place: DatabasePaths, pid: number): Promise<'answers' | 'ended'> {
  const end = performance.now() + 300_000; // replaying the log after a crash takes a while on a large database
  while (!(isReady(place) && (await acceptsConnections(place)))) {
    if (!isRunning(pid)) return 'ended';
    if (performance.now() > end) {
      throw new DatabaseError(`The embedded database in ${place.home} (process ${pid}) does not answer.`);
    }
    await delay(15);
  }
  return 'answers';
}

async function acceptsConnections(place: DatabasePaths): Promise<boolean> {
  const client = new pg.Client({
    connectionString: buildConnectionUrl(place, 'postgres'),
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
        `The password in ${place.passwordFile} is not the one the database in ${place.home} was made with.`,
      );
    }
    return false;
  }
}

const wrongPassword = '28P01';

/**
 * After kill -9 of the server its other processes live on until they notice, and hold its shared memory; they are told to end,
 * as the server itself would tell them. Then its lock files can go: PostgreSQL alone would trust a zombie's or a reused id.
 */
async function cleanUpAfterCrash(place: DatabasePaths): Promise<void> {
  const gone = (): boolean => findProcessesIn(place.data).length === 0;
  for (const kill of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of findProcessesIn(place.data)) signal(pid, kill);
    if (await waitUntil(gone, 1500)) break;
  }
  const written = readLockFilePid(place);
  if (written !== undefined && process.platform !== 'linux' && isRunning(written)) return;
  for (const path of [
    join(place.data, 'postmaster.pid'),
    getSocketPath(place.socketFolder),
    `${getSocketPath(place.socketFolder)}.lock`,
  ]) {
    rmSync(path, { force: true });
  }
}

function readLockFilePid(place: DatabasePaths): number | undefined {
  const pid = Number.parseInt(readLockFile(place), 10);
  return pid > 0 ? pid : undefined;
}

/** The server writes how far it is into the last line of its lock file; asking it before would fill its log. */
function isReady(place: DatabasePaths): boolean {
  return readLockFile(place).split('\n')[7]?.trim() === 'ready';
}

function readLockFile(place: DatabasePaths): string {
  try {
    return readFileSync(join(place.data, 'postmaster.pid'), 'utf8');
  } catch {
    return '';
  }
}
