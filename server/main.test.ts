import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { getDatabasePaths } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { failToStart, type Product, startProduct } from '#server/testing/product.ts';
import { databaseAt, emptyDatabase } from '#server/testing/template.ts';

// Each test starts the product at least once.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'wavelength-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

const postmasterIn = (dataDir: string) => findPostmasterPid(getDatabasePaths(join(dataDir, 'postgres')));

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Looks again until it says what is wanted: the test's own time limit ends a wait for nothing. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}

/** Holds up requests for texts, whose table nothing else reads, until it is released. */
async function holdUpTexts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table tenant_texts in access exclusive mode');
  return {
    waiters: async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.count ?? 0;
    },
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
      .on('response', (answer) => {
        answer.resume().on('end', () => {
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
        });
      })
      .end();
  });
}

describe('a stop', () => {
  test('says not ready first, finishes what is under way, takes nothing new and ends clean', async () => {
    const database = await emptyDatabase();
    const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'stop') });
    const hold = await holdUpTexts(database.url);
    const agent = new Agent({ keepAlive: true });
    const underWay = get(`${product.url}/api/v1/language/translation/fr`, agent);
    await until(async () => (await hold.waiters()) > 0);
    product.signal('SIGTERM');
    await until(async () => (await statusOf(`${product.url}/readyz`)) === 503);
    expect(await get(`${product.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' });
    await until(() =>
      statusOf(`${product.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await hold.release();
    expect(await underWay).toMatchObject({ status: 200 });
    expect(await product.ended).toEqual({ code: 0, signal: null });
    agent.destroy();
    await database.drop();
  });

  test('stops the embedded database too, however often it is told to', async () => {
    const dataDir = join(folder, 'twice');
    const product = await startProduct({ DATA_DIR: dataDir });
    expect(postmasterIn(dataDir)).toBeDefined();
    product.signal('SIGTERM');
    await until(async () => (await statusOf(`${product.url}/readyz`)) === 503);
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) product.signal(signal);
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(postmasterIn(dataDir)).toBeUndefined();
  });

  test('in the middle of a start leaves no database behind', async () => {
    const dataDir = join(folder, 'early');
    const product = startProduct({ DATA_DIR: dataDir, DEMO: 'on' }).catch((error: Error) => error);
    await until(async () => postmasterIn(dataDir) !== undefined);
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'owner.pid'), 'utf8')), 'SIGINT');
    expect(String(await product)).toContain('"stopped"');
    expect(postmasterIn(dataDir)).toBeUndefined();
  });
});

test('a start without the demo says how to become the first administrator, who has to have a second step', async () => {
  const database = await emptyDatabase();
  const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'founding') });
  const told = new RegExp(`There is no administrator yet.*\\n  (${product.url}/first-administrator\\?token=\\S+)`);
  await expect.poll(product.output).toMatch(told);
  const token = new URL(told.exec(product.output())?.[1] ?? '').searchParams.get('token');
  const [email, password] = ['ada@example.com', 'violet tractor sings'];
  const made = await fetch(`${product.url}${firstAdminApi.create.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, password, full_name: 'Ada First', consent: true }),
  });
  const { access } = Object(await made.json());
  const me = await fetch(`${product.url}${accountsApi.me.path}`, { headers: { authorization: `Bearer ${access}` } });
  expect(await me.json()).toMatchObject({ user_id: 1, lacks_second_step: true });
  await end(product);
  await database.drop();
});

describe('a start that cannot succeed says why and ends', () => {
  test('with every wrong setting at once', async () => {
    const { code, output } = await failToStart({
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      SECRET: 'short',
      DEMO: 'maybe',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'SECRET', 'DEMO']) expect(output).toContain(`- ${name}: `);
    expect(output).not.toContain('    at ');
  });

  test('with the port another program uses, before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await failToStart({ PORT: String(port), DATA_DIR: join(folder, 'no-port') });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is in use`);
    expect(postmasterIn(join(folder, 'no-port'))).toBeUndefined();
  });

  test('with the folder of a product that runs, which goes on undisturbed', async ({ annotate }) => {
    const dataDir = join(folder, 'shared');
    const product = await startProduct({ DATA_DIR: dataDir });
    const { code, output, took } = await failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`is in use by the process with id ${product.pid}`);
    await annotate(`a second start on the same folder ended after ${took} ms`);
    expect(await statusOf(`${product.url}/healthz`)).toBe(200);
    await end(product);
  });

  test('with a database that is not there, without the password', async () => {
    const database = await emptyDatabase();
    const url = new URL(databaseAt(database.url, 'no_such_database'));
    const { code, output } = await failToStart({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'no-database') });
    expect(code).toBe(1);
    expect(output).toContain('The database no_such_database');
    if (url.password) expect(output).not.toContain(url.password);
    await database.drop();
  });
});

async function end(product: Product): Promise<void> {
  product.signal('SIGINT');
  await product.ended;
}
