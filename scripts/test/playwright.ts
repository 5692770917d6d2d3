import { spawnSync } from 'node:child_process';
import { freePort } from './free-port.ts';
import { freshReport, type Tally, tallyReport } from './tally.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

/** Runs the browser journeys against the product, which their configuration starts. */
export async function runPlaywright(): Promise<Tally> {
  const report = freshReport('playwright');
  const ports = { E2E_PORT: await freePort(), E2E_WALK_PORT: await freePort() };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { stdio: 'inherit', env: { ...process.env, ...ports, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return tallyReport(report, status, (read) => tallyPlaywright(read as Report));
}

/** A journey that passed only on a second try has not passed. */
export function tallyPlaywright({ stats, errors }: Report): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
