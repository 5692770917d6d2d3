import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tallyPlaywright } from './playwright.ts';
import { readTally, singleResult, sumTallies, type Tally } from './tally.ts';
import { tallyVitest } from './vitest.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-tally-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readTally', () => {
  const unexplained = expect.stringContaining('but no failed test');
  const cases: [string, Tally | null, exitCode: number | null, Tally][] = [
    [
      'returns the report of a successful run',
      { passed: 3, skipped: [], failures: [] },
      0,
      { passed: 3, skipped: [], failures: [] },
    ],
    [
      'returns the failures of a failed run',
      { passed: 3, skipped: [], failures: ['a', 'b'] },
      1,
      { passed: 3, skipped: [], failures: ['a', 'b'] },
    ],
    ['a missing report -> failure', null, 0, { passed: 0, skipped: [], failures: [unexplained] }],
    [
      'a report without tests -> failure',
      { passed: 0, skipped: [], failures: [] },
      0,
      { passed: 0, skipped: [], failures: [unexplained] },
    ],
    [
      'passed tests and a non-zero exit code -> failure',
      { passed: 3, skipped: [], failures: [] },
      1,
      { passed: 3, skipped: [], failures: [unexplained] },
    ],
    [
      'a killed runner -> failure',
      { passed: 3, skipped: [], failures: [] },
      null,
      { passed: 3, skipped: [], failures: [unexplained] },
    ],
  ];
  it.each(cases)('%s', (_name, report, exitCode, expected) => {
    const path = join(folder, 'report.json');
    rmSync(path, { force: true });
    if (report) writeFileSync(path, JSON.stringify(report));
    expect(readTally(path, exitCode, (read) => read as Tally)).toEqual(expected);
  });
});

describe('readTally with an unexplained exit code', () => {
  it('repeats the last lines of the error output', () => {
    const path = join(folder, 'lost.json');
    writeFileSync(path, '{}');
    const output = `${'noise\n'.repeat(30)}\u001b[31mUnhandled Rejection\nError: lost\n\n`;
    const tally = readTally(path, 1, () => ({ passed: 3, skipped: [], failures: [] }), output);
    expect(tally.failures).toEqual([
      expect.stringMatching(/but no failed test \| (noise \| )+Unhandled Rejection \| Error: lost$/),
    ]);
  });
});

describe('tallyVitest', () => {
  it('lists failed tests with their message, files that do not load, and skipped groups', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [], ancestorTitles: [] };
    const red = '\u001b[31m';
    const failed = {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: [`${red}expected 1 to be 2\n  at line 3`],
      ancestorTitles: [],
    };
    const skipped = { ...passed, status: 'skipped', ancestorTitles: ['with Redis', 'inner'] };
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
      { name: 'less.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
      { name: 'more.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'live.test.ts', status: 'passed', message: '', assertionResults: [skipped, skipped] },
    ];
    expect(tallyVitest({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failures: [
        expect.stringMatching(/sum\.test\.ts: no such import$/),
        expect.stringMatching(/less\.test\.ts › takes away: expected 1 to be 2$/),
      ],
      skipped: [expect.stringMatching(/live\.test\.ts › with Redis \(2\)$/)],
    });
  });
});

describe('tallyPlaywright', () => {
  it('counts flaky tests and configuration errors as failures', () => {
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
      skipped: ['walk.spec.ts › skipped'],
    });
  });
});

describe('sumTallies', () => {
  it('adds the counts and joins the failures', () => {
    expect(
      sumTallies([
        singleResult('first', true),
        singleResult('second', false),
        { passed: 3, skipped: [], failures: ['third'] },
      ]),
    ).toEqual({
      passed: 4,
      failures: ['second', 'third'],
      skipped: [],
    });
  });
});
