import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Line, openLine } from '#server/testing/peers/tcp-line.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import type { DomainEvent } from './events.ts';

const redisUrl = process.env.REDIS_URL;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}

type Running = Awaited<ReturnType<typeof startTestApp>>;

/** Two processes with one database. The first one has to stop last. */
async function startInstallation(line: Line): Promise<[Running, Running]> {
  const options = { perMinute: 10, redisUrl: `redis://127.0.0.1:${line.port}` };
  let shared = '';
  const leadDatabase = async (url: string) => {
    shared ||= url;
    return shared;
  };
  return [await startTestApp({ ...options, leadDatabase }), await startTestApp({ ...options, leadDatabase })];
}

// Needs a Redis or Valkey at REDIS_URL; the longer checks bring one.
describe.runIf(redisUrl)('with Redis (needs REDIS_URL)', () => {
  let line: Line;
  let first: Running;
  let second: Running;
  /** Two processes of another installation on the same Redis. */
  let others: [Running, Running];
  beforeAll(async () => {
    const { hostname, port } = new URL(redisUrl ?? '');
    line = await openLine({ host: hostname, port: Number(port) || 6379 });
    [first, second] = await startInstallation(line);
    others = await startInstallation(line);
  });
  afterAll(async () => {
    for (const running of [...others.reverse(), second, first]) await running.stop();
    await line.close();
  });

  function heardBy({ services }: TestApp): DomainEvent[] {
    const heard: DomainEvent[] = [];
    services.events.subscribe((announcement) => heard.push(announcement));
    return heard;
  }

  const newChange = (): DomainEvent => ({ kind: 'tenant_changed', tenantId: Math.floor(Math.random() * 1e9) });

  /** Makes no difference to the limit: a caller is an address. */
  const asks = async (test: TestApp) => {
    const { host } = await makeTenant(test);
    return (await request(`${test.url}/api/v1/places?words=a`, { headers: { host } })).status;
  };

  test('what one process announces every process hears', async () => {
    const heard = [heardBy(first.test), heardBy(second.test)];
    const change = newChange();
    await first.test.services.events.publish(change);
    await until(() => heard.every((each) => each.some((one) => JSON.stringify(one) === JSON.stringify(change))));
  });

  test('a caller has one limit, whichever process it asks', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 8; i += 1) seen.push(await asks(first.test), await asks(second.test));
    expect(seen.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  test('an installation hears and counts nothing of another one on the same Redis', async () => {
    const [other, peer] = others;
    const heard = heardBy(second.test);
    const heardByOther = heardBy(other.test);
    await first.test.services.events.publish(newChange());
    await until(() => heard.length > 0);
    // Redis keeps the order of what it sends to one connection.
    const change = newChange();
    await peer.test.services.events.publish(change);
    await until(() => heardByOther.length > 0);
    expect(heardByOther).toEqual([change]);
    while ((await asks(first.test)) !== 429);
    expect(await asks(other.test)).toBe(200);
  });

  test('while Redis is away the product goes on, and when it is back everything is read anew', async () => {
    let gaps = 0;
    second.test.services.events.onGap(() => {
      gaps += 1;
    });
    await line.cut();
    await until(() => first.test.logLines.some((row) => row.includes('Redis is away')));
    const tenant = await makeTenant(first.test);
    const job = await makeJob(first.test, await makeAccount(first.test, tenant, 'hiring_manager'));
    const read = await send(first.test, tenant.visitor, jobsApi.read, { params: { id: String(job.id) } });
    expect(read.status).toBe(200);
    const heard = heardBy(first.test);
    await first.test.services.events.publish(newChange());
    expect(heard.length).toBe(1);
    await line.mend();
    await until(() => gaps > 0);
    const again = heardBy(second.test);
    const change = newChange();
    await until(async () => {
      await first.test.services.events.publish(change);
      return again.some((one) => JSON.stringify(one) === JSON.stringify(change));
    });
  });

  test('a Redis that falls silent holds no request for long', async () => {
    line.silence();
    const tenant = await makeTenant(first.test);
    const { status } = await send(first.test, tenant.visitor, jobsApi.search);
    expect(status).toBe(200);
    await line.mend();
  });

  test('a start without Redis is a start', async () => {
    await line.cut();
    const third = await startTestApp({ perMinute: 10, redisUrl: `redis://127.0.0.1:${line.port}` });
    const tenant = await makeTenant(third.test);
    expect((await send(third.test, tenant.visitor, jobsApi.search)).status).toBe(200);
    await third.stop();
    await line.mend();
  });
});
