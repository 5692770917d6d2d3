/** Prints one progress line, marked to distinguish it from the output of other programs. @param {string} text */
export function printStep(text) {
  process.stdout.write(`> ${text}\n`);
}

/** Prints an error message and exits with code 1. @param {string} text @returns {never} */
export function exitWithError(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/** Formats the seconds since a `Date.now()`. @param {number} start */
export function formatElapsed(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
