import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const onLinux = process.platform === 'linux';

/** True while the process runs. A zombie (ended, not yet collected by its parent) does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !(onLinux && isZombie(pid));
}

/** Ids of the processes whose working directory is `folder`, as every PostgreSQL process has its data folder. Linux only; elsewhere empty. */
export function findProcessesIn(folder: string): number[] {
  if (!onLinux) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && readWorkingFolder(pid) === real);
}

/** Sends a signal; a process that has ended meanwhile is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Resolves to whether `condition` came true within `limit` milliseconds. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await delay(10);
  }
  return true;
}

function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // ended, a zombie, or not ours to look at
  }
}

function isZombie(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return /^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
  } catch {
    return true; // gone since the signal was tried
  }
}
