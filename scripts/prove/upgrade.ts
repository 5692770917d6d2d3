// Starts an older version of the product on a server, upgrades the database while it serves, and goes back to it: the older
// version must answer every request. UPGRADE_MIGRATIONS is how many migrations the older version lacks, at least.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/test/free-port.ts';
import { runQuery } from '#server/testing/database/query-at.ts';
import { startServerProcess } from './deployment/processes.ts';
import { checkOutOlderVersion } from './upgrade/older-version.ts';
import { metricsToken, readStatusCounts, startTraffic } from './upgrade/traffic.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const secondsAfterwards = 20;
const failures: string[] = [];

const older = checkOutOlderVersion(Number(process.env.UPGRADE_MIGRATIONS ?? 5));
const folder = mkdtempSync(join(tmpdir(), 'wavelength-upgrade-'));
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, 'data'),
  FILES_URL: `file://${folder}/files`,
  // Behind a proxy, so that each request can have its own address.
  PUBLIC_URL: 'https://jobs.example.org',
  METRICS_TOKEN: metricsToken,
  SECRET: randomBytes(32).toString('hex'),
  DEMO: 'on',
};
const running = new Set<Awaited<ReturnType<typeof startServerProcess>>>();
try {
  console.log(`from ${older.commit}, without ${older.newMigrations.join(', ')}`);
  await checkUpgrade();
  await checkReturn();
  await checkRestore();
} finally {
  for (const each of running) each.signal('SIGINT');
  await Promise.all([...running].map(({ ended }) => ended));
  older.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`Failed: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function start(cwd: string, changed: Readonly<Record<string, string>> = {}) {
  const server = await startServerProcess(await freePort(), { ...settings, ...changed }, cwd);
  running.add(server);
  const stop = async () => {
    running.delete(server);
    server.signal('SIGINT');
    await server.ended;
  };
  return { url: `http://127.0.0.1:${server.port}`, stop };
}

/** While the new version migrates and starts, and then serves, the older one answers every request. */
async function checkUpgrade(): Promise<void> {
  const before = await start(older.folder);
  runCommand('backup', older.folder);
  const traffic = await startTraffic(before.url);
  const startedAt = performance.now();
  const after = await start(process.cwd());
  const startMs = Math.round(performance.now() - startedAt);
  const during = traffic.getCounts();
  const trafficAfter = await startTraffic(after.url);
  await delay(secondsAfterwards * 1000);
  failures.push(...(await traffic.stop()), ...(await trafficAfter.stop()));
  console.log(`the new version migrated and was ready after ${startMs} ms; until then the older one answered`);
  console.log(`${during.readCount} reads and ${during.writeCount} writes`);
  await expectNoErrors('the older version', before.url);
  await expectNoErrors('the new version', after.url);
  await before.stop();
  await after.stop();
}

/** The older version starts on the schema of the new one, and serves. */
async function checkReturn(): Promise<void> {
  const again = await start(older.folder);
  const traffic = await startTraffic(again.url);
  await delay(secondsAfterwards * 1000);
  failures.push(...(await traffic.stop()));
  await expectNoErrors('the older version, started again on the new schema', again.url);
  await again.stop();
}

/** The new version restores the backup that the older one made before the upgrade, and the older one serves it. */
async function checkRestore(): Promise<void> {
  await runQuery(databaseUrl, "create database restored template template0 encoding 'UTF8' locale 'C.UTF-8'");
  const target = new URL(databaseUrl);
  target.pathname = '/restored';
  const restored = { DATABASE_URL: target.href, FILES_URL: `file://${folder}/files-2` };
  runCommand('restore', process.cwd(), restored);
  const server = await start(older.folder, restored);
  const traffic = await startTraffic(server.url);
  await delay(secondsAfterwards * 1000);
  failures.push(...(await traffic.stop()));
  await expectNoErrors('the older version on the restored backup', server.url);
  await server.stop();
}

/** Runs a command of the version in `cwd` and prints its result. */
function runCommand(name: 'backup' | 'restore', cwd: string, changed: Readonly<Record<string, string>> = {}): void {
  const { HOME = '', PATH = '' } = process.env;
  const output = execFileSync(process.execPath, [`scripts/${name}.ts`, join(folder, 'backup')], {
    cwd,
    env: { HOME, PATH, ...settings, ...changed },
    encoding: 'utf8',
  });
  const version = cwd === older.folder ? 'older' : 'new';
  console.log(
    `${name} by the ${version} version: ${/\d+ rows of \d+ tables and \d+ files/.exec(output)?.[0] ?? output}`,
  );
}

async function expectNoErrors(what: string, url: string): Promise<void> {
  const counts = await readStatusCounts(url);
  console.log(`answers of ${what}: ${JSON.stringify(counts)}`);
  const errorCount = Object.entries(counts).reduce((sum, [status, count]) => sum + (status >= '5' ? count : 0), 0);
  if (errorCount > 0) failures.push(`${what}: ${errorCount} answers of 500 or above`);
}
