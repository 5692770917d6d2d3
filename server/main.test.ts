import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { callEndpoint, password } from '#server/testing/chat/ledger-client.ts';
import { createEmptyDatabase, replaceDatabaseName } from '#server/testing/database/template.ts';
import { type Product, runUntilExit, startProduct } from '#server/testing/product.ts';

// Each test starts the product at least once.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'wavelength-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findPostmasterIn = (dataDir: string) => findPostmasterPid(getDatabasePaths(join(dataDir, 'postgres')));

async function getStatus(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Polls without a limit; the test timeout applies. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

/** Blocks requests for texts, the only readers of that table, until released. */
async function lockTexts(databaseUrl: string) {
  const client = newClient(databaseUrl, 'test');
  await client.connect();
  await client.query('begin; lock table tenant_texts in access exclusive mode');
  return {
    waiters: async () => {
      // Within a transaction, PostgreSQL shows the same activity again until this call.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.count ?? 0;
    },
    /** Resolves when the database has ended the connection. */
    lost: new Promise((resolve) => client.once('end', resolve)),
    release: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

function get(url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { agent })
      .on('error', reject)
      .on('response', (response) => {
        response.resume().on('end', () => {
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
        });
      })
      .end();
  });
}

/** The socket of a browser that sleeps: it reads nothing, not even the close frame. */
async function openSilentSocket(url: string): Promise<WebSocket> {
  const form = { kind: 'candidate', full_name: 'Ines Okafor', email: 'ines@example.com', consent: 'true' };
  const registered = await callEndpoint(url, accountsApi.register, { body: { ...form, password } });
  const { data } = (registered?.body ?? {}) as { data: { access_token: string } };
  const body = { room: 'messages' };
  const answer = await callEndpoint(url, liveApi.ticket, { token: data.access_token, body });
  const { ticket } = (answer?.body ?? {}) as { ticket: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/messages/`, [socketProtocol, `tk.${ticket}`]);
  await once(socket, 'open');
  socket.pause();
  return socket;
}

describe('shutdown', () => {
  it('on SIGTERM reports not ready, finishes requests in progress, refuses new ones and exits with 0', async () => {
    const database = await createEmptyDatabase();
    const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'shutdown') });
    const lock = await lockTexts(database.url);
    const agent = new Agent({ keepAlive: true });
    const inProgress = get(`${product.url}/api/v1/language/translation/fr`, agent);
    await until(async () => (await lock.waiters()) > 0);
    product.signal('SIGTERM');
    await until(async () => (await getStatus(`${product.url}/readyz`)) === 503);
    expect(await get(`${product.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' });
    await until(() =>
      getStatus(`${product.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await lock.release();
    expect(await inProgress).toMatchObject({ status: 200 });
    expect(await product.ended).toEqual({ code: 0, signal: null });
    agent.destroy();
    await database.drop();
  });

  it('on repeated signals stops the embedded database and exits with 0', async () => {
    const dataDir = join(folder, 'twice');
    const product = await startProduct({ DATA_DIR: dataDir });
    expect(findPostmasterIn(dataDir)).toBeDefined();
    product.signal('SIGTERM');
    await until(async () => (await getStatus(`${product.url}/readyz`)) === 503);
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) product.signal(signal);
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(findPostmasterIn(dataDir)).toBeUndefined();
  });

  it('on SIGTERM stops the embedded database and exits with 0 despite a silent socket and a blocked request', async () => {
    const dataDir = join(folder, 'silent');
    const product = await startProduct({ DATA_DIR: dataDir });
    const silent = await openSilentSocket(product.url);
    const database = buildConnectionUrl(getDatabasePaths(join(dataDir, 'postgres')), productDatabase);
    const lock = await lockTexts(database);
    const agent = new Agent();
    const blocked = get(`${product.url}/api/v1/language/translation/fr`, agent).catch((error: Error) => error);
    await until(async () => (await lock.waiters()) > 0);
    product.signal('SIGTERM');
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(product.output()).toContain('"stopped"');
    expect(findPostmasterIn(dataDir)).toBeUndefined();
    silent.terminate();
    await Promise.all([blocked, lock.lost]);
    agent.destroy();
  });

  it('on SIGINT during startup leaves no database running', async () => {
    const dataDir = join(folder, 'early');
    const product = startProduct({ DATA_DIR: dataDir, DEMO: 'on' }).catch((error: Error) => error);
    await until(async () => findPostmasterIn(dataDir) !== undefined);
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'owner.pid'), 'utf8')), 'SIGINT');
    expect(String(await product)).toContain('"stopped"');
    expect(findPostmasterIn(dataDir)).toBeUndefined();
  });
});

describe('startup', () => {
  it('uses the embedded database as a role without superuser rights', async () => {
    const dataDir = join(folder, 'role');
    const product = await startProduct({ DATA_DIR: dataDir });
    const client = newClient(buildConnectionUrl(getDatabasePaths(join(dataDir, 'postgres')), productDatabase), 'test');
    await client.connect();
    const { rows } = await client.query(
      `select distinct usename, usesuper from pg_stat_activity join pg_user using (usename)
       where application_name in ('wavelength web', 'wavelength events')`,
    );
    await client.end();
    expect(rows).toEqual([{ usename: 'wavelength_app', usesuper: false }]);
    await stop(product);
  });

  it('without the demo prints a first-administrator link, whose account must use two-factor', async () => {
    const database = await createEmptyDatabase();
    const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'first-admin') });
    const linkPattern = new RegExp(
      `There is no administrator yet.*\\n  (${product.url}/first-administrator\\?token=\\S+)`,
    );
    await expect.poll(product.output).toMatch(linkPattern);
    const token = new URL(linkPattern.exec(product.output())?.[1] ?? '').searchParams.get('token');
    const [email, password] = ['ada@example.com', 'violet tractor sings'];
    const response = await fetch(`${product.url}${firstAdminApi.create.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, email, password, full_name: 'Ada First', consent: true }),
    });
    const { access } = Object(await response.json());
    const me = await fetch(`${product.url}${accountsApi.me.path}`, { headers: { authorization: `Bearer ${access}` } });
    expect(await me.json()).toMatchObject({ user_id: 1, lacks_second_step: true });
    await stop(product);
    await database.drop();
  });
});

