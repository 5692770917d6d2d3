import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many passed, and each one that did not: its name and the first line of its reason. */
export interface Tally {
  passed: number;
  failures: readonly string[];
}

/**
 * What a runner's JSON report says. A runner that wrote no report, ran no test, or ended with an error
 * its tests do not explain counts as one more failure: silence is never success.
 */
export function readTally(path: string, exitCode: number | null, read: (report: unknown) => Tally): Tally {
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failures: [] };
  const unexplained = tally.failures.length === 0 && (exitCode !== 0 || tally.passed === 0);
  return unexplained ? { ...tally, failures: [`${path}: exit code ${exitCode}, and no test that says why`] } : tally;
}

/** Where a runner writes its report; an older one there is removed first. */
export function resetReport(name: string): string {
  const path = `.cache/test/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

/** One thing that passed, or failed under this name. */
export function singleResult(name: string, passed: boolean): Tally {
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** A failure in one line, without the colours a runner writes. */
export function formatFailure(name: string, reason = ''): string {
  const [first = ''] = stripVTControlCharacters(reason).split('\n');
  return first ? `${name}: ${first}` : name;
}

/** Prints every failure once more where the end of a log shows it, then the closing line, and sets the exit code. */
export function printResult({ passed, failures }: Tally): void {
  if (failures.length > 0 || passed === 0) process.exitCode = 1;
  for (const name of failures) console.log(`✗ ${name}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
