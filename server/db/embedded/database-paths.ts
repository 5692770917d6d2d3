import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from '#server/db/database-error.ts';
import type { RunAs } from './run-as.ts';

/** Where the parts of one embedded database lie; all of it derives from its folder. */
export interface Place {
  /** `${DATA_DIR}/postgres` */
  readonly home: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** What the server could not start with, if it could not. */
  readonly startLog: string;
  readonly passwordFile: string;
  /** Folder of the unix socket; mode 0700. */
  readonly sockets: string;
}

export const databaseUser = 'wavelength';
export const productDatabase = 'wavelength';

export function placeOf(folder: string): Place {
  mkdirSync(folder, { recursive: true });
  const home = realpathSync(folder);
  const data = join(home, 'data');
  return {
    home,
    data,
    startLog: join(home, 'start.log'),
    passwordFile: join(home, 'password'),
    sockets: socketPath(data).length <= longestSocketPath ? data : shortFolder(home),
  };
}

/** Connection address of one database of the server at `place`. */
export function urlOf(place: Place, database: string): string {
  const password = readFileSync(place.passwordFile, 'utf8').trim();
  return `postgresql://${databaseUser}:${password}@localhost/${database}?host=${encodeURIComponent(place.sockets)}`;
}

/** Makes the socket folder when it is apart from the data folder, and refuses one that somebody else made. */
export function prepareSockets(place: Place, user: RunAs | undefined): void {
  if (place.sockets === place.data) return;
  mkdirSync(place.sockets, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(place.sockets);
  if (!lstatSync(place.sockets).isDirectory() || ![process.getuid?.(), user?.uid].includes(uid)) {
    throw new DatabaseRefusal(
      `The socket folder ${place.sockets} belongs to another user. Remove it, or use a shorter DATA_DIR.`,
    );
  }
  if (user) chownSync(place.sockets, user.uid, user.gid);
  chmodSync(place.sockets, 0o700);
}

export function socketPath(folder: string): string {
  return join(folder, '.s.PGSQL.5432');
}

// The kernel's limit, with its closing zero, is 108 bytes on Linux and 104 on macOS.
const longestSocketPath = 103;

// Not os.tmpdir(): the server and a later command must agree, whatever TMPDIR says to each, and it can be long itself.
function shortFolder(home: string): string {
  return `/tmp/wavelength-${createHash('sha256').update(home).digest('hex').slice(0, 20)}`;
}
