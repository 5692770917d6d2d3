import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWithError } from './output.mjs';

const MIN_MAJOR = 24;

/** Whether this very process runs TypeScript as the product needs it. */
export function isNodeNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= MIN_MAJOR;
}

/**
 * Runs the same script again with the Node that came with the packages, as if it had been started with it:
 * its output, its exit code, and every signal. In a group of its own, so that Ctrl-C reaches it once, through us.
 * @param {string} root @param {string} script
 */
export function runAgainWithNewNode(root, script) {
  const node = findPackagedNode(root);
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit', detached: true });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** @param {string} root */
function findPackagedNode(root) {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const path = `${root}/node_modules/node-${system}/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
  return exitWithError(
    `Wavelength runs on Node ${MIN_MAJOR} or newer. This machine has Node ${process.versions.node}, and no ready-made Node ${MIN_MAJOR}\n` +
      `runs on this system (${system}). Install Node ${MIN_MAJOR} or newer, then run the same command again.`,
  );
}
