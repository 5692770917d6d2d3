import { spawnSync } from 'node:child_process';
import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';
import { freePort } from './free-port.ts';
import { formatFailure, readTally, resetReport, type Tally } from './tally.ts';

/**
 * Runs the browser tests; their configuration starts the product.
 * @param filters  Playwright arguments, such as file names or `--grep`
 */
export async function runPlaywright(filters: readonly string[] = []): Promise<Tally> {
  const report = resetReport('playwright');
  const ports = { E2E_PORT: await freePort(), E2E_WALK_PORT: await freePort() };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...filters, '--reporter=list,json'],
    { stdio: 'inherit', env: { ...process.env, ...ports, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return readTally(report, status, (read) => tallyPlaywright(read as JSONReport));
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly Pick<JSONReportTest, 'status' | 'results'>[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

type Report = Pick<JSONReport, 'errors'> & { readonly suites: readonly Suite[] };

export function tallyPlaywright({ suites, errors }: Report): Tally {
  const specs = suites.flatMap(specsOf);
  return {
    passed: specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected').length,
    failures: [...specs.flatMap(failuresOf), ...errors.map(({ message }) => formatFailure('Playwright', message))],
    skipped: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ file, title }) => `${file} › ${title}`),
  };
}

function specsOf({ specs, suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test that passed only on a retry counts as failed. */
function failuresOf({ file, title, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => formatFailure(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message));
}
