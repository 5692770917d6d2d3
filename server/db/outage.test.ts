import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Line, openLineTo } from '#server/testing/peers/tcp-line.ts';
import { request } from '#server/testing/request.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { newClient } from './pools.ts';

vi.setConfig({ testTimeout: 60_000 });

let line: Line;
let directUrl: string;
const app = testApp({
  redisUrl: undefined,
  leadDatabase: async (url) => {
    directUrl = url;
    const led = await openLineTo(url);
    line = led.line;
    return led.url;
  },
});
afterAll(() => line.close());

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}

const isWell = async (caller: Caller) => (await send(app(), caller, jobsApi.search)).status === 200;

/** Asks the database past the product. */
async function direct<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = newClient(directUrl, 'test');
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

test('while the database is away every request is told when to come back, and afterwards all is well by itself', async ({
  annotate,
}) => {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await line.cut();
  const answers = await Promise.all([
    send(app(), tenant.visitor, jobsApi.search),
    send(app(), seeker, seekersApi.profile),
    send(app(), { host: 'never-seen.test' }, jobsApi.search),
    send(app(), tenant.visitor, jobsApi.search),
  ]);
  for (const { status, headers, problem } of answers) {
    expect([status, headers.get('retry-after'), problem.code]).toEqual([503, '2', 'unavailable']);
  }
  const ready = await request(`${app().url}/readyz`);
  expect([ready.status, ready.text]).toEqual([503, expect.stringContaining('the database does not answer')]);
  expect((await request(`${app().url}/healthz`)).status).toBe(200);
  await line.mend();
  const mended = performance.now();
  await until(() => isWell(tenant.visitor));
  await annotate(`well again ${Math.round(performance.now() - mended)} ms after the database was back`);
});

test('after an outage one connection listens, and the ranking holds what changed meanwhile', async () => {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'), { isActive: false });
  const refused = () => app().logLines.filter((row) => row.includes('cannot listen yet')).length;
  const before = refused();
  await line.cut();
  // Long enough for tries that would pile up.
  await until(() => refused() >= before + 4);
  await direct("update jobs set status = 'active', published_at = now() where id = $1", [job.id]);
  let gaps = 0;
  app().services.events.onGap(() => {
    gaps += 1;
  });
  await line.mend();
  await until(() => gaps > 0);
  const listening = await direct(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'wavelength announcements'",
  );
  expect([gaps, listening.length]).toEqual([1, 1]);
  await until(async () => {
    const found = await send(app(), seeker, jobsApi.search, { query: { sort: 'match' } });
    return found.body.jobs.some(({ id }) => id === job.id);
  });
});

test('a query past its time limit is refused like an outage, and nothing else suffers', async () => {
  const tenant = await makeTenant(app());
  const slow = app()
    .services.database.pool.query('select pg_sleep(60)')
    .catch((error: unknown) => error);
  expect(await isWell(tenant.visitor)).toBe(true);
  expect(await slow).toMatchObject({ code: '57014' });
});

test('a table that stays locked ends the request in 503 instead of keeping it', async () => {
  const tenant = await makeTenant(app());
  const client = newClient(directUrl, 'test');
  await client.connect();
  await client.query('begin; lock table jobs in access exclusive mode');
  const { status, headers } = await send(app(), tenant.visitor, jobsApi.search);
  await client.query('rollback');
  await client.end();
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

test('a database that falls silent keeps no request for long, and its dead connections are not used again', async () => {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  expect(await isWell(tenant.visitor)).toBe(true);
  line.silence();
  const answers = await Promise.all(
    [tenant.visitor, seeker, seeker, tenant.visitor].map((caller) => send(app(), caller, jobsApi.search)),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect((await request(`${app().url}/readyz`)).status).toBe(503);
  await line.mend();
  await until(() => isWell(seeker));
});
