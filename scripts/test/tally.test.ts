import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyPlaywright } from './playwright.ts';
import { readTally, singleResult, sumTallies, type Tally } from './tally.ts';
import { tallyVitest } from './vitest.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-tally-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a runner', () => {
  const unexplained = expect.stringContaining('no test that says why');
  const cases: [string, Tally | null, exitCode: number | null, Tally][] = [
    ['that passed', { passed: 3, failures: [] }, 0, { passed: 3, failures: [] }],
    ['with failures names them', { passed: 3, failures: ['a', 'b'] }, 1, { passed: 3, failures: ['a', 'b'] }],
    ['that wrote no report has failed', null, 0, { passed: 0, failures: [unexplained] }],
    ['that ran no test has failed', { passed: 0, failures: [] }, 0, { passed: 0, failures: [unexplained] }],
    ['that broke after its tests has failed', { passed: 3, failures: [] }, 1, { passed: 3, failures: [unexplained] }],
    ['that was killed has failed', { passed: 3, failures: [] }, null, { passed: 3, failures: [unexplained] }],
  ];
  test.each(cases)('%s', (_name, report, exitCode, expected) => {
    const path = join(folder, 'report.json');
    rmSync(path, { force: true });
    if (report) writeFileSync(path, JSON.stringify(report));
    expect(readTally(path, exitCode, (read) => read as Tally)).toEqual(expected);
  });
});

test('a Vitest failure is named with its reason, and a file that does not load is a failure of its own', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const red = '\u001b[31m';
  const failed = {
    status: 'failed',
    fullName: 'takes away',
    failureMessages: [`${red}expected 1 to be 2\n  at line 3`],
  };
  const testResults = [
    { name: 'sum.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
    { name: 'less.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
    { name: 'more.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(tallyVitest({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failures: [
      expect.stringMatching(/sum\.test\.ts: no such import$/),
      expect.stringMatching(/less\.test\.ts › takes away: expected 1 to be 2$/),
    ],
  });
});

test('a journey that passed only on its second try, or a broken configuration, is a failure', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    file: 'walk.spec.ts',
    tests: [{ status, results: [] }],
  });
  const inner = { specs: [spec('twice', 'flaky'), spec('skipped', 'skipped')] };
  const suites = [{ specs: [spec('well', 'expected'), spec('badly', 'unexpected')], suites: [inner] }];
  expect(tallyPlaywright({ suites, errors: [{ message: 'no such port' }] })).toEqual({
    passed: 1,
    failures: ['walk.spec.ts › badly', 'walk.spec.ts › twice', 'Playwright: no such port'],
  });
});

test('runners are summed', () => {
  expect(
    sumTallies([singleResult('first', true), singleResult('second', false), { passed: 3, failures: ['third'] }]),
  ).toEqual({
    passed: 4,
    failures: ['second', 'third'],
  });
});
