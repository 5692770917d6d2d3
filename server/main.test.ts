import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { createEmptyDatabase, replaceDatabaseName } from '#server/testing/database/template.ts';
import { type Product, runUntilExit, startProduct } from '#server/testing/product.ts';

// Each test starts the product at least once.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'wavelength-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findPostmasterIn = (dataDir: string) => findPostmasterPid(getDatabasePaths(join(dataDir, 'postgres')));

async function getStatus(url: string): Promise<number> {
  return (await fetch(url)).status;
}

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
