import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { exitWithError, formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { webStamp } from './web-stamp.ts';

const STAMP = 'dist/web.stamp';

/** Builds the web app into dist/web, unless the existing build is up to date. */
export function buildWeb(): void {
  const stamp = webStamp(process.cwd());
  if (existsSync('dist/web/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const start = Date.now();
  printStep('Building the web app.');
  rmSync(STAMP, { force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' });
  if (status !== 0) exitWithError('The web app could not be built. See the error above.');
  writeFileSync(STAMP, stamp);
  printStep(`Web app built in ${formatElapsed(start)}.`);
}
