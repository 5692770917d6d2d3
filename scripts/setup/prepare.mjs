import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeNewEnough, runAgainWithNewNode } from './node.mjs';
import { installPackages } from './packages.mjs';

/** The project's folder. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Prepares a fresh clone: packages, and a Node that runs TypeScript. Plain JavaScript, so that Node 20 can run it.
 * @param {string} script  URL of the calling script (`import.meta.url`)
 * @returns {boolean} whether to continue in this process; false if the script now runs in a newer Node
 */
export function prepare(script) {
  process.chdir(root);
  installPackages(root);
  if (isNodeNewEnough()) return true;
  runAgainWithNewNode(root, fileURLToPath(script));
  return false;
}
