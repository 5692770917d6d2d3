import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUseError } from '#server/db/database-error.ts';
import { isRunning, waitUntil } from './processes.ts';

interface Ownership {
  readonly release: () => void;
}

/**
 * Makes this process the one owner of the database folder `home`, or throws a refusal that names the folder and the holder.
 *
 * The lock is the kernel's own file lock, reached through SQLite because Node offers no other door to it: it is taken
 * atomically, and the kernel drops it with the process however that ends, so there is no stale lock and no reused pid to judge.
 */
export function acquireOwnership(home: string): Promise<Ownership> {
  mkdirSync(home, { recursive: true });
  const lock = new DatabaseSync(join(home, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return throwInUse(home);
    throw error;
  }
  writeHolderPid(home);
  return Promise.resolve({ release: () => lock.close() });
}

async function throwInUse(home: string): Promise<never> {
  // The holder writes its id just after it takes the lock; until then the file names the one before.
  await waitUntil(() => readHolderPid(home) !== undefined, 500);
  const holder = readHolderPid(home);
  const who = holder === undefined ? 'another process' : `the process with id ${holder}`;
  throw new FolderInUseError(
    `The database folder ${home} is in use by ${who}. Stop that process first, or give this one another folder with DATA_DIR.`,
  );
}

function writeHolderPid(home: string): void {
  const file = join(home, 'owner.pid');
  writeFileSync(`${file}.new`, `${process.pid}\n`);
  renameSync(`${file}.new`, file);
}

function readHolderPid(home: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(home, 'owner.pid'), 'utf8'));
    return pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}
