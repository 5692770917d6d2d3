import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUseError } from '#server/db/connection/database-error.ts';
import { isRunning, waitUntil } from './processes.ts';

interface Ownership {
  readonly release: () => void;
}

/**
 * Makes this process the only owner of the database folder `home`.
 *
 * Uses a kernel file lock, through SQLite because Node has no API for it: it is atomic, and the kernel releases it when the
 * process ends for any reason, so there are no stale locks.
 * @throws FolderInUseError with the folder and the process that holds it
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
  // The holder writes its id right after it acquires the lock; until then the file has the previous id.
  await waitUntil(() => readHolderPid(home) !== undefined, 500);
  const holder = readHolderPid(home);
  const owner = holder === undefined ? 'another process' : `the process with id ${holder}`;
  throw new FolderInUseError(
    `The database folder ${home} is in use by ${owner}. Stop that process first, or set DATA_DIR to another folder.`,
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
