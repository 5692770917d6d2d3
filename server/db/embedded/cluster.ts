import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '#server/db/database-error.ts';
import { type DatabasePaths, databaseUser } from './database-paths.ts';
import type { PostgresInstance } from './postmaster.ts';
import { folderArgument, type RunAs } from './run-as.ts';

/** Makes PostgreSQL's data folder if there is none, and refuses one of another major version. Killed half way, it starts afresh. */
export function ensureCluster(program: PostgresInstance): void {
  const { paths: place, native, user } = program;
  // It appears under this name only when complete.
  if (!existsSync(place.data)) createCluster(program);
  ensureOwner(place, user);
  const found = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  if (found !== String(native.major)) {
    throw new DatabaseError(
      `The database folder ${place.home} was written by PostgreSQL ${found}; this version of the product brings PostgreSQL ${native.major}. ` +
        'Make a backup with the version that wrote it, and restore that into a new folder (docs/operations.md, Upgrade).',
    );
  }
}

function createCluster(program: PostgresInstance): void {
  const { paths: place, user } = program;
  const unfinished = join(place.home, 'new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'data'), { recursive: true, mode: 0o700 });
  writeFileSync(join(unfinished, 'password'), newPassword(place), { mode: 0o600 });
  if (user) for (const name of ['', 'data', 'password']) chownSync(join(unfinished, name), user.uid, user.gid);
  runInitdb(join(unfinished, 'data'), program);
  renameSync(join(unfinished, 'data'), place.data);
  rmSync(unfinished, { recursive: true });
  syncFolder(place.home);
}

function runInitdb(folder: string, { native, user, settings }: PostgresInstance): void {
  const path = folderArgument(folder, user);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const flags = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ];
  const { status, stderr, error } = spawnSync(
    native.initdb,
    ['-D', path, '-U', databaseUser, `--pwfile=${path}/../password`, ...flags, '--no-instructions'],
    { cwd: folder, encoding: 'utf8', env: {}, ...user },
  );
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim();
  throw new DatabaseError(`The embedded database could not be made in ${folder}: ${reason}`);
}

// Written before the folder that was made with it, so that a finished folder always has its password.
function newPassword(place: DatabasePaths): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(place.passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  chmodSync(place.passwordFile, 0o600);
  return password;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The data folder belongs to the user PostgreSQL runs as; one that was copied or first used by another is handed over, where we may. */
function ensureOwner(place: DatabasePaths, user: RunAs | undefined): void {
  const owner = statSync(place.data).uid;
  if (owner === (user ?? { uid: process.getuid?.() }).uid) return;
  const result = user && spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, place.data]);
  if (result?.status === 0) return;
  throw new DatabaseError(
    `The database folder ${place.data} belongs to the user with id ${owner}. Start as that user, or change its owner.`,
  );
}
