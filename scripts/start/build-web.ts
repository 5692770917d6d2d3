import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { giveUp, say, seconds } from '#scripts/setup/output.mjs';
import { webStamp } from './web-stamp.ts';

const STAMP = 'dist/web.stamp';

/** Builds the web side into dist/web, unless it was built from these very sources. */
export function buildWeb(): void {
  const stamp = webStamp(process.cwd());
  if (existsSync('dist/web/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const start = Date.now();
  say('Building the web side.');
  rmSync(STAMP, { force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' });
  if (status !== 0) giveUp('The web side could not be built; the reason stands above.');
  writeFileSync(STAMP, stamp);
  say(`Web side built in ${seconds(start)}.`);
}
