import { spawnSync } from 'node:child_process';
import { freshReport, type Tally, tallyReport } from './tally.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** Runs the Vitest files whose path contains one of the filters, or all of them. */
export function runVitest(name: string, filters: readonly string[] = [], env: Record<string, string> = {}): Tally {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters, ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return tallyReport(report, status, (read) => tallyVitest(read as Report));
}

/** A file that fails before its first test holds no failed test, so it counts by itself. */
export function tallyVitest({ numPassedTests, numFailedTests, testResults }: Report): Tally {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
