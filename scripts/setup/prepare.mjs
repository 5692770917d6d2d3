import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeNewEnough, runAgainWithNewNode } from './node.mjs';
import { installPackages } from './packages.mjs';

/** The project's folder. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Makes a fresh clone ready: packages, and a Node that runs TypeScript. Plain JavaScript, for Node 20 reads it.
 * @param {string} script  the address of the script that asks (`import.meta.url`)
 * @returns {boolean} whether to go on in this process; false when the script runs again in a newer Node
 */
export function prepare(script) {
  process.chdir(root);
  installPackages(root);
  if (isNodeNewEnough()) return true;
  runAgainWithNewNode(root, fileURLToPath(script));
  return false;
}
