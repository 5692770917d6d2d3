import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import type { RunAs } from './run-as.ts';

export interface DatabasePaths {
  /** `${DATA_DIR}/postgres` */
  readonly home: string;
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** Output of the last start, with the reason if it failed. */
  readonly startLog: string;
  /** Password of the superuser. */
  readonly passwordFile: string;
  /** Password of the product's role. */
  readonly appPasswordFile: string;
  /** Folder of the Unix socket; mode 0700. */
  readonly socketFolder: string;
}

/** The superuser that owns the tables: for migrations, backup and restore. */
export const databaseUser = 'wavelength';
/** The role of the running product. Row-level security applies to it, and it cannot change the schema. */
export const appRole = 'wavelength_app';
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
    appPasswordFile: join(home, 'app-password'),
    socketFolder: getSocketPath(data).length <= maxSocketPathLength ? data : getShortFolder(home),
  };
}

/** The address of a database for the superuser. */
export function buildConnectionUrl(paths: DatabasePaths, database: string): string {
  return buildUrl(paths, { role: databaseUser, passwordFile: paths.passwordFile, database });
}

/** The address of the product's database for the product's role. */
export function buildAppUrl(paths: DatabasePaths): string {
  return buildUrl(paths, { role: appRole, passwordFile: paths.appPasswordFile, database: productDatabase });
}

interface Login {
  readonly role: string;
  readonly passwordFile: string;
  readonly database: string;
}

function buildUrl({ socketFolder }: DatabasePaths, { role, passwordFile, database }: Login): string {
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgresql://${role}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
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
