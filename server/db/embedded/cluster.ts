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
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { type DatabasePaths, databaseUser } from './database-paths.ts';
import type { PostgresInstance } from './postmaster.ts';
import { folderArgument, type RunAs } from './run-as.ts';

/** Creates the data folder if it is missing, and rejects one of another major version. An interrupted run starts over. */
export function ensureCluster(instance: PostgresInstance): void {
  const { paths, native, user } = instance;
  // Has this name only when complete.
  if (!existsSync(paths.data)) createCluster(instance);
  ensureOwner(paths, user);
  const found = readFileSync(join(paths.data, 'PG_VERSION'), 'utf8').trim();
  if (found !== String(native.major)) {
    throw new DatabaseError(
      `The database folder ${paths.home} was written by PostgreSQL ${found}; this version of the product contains PostgreSQL ${native.major}. ` +
        'Make a backup with the version that wrote it, and restore it into a new folder (docs/operations.md, Upgrade).',
    );
  }
}

function createCluster(instance: PostgresInstance): void {
  const { paths, user } = instance;
  const unfinished = join(paths.home, 'new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'data'), { recursive: true, mode: 0o700 });
  writeFileSync(join(unfinished, 'password'), newPassword(paths), { mode: 0o600 });
  if (user) for (const name of ['', 'data', 'password']) chownSync(join(unfinished, name), user.uid, user.gid);
  runInitdb(join(unfinished, 'data'), instance);
  renameSync(join(unfinished, 'data'), paths.data);
  rmSync(unfinished, { recursive: true });
  syncFolder(paths.home);
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
  throw new DatabaseError(`The embedded database could not be created in ${folder}: ${reason}`);
}

// Written before the data folder is complete, so that a complete folder always has its password.
function newPassword(paths: DatabasePaths): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(paths.passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  chmodSync(paths.passwordFile, 0o600);
  return password;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Changes the owner of the data folder to the PostgreSQL user if needed, such as after a copy. */
function ensureOwner(paths: DatabasePaths, user: RunAs | undefined): void {
  const owner = statSync(paths.data).uid;
  if (owner === (user ?? { uid: process.getuid?.() }).uid) return;
  const result = user && spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, paths.data]);
  if (result?.status === 0) return;
  throw new DatabaseError(
    `The database folder ${paths.data} belongs to the user with id ${owner}. Start as that user, or change its owner.`,
  );
}
