// The longer checks, after `npm test` and `npm run check`: other databases, real kills, and a newcomer's first minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installPrograms } from '#scripts/setup/debian.ts';
import { formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { formatFailure, printResult, singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { runVitest } from '#scripts/test/vitest.ts';
import { checkFreshClone } from './fresh-clone.ts';
import { POSTGRES_15, startPostgres15 } from './postgres15.ts';
import { REDIS, startRedis } from './redis.ts';

/** What tries the embedded database by itself says nothing of another one. */
const excludedTests = ['durability', 'embedded', 'main'].map((name) => `--exclude=**/${name}.test.ts`);

/** The kills and a newcomer's first minutes are mostly waiting: they pass beside the tests on the other database. */
const steps: readonly [name: string, step: () => Promise<Tally>][] = [
  ['A fresh clone starts', checkFreshClone],
  ['Server tests on PostgreSQL 15 with Redis', testOnDebianServers],
  ['Kills during writes', () => runVitest('durability', ['durability'], { DURABILITY_ROUNDS: '10' })],
  ['Table types match the migrations', () => runNpm('tables', '--check')],
];

printResult(sumTallies(await Promise.all(steps.map(([name, step]) => runStep(name, step)))));

/** Says how a step went. One that breaks is one failure, and the others go on. */
async function runStep(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const start = Date.now();
  printStep(`${name}.`);
  const tally = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failures: [formatFailure(name, String(error))] };
  });
  printStep(`${name}: ${tally.passed} passed, ${tally.failures.length} failed in ${formatElapsed(start)}.`);
  return tally;
}

async function testOnDebianServers(): Promise<Tally> {
  await installPrograms({ [`${POSTGRES_15}/postgres`]: 'postgresql-15', [REDIS]: 'redis-server' });
  const postgres = await startPostgres15();
  const redis = await startRedis();
  try {
    return await runVitest('postgresql-15', ['server/', ...excludedTests], {
      TEST_DATABASE_URL: postgres.url,
      // What this database itself could make of strange input shows sooner; the answers were tried with the other one.
      HOSTILE_ROUNDS: '10',
      TEST_REDIS_URL: redis.url,
      REDIS_URL: redis.url,
    });
  } finally {
    await redis.stop();
    await postgres.stop();
  }
}

async function runNpm(script: string, ...args: readonly string[]): Promise<Tally> {
  const run = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  const [status] = await once(run, 'exit');
  return singleResult(`npm run ${script}`, status === 0);
}
