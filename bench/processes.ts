import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process in megabytes, optionally with its children; shared pages are counted once. Linux only. */
export function memoryOf(pid: number, withChildren = false): number {
  const pids = withChildren ? [pid, ...childrenOf(pid)] : [pid];
  return pids.reduce((sum, each) => sum + kilobytes(each), 0) / 1024;
}

/** CPU time in milliseconds of a process and its children, including exited ones. Linux only. */
export function processorTimeOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) * millisecondsOfTick;
}

/** The kernel reports CPU time in hundredths of a second on every machine. */
const millisecondsOfTick = 10;

/** Process id of the database server of a data folder. */
export function postmasterIn(dataFolder: string): number {
  return Number(readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0]);
}

function kilobytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function ticksOf(pid: number): number {
  // utime, stime, then cutime and cstime of exited children.
  return statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields of /proc/PID/stat from the state on; empty if the process has exited. */
function statOf(pid: number): string[] {
  try {
    // The process name in the second field may contain brackets; the other fields follow the last one.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
