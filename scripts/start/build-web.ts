import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { exitWithError, formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { webStamp } from './web-stamp.ts';

const STAMP = 'dist/web.stamp';

/** Builds the web side into dist/web, unless it was built from these very sources. */
export function buildWeb(): void {
  const stamp = webStamp(process.cwd());
  if (existsSync('dist/web/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const start = Date.now();
  printStep('Building the web side.');
  rmSync(STAMP, { force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' });
  if (status !== 0) exitWithError('The web side could not be built; the reason stands above.');
  writeFileSync(STAMP, stamp);
  printStep(`Web side built in ${formatElapsed(start)}.`);
}
