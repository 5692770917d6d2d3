import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { isRunning, signal, waitUntil } from '#server/db/embedded/processes.ts';
import { canTraverse } from '#server/db/embedded/run-as.ts';
import { sharedPrograms, silentLog } from '#server/testing/peers/throwaway-server.ts';
import { spawnDatabase } from '#server/testing/spawn-database.ts';
import { isConnectionError } from './connection-error.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { newClient, openPool } from './pools.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  folder = join(parent, 'postgres');
  const server = await start();
  await query(server, 'create table notes (text text)');
  await server.stop();
});

afterAll(() => rmSync(parent, { recursive: true }));

test('keeps its rows over a restart, and writes them to the disk itself', async () => {
  const first = await start();
  await query(first, "insert into notes values ('kept')");
  await first.stop();
  const second = await started();
  expect(await query(second, 'select text from notes')).toEqual([{ text: 'kept' }]);
  expect(await query(second, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(second, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('refuses a second owner with the folder and the holder, and the first goes on', async () => {
  const holder = await spawned();
  await expect(start()).rejects.toThrow(
    `The database folder ${folder} is in use by the process with id ${holder.pid}.`,
  );
  await expect(spawnDatabase(folder, 'hold')).rejects.toThrow('is in use by the process');
  expect(isRunning(holder.serverPid)).toBe(true);
});

test('of two that start at once, one gets the folder', async () => {
  const results = await Promise.allSettled([spawned(), spawned()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('after kill -9 of the owner, the next one adopts the running server', async () => {
  const killed = await spawned();
  await killed.end('SIGKILL');
  expect(isRunning(killed.serverPid)).toBe(true);
  const server = await start();
  expect(server.serverPid()).toBe(killed.serverPid);
  await server.stop();
  expect(isRunning(killed.serverPid)).toBe(false);
});

test('after kill -9 of owner and server, processes still at work are ended and the next one starts', async () => {
  const killed = await spawned();
  const busy = newClient(buildConnectionUrl(getDatabasePaths(folder), productDatabase), 'busy');
  await busy.connect();
  const work = busy.query('select count(*) from generate_series(1, 1000000000)').catch((error: unknown) => error);
  await killed.end('SIGKILL');
  signal(killed.serverPid, 'SIGKILL');
  const server = await started();
  expect(server.serverPid()).not.toBe(killed.serverPid);
  expect(isConnectionError(await work)).toBe(true);
});

test('while it runs, kill -9 of the server is followed by a new one that the pool finds', async () => {
  const server = await started();
  const pool = openPool(server.url, 'web', silentLog);
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  const before = server.serverPid() ?? 0;
  signal(before, 'SIGKILL');
  await waitUntil(() => ![undefined, before].includes(server.serverPid()), 20_000);
  expect(await answered(() => pool.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] });
});

test('a lock file that names a foreign process is not believed', async () => {
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n`);
  writeFileSync(join(folder, 'data', '.s.PGSQL.5432.lock'), `${process.pid}\n`);
  const server = await started();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a folder of another major version', async () => {
  const file = join(folder, 'data', 'PG_VERSION');
  const version = readFileSync(file);
  writeFileSync(file, '14\n');
  onTestFinished(() => writeFileSync(file, version));
  await expect(start()).rejects.toThrow('was written by PostgreSQL 14');
});

test('starts afresh where making the folder was killed half way, under a long and closed path', async () => {
  const closed = join(parent, 'closed');
  const long = join(closed, 'a-folder-with-a-long-name-'.repeat(6), 'postgres');
  mkdirSync(join(long, 'new', 'data', 'base'), { recursive: true });
  chmodSync(closed, 0o700);
  const server = await startEmbedded({
    folder: long,
    log: silentLog,
    programs: sharedPrograms,
    server: { fsync: 'off' },
  });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test.runIf(isRoot && canTraverse(import.meta.dirname, nobody))('serves an ordinary user too', async () => {
  const own = join(parent, 'own');
  mkdirSync(own);
  chmodSync(parent, 0o755);
  spawnSync('chown', ['65534:65534', own]);
  const held = await spawnDatabase(join(own, 'postgres'), 'hold', nobody);
  await held.end('SIGTERM');
  expect(isRunning(held.serverPid)).toBe(false);
});

function start(): Promise<EmbeddedDatabase> {
  return startEmbedded({ folder, log: silentLog, programs: sharedPrograms });
}

async function started(): Promise<EmbeddedDatabase> {
  const server = await start();
  onTestFinished(() => server.stop());
  return server;
}

async function spawned() {
  const held = await spawnDatabase(folder, 'hold');
  onTestFinished(() => held.end('SIGTERM'));
  return held;
}

async function query(server: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = newClient(server.url, 'test');
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again for as long as the answer is that the database is away. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
}
