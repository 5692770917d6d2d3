import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, say, seconds } from '#scripts/setup/say.mjs';

const DEBIAN_PATH = '/usr/bin/chromium';

/** Makes sure the browser journeys have a browser. Installs Debian's where it can, else says what to do. */
export function bringChromium(): void {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) giveUp(`CHROMIUM_PATH names ${chosen}, and no file is there.`);
  if (chosen || existsSync(DEBIAN_PATH)) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!has('apt-get') || (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0)) ask();
  const start = Date.now();
  say('Installing Chromium and fonts with apt-get for the browser journeys. This happens once, in about a minute.');
  aptGet(asRoot, ['update']);
  aptGet(asRoot, ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  if (!existsSync(DEBIAN_PATH)) ask();
  say(`Chromium installed in ${seconds(start)}.`);
}

function ask(): never {
  return giveUp(
    'The browser journeys need Chromium or Chrome. Install one, then run again with its path:\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test\n' +
      'On Debian and Ubuntu: sudo apt-get install chromium fonts-noto-cjk',
  );
}

function aptGet(asRoot: readonly string[], args: readonly string[]): void {
  const [program = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
  spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
