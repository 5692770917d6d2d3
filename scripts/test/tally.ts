import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/**
 * What a runner's JSON report says, in counts. A runner that wrote no report, ran no test, or ended with an error
 * its tests do not explain counts as one more failure: silence is never success.
 */
export function tallyReport(path: string, exitCode: number | null, read: (report: unknown) => Tally): Tally {
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  const unexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return unexplained ? { ...tally, failed: 1 } : tally;
}

/** Where a runner writes its report; an older one there is removed first. */
export function freshReport(name: string): string {
  const path = `.cache/test/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Prints the closing line and sets the exit code. */
export function close({ passed, failed }: Tally): void {
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
