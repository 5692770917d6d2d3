import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { formatFailure, readTally, resetReport, type Tally } from './tally.ts';

interface TestReport {
  status: string;
  fullName: string;
  failureMessages: readonly string[];
  /** The titles of the `describe` blocks around it. */
  ancestorTitles: readonly string[];
}

interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly TestReport[];
}

interface Report {
  numPassedTests: number;
  testResults: readonly FileReport[];
}

/** Runs the Vitest files whose path contains one of the filters, or all of them. */
export async function runVitest(
  name: string,
  filters: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = resetReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters, ...reporters], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  });
  let errorOutput = '';
  tests.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    errorOutput = `${errorOutput}${chunk}`.slice(-4000);
  });
  const [status] = await once(tests, 'close');
  return readTally(report, status, (read) => tallyVitest(read as Report), errorOutput);
}

/** Runs Vitest in watch mode until the user quits. */
export async function watchVitest(filters: readonly string[]): Promise<void> {
  const args = ['node_modules/vitest/vitest.mjs', 'watch', ...filters];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  process.exitCode = status ?? 1;
}

export function tallyVitest({ numPassedTests, testResults }: Report): Tally {
  return {
    passed: numPassedTests,
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
    skipped: testResults.flatMap(skipsOf),
  };
}

/** A file that fails to load has no failed test, so it counts as one failure. */
function failuresOf({ name, message, assertionResults }: FileReport): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [formatFailure(file, message)];
  return failed.map((test) => formatFailure(`${file} › ${test.fullName}`, test.failureMessages[0]));
}

/** One line for each group of tests that did not run, such as for want of a server they need. */
function skipsOf({ name, assertionResults }: FileReport): string[] {
  const counts = new Map<string, number>();
  for (const { status, ancestorTitles } of assertionResults) {
    if (status === 'passed' || status === 'failed') continue;
    const group = [relative(process.cwd(), name), ...ancestorTitles.slice(0, 1)].join(' › ');
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([group, count]) => `${group} (${count})`);
}
