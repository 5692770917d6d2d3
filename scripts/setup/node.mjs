import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { heapSettings, memorySettings } from './memory.mjs';
import { exitWithError } from './output.mjs';

const MIN_MAJOR = 24;

/** Whether this Node runs the product's TypeScript without a build step. */
export function isNodeNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= MIN_MAJOR;
}

/**
 * Runs the same script with the Node from the packages; passes on output, exit code, and signals. The child has its own
 * process group, so that Ctrl+C reaches it once, through this process. It stops when this process ends, also if it is
 * killed: see `exitWithParent`.
 * @param {string} root @param {string} script
 */
export function runAgainWithNewNode(root, script) {
  const node = findPackagedNode(root);
  const child = spawn(node, [...heapSettings, script, ...process.argv.slice(2)], {
    env: { ...memorySettings, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
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
    `Wavelength needs Node ${MIN_MAJOR} or newer. This machine has Node ${process.versions.node}, and no prebuilt Node ${MIN_MAJOR}\n` +
      `is available for this system (${system}). Install Node ${MIN_MAJOR} or newer, then run the same command again.`,
  );
}
