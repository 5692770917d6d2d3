import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import type { App } from '#server/http/app-type.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { createNamedLimit, limitRequests } from './rate-limit.ts';

const app = testApp({ perMinute: 40 });

async function requestStatuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await send()).status);
  return statuses;
}

describe('rate limits', () => {
  it('allow 20 sign-ups per minute', async () => {
    const { host } = await makeTenant(app());
    const received = await requestStatuses(22, () =>
      request(`${app().url}/api/v1/register`, { method: 'POST', headers: { host }, body: new FormData() }),
    );
    expect(received.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(received.slice(20)).toEqual([429, 429]);
  });

  it('return 429 with Retry-After above the limit', async () => {
    const { host } = await makeTenant(app());
    const received = await requestStatuses(42, () =>
      request(`${app().url}/api/v1/places?words=a`, { headers: { host } }),
    );
    expect(received.at(0)).toBe(200);
    const refused = await request(`${app().url}/api/v1/places?words=a`, { headers: { host } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
    expect((await request(`${app().url}/healthz`)).status).toBe(200);
  });

  it('reject without a database query', async () => {
    const { host } = await makeTenant(app());
    const { pool } = app().services.database;
    await requestStatuses(42, () => request(`${app().url}/api/v1/places?words=a`, { headers: { host } }));
    let queryCount = 0;
    pool.on('acquire', () => {
      queryCount += 1;
    });
    const headers = { host: `${host}.unknown`, authorization: 'Bearer x.y.z' };
    expect((await request(`${app().url}/api/v1/me`, { headers })).status).toBe(429);
    expect(queryCount).toBe(0);
  });
});

describe('named limits', () => {
  it('count each network and each name separately', async () => {
    const plain: App = Fastify({ trustProxy: true }).withTypeProvider<ZodTypeProvider>();
    await limitRequests(plain, { perMinute: 1000, redisUrl: undefined, installationId: 'x' });
    for (const name of ['one', 'other']) {
      const limit = createNamedLimit(plain, { name, max: 3, windowMs: 86_400_000 });
      plain.get(`/${name}`, { onRequest: limit }, async () => 'served');
    }
    const call = async (path: string, address: string) =>
      (await plain.inject({ url: path, headers: { 'x-forwarded-for': address } })).body === 'served';
    const served: boolean[] = [];
    for (let i = 0; i < 5; i += 1) served.push(await call('/one', `2001:db8::${i}`));
    expect(served).toEqual([true, true, true, false, false]);
    expect(await call('/one', '192.0.2.1')).toBe(true);
    expect(await call('/other', '2001:db8::1')).toBe(true);
    await plain.close();
  });
});
