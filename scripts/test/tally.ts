import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Number of passed tests, each failed one with the first line of its message, and the skipped ones. */
export interface Tally {
  passed: number;
  failures: readonly string[];
  skipped: readonly string[];
}

/**
 * Reads a test runner's JSON report. A runner that wrote no report, ran no test, or exited with an error that no test
 * explains counts as one more failure, which repeats the end of the error output: an error during cleanup, or a promise
 * that was rejected after its test, is in no report.
 */
export function readTally(
  path: string,
  exitCode: number | null,
  read: (report: unknown) => Tally,
  errorOutput = '',
): Tally {
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : sumTallies([]);
  const unexplained = tally.failures.length === 0 && (exitCode !== 0 || tally.passed === 0);
  if (!unexplained) return tally;
  const lastErrors = stripVTControlCharacters(errorOutput)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-30);
  const reason = [`${path}: exit code ${exitCode}, but no failed test`, ...lastErrors].join(' | ');
  return { ...tally, failures: [reason] };
}

/** Deletes the runner's previous report and returns the path for the new one. */
export function resetReport(name: string): string {
  const path = `.cache/test/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

/** The tally of a single check. */
export function singleResult(name: string, passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failures: passed ? [] : [name], skipped: [] };
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** A failure in one line, without terminal colors. */
export function formatFailure(name: string, reason = ''): string {
  const [first = ''] = stripVTControlCharacters(reason).split('\n');
  return first ? `${name}: ${first}` : name;
}

/** Repeats every skipped and failed test at the end of the log, prints the summary line, and sets the exit code. */
export function printResult({ passed, failures, skipped }: Tally): void {
  if (failures.length > 0 || passed === 0) process.exitCode = 1;
  for (const name of skipped) console.log(`- skipped: ${name}`);
  for (const name of skipped) console.log(`- skipped: ${name}`);
  for (const name of failures) console.log(`✗ ${name}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
