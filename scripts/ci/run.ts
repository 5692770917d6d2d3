// `npm run check:full`, after `npm test` and `npm run check`: other databases, killed processes, a fresh clone, and silent
// connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { formatFailure, printResult, singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { runVitest } from '#scripts/test/vitest.ts';
import { runWithServers } from './debian-servers.ts';
import { checkFreshClone } from './fresh-clone.ts';
import { checkSilentConnections } from './silent-connections.ts';
import { checkTenantFilters } from './tenant-filters/check.ts';

/** These files test the embedded database, so they do not apply to another one. */
const excludedTests = ['durability', 'embedded', 'interrupted', 'main', 'shutdown'].map(
  (name) => `--exclude=**/${name}.test.ts`,
);

/** The statements that these tests ran for a tenant. */
const statementsFile = join(process.cwd(), '.cache/test/statements.jsonl');

/** The steps run in parallel: kills and the fresh clone are mostly waiting. */
const steps: readonly [name: string, step: () => Promise<Tally>][] = [
  ['A fresh clone starts', checkFreshClone],
  ['Server tests on PostgreSQL 15 with Redis', testOnDebianServers],
  ['Kills during writes', () => runVitest('durability', ['durability'], { DURABILITY_ROUNDS: '10' })],
  ['Table types match the migrations', () => runNpm('db:types', '--check')],
  ['The ranking by match keeps its figures', () => runNpm('bench:matching', '--check')],
];

const tallies = await Promise.all(steps.map(([name, step]) => runStep(name, step)));
// On its own, because requests must be answered in time.
tallies.push(await runStep('Silent connections', checkSilentConnections));
printResult(sumTallies(tallies));

/** Prints a step's result. A step that throws counts as one failure; the others continue. */
async function runStep(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const start = Date.now();
  printStep(`${name}.`);
  const tally = await step().catch((error: unknown) => {
    console.error(error);
    return singleResult(formatFailure(name, String(error)), false);
  });
  printStep(`${name}: ${tally.passed} passed, ${tally.failures.length} failed in ${formatElapsed(start)}.`);
  return tally;
}

async function testOnDebianServers(): Promise<Tally> {
  rmSync(statementsFile, { force: true });
  const tests = await runWithServers({ TEST_DATABASE_URL: 'postgres15', REDIS_URL: 'redis' }, (env) =>
    runVitest('postgresql-15', ['server/', ...excludedTests], {
      ...env,
      STATEMENTS: statementsFile,
      // Few rounds find database-specific failures; the responses are tested on the embedded database.
      HOSTILE_REQUESTS: '4500',
    }),
  );
  return sumTallies([tests, checkTenantFilters(statementsFile)]);
}

async function runNpm(script: string, ...args: readonly string[]): Promise<Tally> {
  const run = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  const [status] = await once(run, 'exit');
  return singleResult(`npm run ${script}`, status === 0);
}
