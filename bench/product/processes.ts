import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process in megabytes, optionally with its children; shared pages are counted once. Linux only. */
export function getMemory(pid: number, withChildren = false): number {
  const pids = withChildren ? [pid, ...findChildren(pid)] : [pid];
  return pids.reduce((sum, each) => sum + kilobytes(each), 0) / 1024;
}

/**
 * CPU time in milliseconds of a process, its exited children, and optionally its running ones. Linux only. The embedded database
 * is a child of the product.
 */
export function getProcessorTime(pid: number, withChildren = false): number {
  const pids = withChildren ? [pid, ...findChildren(pid)] : [pid];
  return pids.reduce((sum, each) => sum + getTicks(each), 0) * millisecondsOfTick;
}

/** The kernel reports CPU time in hundredths of a second on every machine. */
const millisecondsOfTick = 10;

/** Process id of the database server of a data folder. */
export function readPostmasterPid(dataFolder: string): number {
  return Number(readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** 0 if the process has exited, as workers of a database do. */
function kilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProcessFile(pid, 'smaps_rollup'))?.[1] ?? 0);
}

function findChildren(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => findParent(each) === pid);
}

function findParent(pid: number): number {
  return Number(getStat(pid)[1]);
}

function getTicks(pid: number): number {
  // utime, stime, then cutime and cstime of exited children.
  return getStat(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields of /proc/PID/stat from the state on; empty if the process has exited. */
function getStat(pid: number): string[] {
  // The process name in the second field may contain brackets; the other fields follow the last one.
  return readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
}

/** Empty if the process has exited. */
function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
