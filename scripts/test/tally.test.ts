import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyPlaywright } from './playwright.ts';
import { sum, type Tally, tallyReport } from './tally.ts';
import { tallyVitest } from './vitest.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-tally-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a runner', () => {
  const cases: [string, Tally | null, exitCode: number | null, Tally][] = [
    ['that passed', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ['with failures counts them', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
    ['that wrote no report has failed', null, 0, { passed: 0, failed: 1 }],
    ['that ran no test has failed', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['that broke after its tests has failed', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ['that was killed has failed', { passed: 3, failed: 0 }, null, { passed: 3, failed: 1 }],
  ];
  test.each(cases)('%s', (_name, report, exitCode, expected) => {
    const path = join(folder, 'report.json');
    rmSync(path, { force: true });
    if (report) writeFileSync(path, JSON.stringify(report));
    expect(tallyReport(path, exitCode, (read) => read as Tally)).toEqual(expected);
  });
});

test('a Vitest file that does not load is a failure of its own', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(tallyVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

test('a journey that passed only on its second try, or a broken configuration, is a failure', () => {
  expect(tallyPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 4,
    failed: 3,
  });
});

test('runners are summed', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
