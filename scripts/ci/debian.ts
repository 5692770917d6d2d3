import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, seconds } from '#scripts/setup/say.mjs';

/** Installs Debian packages whose programs are missing. Their own services stay off: tests start what they need. */
export function installPrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.keys(programs).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  const names = missing.map((path) => programs[path] ?? '');
  const start = Date.now();
  say(`Installing ${names.join(', ')} with apt-get.`);
  aptGet(['update']);
  aptGet(['install', '-y', '--no-install-recommends', ...names]);
  say(`Installed in ${seconds(start)}.`);
}

function aptGet(args: readonly string[]): void {
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL=1 tells Debian's install scripts that no service is to be started now.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed`);
}
