import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '#server/db/database-error.ts';
import type { RunAs } from './run-as.ts';

export interface DatabasePaths {
  /** `${DATA_DIR}/postgres` */
  readonly home: string;
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** Output of the last start, with the reason if it failed. */
  readonly startLog: string;
  readonly passwordFile: string;
  /** Folder of the Unix socket; mode 0700. */
  readonly socketFolder: string;
}

export const databaseUser = 'wavelength';
export const productDatabase = 'wavelength';

export function getDatabasePaths(folder: string): DatabasePaths {
  mkdirSync(folder, { recursive: true });
  const home = realpathSync(folder);
  const data = join(home, 'data');
  return {
    home,
    data,
    startLog: join(home, 'start.log'),
    passwordFile: join(home, 'password'),
    socketFolder: getSocketPath(data).length <= maxSocketPathLength ? data : getShortFolder(home),
  };
}

export function buildConnectionUrl(paths: DatabasePaths, database: string): string {
  const password = readFileSync(paths.passwordFile, 'utf8').trim();
  return `postgresql://${databaseUser}:${password}@localhost/${database}?host=${encodeURIComponent(paths.socketFolder)}`;
}

/** Creates the socket folder if it is not the data folder, and rejects one that another user owns. */
export function prepareSocketFolder(paths: DatabasePaths, user: RunAs | undefined): void {
  if (paths.socketFolder === paths.data) return;
  mkdirSync(paths.socketFolder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(paths.socketFolder);
  if (!lstatSync(paths.socketFolder).isDirectory() || ![process.getuid?.(), user?.uid].includes(uid)) {
    throw new DatabaseError(
      `The socket folder ${paths.socketFolder} belongs to another user. Remove it, or use a shorter DATA_DIR.`,
    );
  }
  if (user) chownSync(paths.socketFolder, user.uid, user.gid);
  chmodSync(paths.socketFolder, 0o700);
}

export function getSocketPath(folder: string): string {
  return join(folder, '.s.PGSQL.5432');
}

// The kernel limit, including the terminating zero, is 108 bytes on Linux and 104 on macOS.
const maxSocketPathLength = 103;

// Not os.tmpdir(): the server and a later command may have different TMPDIR values, and it can be long.
function getShortFolder(home: string): string {
  return `/tmp/wavelength-${createHash('sha256').update(home).digest('hex').slice(0, 20)}`;
}
