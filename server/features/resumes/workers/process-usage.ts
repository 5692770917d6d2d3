import { readFile } from 'node:fs/promises';

interface ProcessUsage {
  readonly cpuMs: number;
  /** Resident memory. */
  readonly megabytes: number;
}

/** CPU time and memory of a process as reported by Linux; undefined on other systems and after its end. */
export async function readProcessUsage(pid: number | undefined): Promise<ProcessUsage | undefined> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1]);
  if (!Number.isFinite(user) || !Number.isFinite(system) || !Number.isFinite(kilobytes)) return undefined;
  return { cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs, megabytes: kilobytes / 1024 };
}

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;
