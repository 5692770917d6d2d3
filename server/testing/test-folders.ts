import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#server/db/embedded/processes.ts';

const prefix = 'wavelength-test-';

/** Creates a folder whose name contains the process id, so that a later run can remove it if this process is killed. */
export function makeFolder(parent: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes the folders of processes that are no longer running. */
export function removeAbandonedFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