describe('startup that cannot succeed', () => {
  it('names all invalid settings', async () => {
    const { code, output } = await runUntilExit({
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      SECRET: 'short',
      DEMO: 'maybe',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'SECRET', 'DEMO']) expect(output).toContain(`- ${name}: `);
    expect(output).not.toContain('    at ');
  });

  it('exits before it creates a database if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await runUntilExit({ PORT: String(port), DATA_DIR: join(folder, 'no-port') });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is in use`);
    expect(findPostmasterIn(join(folder, 'no-port'))).toBeUndefined();
  });

  it('names the process that uses the data folder, and leaves it running', async ({ annotate }) => {
    const dataDir = join(folder, 'shared');
    const product = await startProduct({ DATA_DIR: dataDir });
    const { code, output, elapsedMs: took } = await runUntilExit({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`is in use by the process with id ${product.pid}`);
    await annotate(`a second start on the same folder ended after ${took} ms`);
    expect(await getStatus(`${product.url}/healthz`)).toBe(200);
    await stop(product);
  });

  it('names a missing database without the password', async () => {
    const database = await createEmptyDatabase();
    const url = new URL(replaceDatabaseName(database.url, 'no_such_database'));
    const { code, output } = await runUntilExit({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'no-database') });
    expect(code).toBe(1);
    expect(output).toContain('The database no_such_database');
    if (url.password) expect(output).not.toContain(url.password);
    await database.drop();
  });
});

async function stop(product: Product): Promise<void> {
  product.signal('SIGINT');
  await product.ended;
}
