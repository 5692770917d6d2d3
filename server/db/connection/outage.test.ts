import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { startDatabaseProxy, type TcpProxy } from '#server/testing/peers/tcp-proxy.ts';
import { request } from '#server/testing/request.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { newClient } from './pools.ts';

vi.setConfig({ testTimeout: 60_000 });

let proxy: TcpProxy;
let directUrl: string;
const app = testApp({
  redisUrl: undefined,
  proxyDatabase: async (url) => {
    directUrl = url;
    const opened = await startDatabaseProxy(url);
    proxy = opened.proxy;
    return opened.url;
  },
});
afterAll(() => proxy.close());

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

/** Reads a job that does not exist: unlike a search, always from the database. */
const readJob = (caller: Caller) => send(app(), caller, jobsApi.read, { params: { id: '999999999' } });
const canRead = async (caller: Caller) => (await readJob(caller)).status === 404;

/** Queries the database directly. */
async function queryDirectly<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = newClient(directUrl, 'test');
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

describe('during a database outage', () => {
  it('requests return 503 with retry-after, and work again after the reconnect', async ({ annotate }) => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await proxy.cut();
    const responses = await Promise.all([
      readJob(tenant.visitor),
      send(app(), seeker, seekersApi.profile),
      readJob({ host: 'never-seen.test' }),
      readJob(tenant.visitor),
    ]);
    for (const { status, headers, problem } of responses) {
      expect([status, headers.get('retry-after'), problem.code]).toEqual([503, '2', 'unavailable']);
    }
    const ready = await request(`${app().url}/readyz`);
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'not ready' }]);
    expect(app().logLines.join('')).toContain('"reasons":["the database does not respond"');
    expect((await request(`${app().url}/healthz`)).status).toBe(200);
    await proxy.restore();
    const reconnectedAt = performance.now();
    await until(() => canRead(tenant.visitor));
    await annotate(`working ${Math.round(performance.now() - reconnectedAt)} ms after the database was back`);
  });

  it('one connection listens after the reconnect, and the ranking contains changes made during the outage', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'), { isActive: false });
    const countFailedRetries = () => app().logLines.filter((row) => row.includes('cannot listen yet')).length;
    const before = countFailedRetries();
    await proxy.cut();
    // Several failed attempts must not leave several connections.
    await until(() => countFailedRetries() >= before + 4);
    await queryDirectly("update jobs set status = 'active', published_at = now() where id = $1", [job.id]);
    let gaps = 0;
    app().services.events.onGap(() => {
      gaps += 1;
    });
    await proxy.restore();
    await until(() => gaps > 0);
    const listening = await queryDirectly(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'wavelength events'",
    );
    expect([gaps, listening.length]).toEqual([1, 1]);
    await until(async () => {
      const found = await send(app(), seeker, jobsApi.search, { query: { sort: 'match' } });
      return found.body.jobs.some(({ id }) => id === job.id);
    });
  });

  it('a query over its time limit fails without affecting other requests', async () => {
    const tenant = await makeTenant(app());
    const slow = app()
      .services.database.pool.query('select pg_sleep(60)')
      .catch((error: unknown) => error);
    expect(await canRead(tenant.visitor)).toBe(true);
    expect(await slow).toMatchObject({ code: '57014' });
  });

  it('a request for a locked table returns 503', async () => {
    const tenant = await makeTenant(app());
    const client = newClient(directUrl, 'test');
    await client.connect();
    await client.query('begin; lock table jobs in access exclusive mode');
    const { status, headers } = await readJob(tenant.visitor);
    await client.query('rollback');
    await client.end();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('requests return 503 if the database stops responding, and its connections are not reused', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    expect(await canRead(tenant.visitor)).toBe(true);
    proxy.stall();
    const responses = await Promise.all(
      [tenant.visitor, seeker, seeker, tenant.visitor].map((caller) => readJob(caller)),
    );
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect((await request(`${app().url}/readyz`)).status).toBe(503);
    await proxy.restore();
    await until(() => canRead(seeker));
  });
});
