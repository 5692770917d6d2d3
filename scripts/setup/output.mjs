/** Prints one progress line, marked so that it stands apart from what other programs print. @param {string} text */
export function printStep(text) {
  process.stdout.write(`> ${text}\n`);
}

/** Prints why nothing more can be done and ends the process. @param {string} text @returns {never} */
export function exitWithError(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/** The seconds since a `Date.now()`, as people read them. @param {number} start */
export function formatElapsed(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
