import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { matchesLock } from './lock.mjs';
import { exitWithError, formatElapsed, printStep } from './output.mjs';

/** Installs the packages of the lockfile, unless they are installed already. @param {string} root  the project's folder */
export function installPackages(root) {
  if (areInstalled(root)) return;
  const start = Date.now();
  printStep('Installing packages from package-lock.json. The first time takes about a minute.');
  const { status } = runNpm(root, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    exitWithError("The packages could not be installed. See npm's error above.");
  }
  printStep(`Packages installed in ${formatElapsed(start)}.`);
}

/** @param {string} root */
function areInstalled(root) {
  const installed = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  return matchesLock(readJson(`${root}/package-lock.json`), readJson(installed));
}

/** @param {string} path @returns {import('./lock.mjs').Lock} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Runs the npm that started this script, if any: its script needs no shell, even on Windows.
 * @param {string} root @param {string[]} args
 */
function runNpm(root, args) {
  const script = process.env.npm_execpath;
  const [program, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const shell = program === 'npm' && process.platform === 'win32';
  return spawnSync(program, [...before, ...args], { cwd: root, shell, stdio: ['ignore', 'ignore', 'inherit'] });
}
