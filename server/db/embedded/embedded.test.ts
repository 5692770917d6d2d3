import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isConnectionError } from '#server/db/connection/connection-error.ts';
import { newClient, openPool } from '#server/db/connection/pools.ts';
import { spawnDatabase } from '#server/testing/database/spawn-database.ts';
import { sharedPrograms, silentLog } from '#server/testing/peers/throwaway-server.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from './database-paths.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { isRunning, signal, waitUntil } from './processes.ts';
import { canTraverse } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
const otherUser = { uid: 65534, gid: 65534 };

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

describe('startEmbedded', () => {
  it('keeps rows over a restart, with fsync on and no network port', async () => {
    const first = await start();
    await query(first, "insert into notes values ('saved')");
    await first.stop();
    const second = await startForTest();
    expect(await query(second, 'select text from notes')).toEqual([{ text: 'saved' }]);
    expect(await query(second, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(second, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('rejects a second owner with folder and process id, and leaves the first one running', async () => {
    const holder = await spawnForTest();
    await expect(start()).rejects.toThrow(
      `The database folder ${folder} is in use by the process with id ${holder.pid}.`,
    );
    await expect(spawnDatabase(folder, 'hold')).rejects.toThrow('is in use by the process');
    expect(isRunning(holder.serverPid)).toBe(true);
  });

  it('gives the folder to one of two concurrent starts', async () => {
    const results = await Promise.allSettled([spawnForTest(), spawnForTest()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('adopts the running server after kill -9 of the owner', async () => {
    const killed = await spawnForTest();
    await killed.kill('SIGKILL');
    expect(isRunning(killed.serverPid)).toBe(true);
    const server = await start();
    expect(server.serverPid()).toBe(killed.serverPid);
    await server.stop();
    expect(isRunning(killed.serverPid)).toBe(false);
  });

  it('ends remaining processes and starts after kill -9 of owner and server', async () => {
    const killed = await spawnForTest();
    const busy = newClient(buildConnectionUrl(getDatabasePaths(folder), productDatabase), 'busy');
    await busy.connect();
    const work = busy.query('select count(*) from generate_series(1, 1000000000)').catch((error: unknown) => error);
    await killed.kill('SIGKILL');
    signal(killed.serverPid, 'SIGKILL');
    const server = await startForTest();
    expect(server.serverPid()).not.toBe(killed.serverPid);
    expect(isConnectionError(await work)).toBe(true);
  });

  it('restarts the server after kill -9, and the pool reconnects', async () => {
    const server = await startForTest();
    const pool = openPool(server.url, 'web', silentLog);
    onTestFinished(() => pool.end());
    await pool.query('select 1');
    const before = server.serverPid() ?? 0;
    signal(before, 'SIGKILL');
    await waitUntil(() => ![undefined, before].includes(server.serverPid()), 20_000);
    expect(await retryWhileUnavailable(() => pool.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] });
  });

  it('ignores a lock file with the id of another process', async () => {
    writeFileSync(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n`);
    writeFileSync(join(folder, 'data', '.s.PGSQL.5432.lock'), `${process.pid}\n`);
    const server = await startForTest();
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('rejects a folder of another major version', async () => {
    const file = join(folder, 'data', 'PG_VERSION');
    const version = readFileSync(file);
    writeFileSync(file, '14\n');
    onTestFinished(() => writeFileSync(file, version));
    await expect(start()).rejects.toThrow('was written by PostgreSQL 14');
  });

  it('starts after an interrupted creation, under a long path with closed permissions', async () => {
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

  it.runIf(isRoot && canTraverse(import.meta.dirname, otherUser))('runs as a regular user', async () => {
    const own = join(parent, 'own');
    mkdirSync(own);
    chmodSync(parent, 0o755);
    spawnSync('chown', ['65534:65534', own]);
    const held = await spawnDatabase(join(own, 'postgres'), 'hold', otherUser);
    await held.kill('SIGTERM');
    expect(isRunning(held.serverPid)).toBe(false);
  });
});

function start(): Promise<EmbeddedDatabase> {
  return startEmbedded({ folder, log: silentLog, programs: sharedPrograms });
}

async function startForTest(): Promise<EmbeddedDatabase> {
  const server = await start();
  onTestFinished(() => server.stop());
  return server;
}

async function spawnForTest() {
  const held = await spawnDatabase(folder, 'hold');
  onTestFinished(() => held.kill('SIGTERM'));
  return held;
}

async function query(server: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = newClient(server.ownerUrl, 'test');
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function retryWhileUnavailable<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
}
