import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { formatElapsed, printStep } from './output.mjs';

const isRoot = process.getuid?.() === 0;

/** Whether apt-get can install packages without a password prompt. */
export function canInstall(): boolean {
  const runs = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;
  return runs('apt-get', '--version') && (isRoot || runs('sudo', '-n', 'true'));
}

/** Installs the Debian packages of missing programs. Their services are not started: tests start what they need. */
export async function installPrograms(programs: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.keys(programs).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  const names = missing.map((path) => programs[path] ?? '');
  const start = Date.now();
  printStep(`Installing ${names.join(', ')} with apt-get.`);
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
  printStep(`Installed in ${formatElapsed(start)}.`);
}

async function aptGet(...args: readonly string[]): Promise<void> {
  // RUNLEVEL=1 makes Debian's install scripts start no services.
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq', ...args];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  const [status] = await once(spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed`);
}
