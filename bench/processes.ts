import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes a process holds, or a process with all its children, pages they share counted once. Linux only. */
export function memoryOf(pid: number, withChildren = false): number {
  const pids = withChildren ? [pid, ...childrenOf(pid)] : [pid];
  return pids.reduce((sum, each) => sum + kilobytes(each), 0) / 1024;
}

/** Milliseconds of processor time that a process and its children, those that have ended too, used so far. Linux only. */
export function processorTimeOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) * millisecondsOfTick;
}

/** The kernel tells processor time in hundredths of a second, whatever the machine. */
const millisecondsOfTick = 10;

/** The process of the database server that runs in a data folder. */
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
  // Its own time in the program and in the kernel, then the same of its children that have ended.
  return statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields of a process from its state on; none when it has ended. */
function statOf(pid: number): string[] {
  try {
    // The name in the second field may hold anything, a bracket included; the rest stands after its last one.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
