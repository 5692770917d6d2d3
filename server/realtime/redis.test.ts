import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { startTcpProxy, type TcpProxy } from '#server/testing/peers/tcp-proxy.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import type { DomainEvent } from './events.ts';

const redisUrl = process.env.REDIS_URL;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

type Running = Awaited<ReturnType<typeof startTestApp>>;

/** Two processes with one database. The first one has to stop last. */
async function startInstallation(proxy: TcpProxy): Promise<[Running, Running]> {
  const options = { perMinute: 10, redisUrl: `redis://127.0.0.1:${proxy.port}` };
  let shared = '';
  const leadDatabase = async (url: string) => {
    shared ||= url;
    return shared;
  };
  return [
    await startTestApp({ ...options, proxyDatabase: leadDatabase }),
    await startTestApp({ ...options, proxyDatabase: leadDatabase }),
  ];
}

// Needs Redis or Valkey at REDIS_URL; `npm run check:full` starts one.
describe.runIf(redisUrl)('with Redis (needs REDIS_URL)', () => {
  let proxy: TcpProxy;
  let first: Running;
  let second: Running;
  /** Two processes of another installation on the same Redis. */
  let others: [Running, Running];
  beforeAll(async () => {
    const { hostname, port } = new URL(redisUrl ?? '');
    proxy = await startTcpProxy({ host: hostname, port: Number(port) || 6379 });
    [first, second] = await startInstallation(proxy);
    others = await startInstallation(proxy);
  });
  afterAll(async () => {
    for (const running of [...others.reverse(), second, first]) await running.stop();
    await proxy.close();
  });

  function recordEvents({ services }: TestApp): DomainEvent[] {
    const received: DomainEvent[] = [];
    services.events.subscribe((event) => received.push(event));
    return received;
  }

  const newChange = (): DomainEvent => ({ kind: 'tenant_changed', tenantId: Math.floor(Math.random() * 1e9) });

  /** The limit is per address, so a new tenant does not change it. */
  const sendRequest = async (test: TestApp) => {
    const { host } = await makeTenant(test);
    return (await request(`${test.url}/api/v1/places?words=a`, { headers: { host } })).status;
  };

  it('delivers an event to all processes', async () => {
    const received = [recordEvents(first.test), recordEvents(second.test)];
    const change = newChange();
    await first.test.services.events.publish(change);
    await until(() => received.every((each) => each.some((one) => JSON.stringify(one) === JSON.stringify(change))));
  });

  it('shares the rate limit of a caller between processes', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 8; i += 1) seen.push(await sendRequest(first.test), await sendRequest(second.test));
    expect(seen.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  it('separates events and rate limits of installations that share a Redis', async () => {
    const [other, peer] = others;
    const received = recordEvents(second.test);
    const receivedByOther = recordEvents(other.test);
    await first.test.services.events.publish(newChange());
    await until(() => received.length > 0);
    // Redis keeps the order of what it sends to one connection.
    const change = newChange();
    await peer.test.services.events.publish(change);
    await until(() => receivedByOther.length > 0);
    expect(receivedByOther).toEqual([change]);
    while ((await sendRequest(first.test)) !== 429);
    expect(await sendRequest(other.test)).toBe(200);
  });

  it('serves requests and local events while Redis is unavailable, and reports a gap after the reconnect', async () => {
    let gaps = 0;
    second.test.services.events.onGap(() => {
      gaps += 1;
    });
    await proxy.cut();
    await until(() => first.test.logLines.some((row) => row.includes('Redis is unavailable')));
    const tenant = await makeTenant(first.test);
    const job = await makeJob(first.test, await makeAccount(first.test, tenant, 'hiring_manager'));
    const read = await send(first.test, tenant.visitor, jobsApi.read, { params: { id: String(job.id) } });
    expect(read.status).toBe(200);
    const received = recordEvents(first.test);
    await first.test.services.events.publish(newChange());
    expect(received.length).toBe(1);
    await proxy.restore();
    await until(() => gaps > 0);
    const again = recordEvents(second.test);
    const change = newChange();
    await until(async () => {
      await first.test.services.events.publish(change);
      return again.some((one) => JSON.stringify(one) === JSON.stringify(change));
    });
  });

  it('answers requests while Redis is unresponsive', async () => {
    proxy.stall();
    const tenant = await makeTenant(first.test);
    const { status } = await send(first.test, tenant.visitor, jobsApi.search);
    expect(status).toBe(200);
    await proxy.restore();
  });

  it('starts while Redis is unavailable', async () => {
    await proxy.cut();
    const third = await startTestApp({ perMinute: 10, redisUrl: `redis://127.0.0.1:${proxy.port}` });
    const tenant = await makeTenant(third.test);
    expect((await send(third.test, tenant.visitor, jobsApi.search)).status).toBe(200);
    await third.stop();
    await proxy.restore();
  });
});
