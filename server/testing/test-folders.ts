import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#server/db/embedded/processes.ts';

const prefix = 'wavelength-test-';

/** A folder of this process; what a killed process leaves goes with the next run. */
export function makeFolder(parent: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes the folders of processes that run no more. */
export function removeAbandonedFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
