import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';

const app = testApp({ perMinute: 40 });

async function statuses(tries: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < tries; i += 1) seen.push((await send()).status);
  return seen;
}

test('sign-up has a narrow limit of its own', async () => {
  const { host } = await makeTenant(app());
  const seen = await statuses(22, () =>
    request(`${app().url}/api/v1/register`, { method: 'POST', headers: { host }, body: new FormData() }),
  );
  expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(seen.slice(20)).toEqual([429, 429]);
});

test('past the limit of the minute a caller is told how long to wait', async () => {
  const { host } = await makeTenant(app());
  const seen = await statuses(42, () => request(`${app().url}/api/v1/places?words=a`, { headers: { host } }));
  expect(seen.at(0)).toBe(200);
  const refused = await request(`${app().url}/api/v1/places?words=a`, { headers: { host } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
  expect((await request(`${app().url}/healthz`)).status).toBe(200);
});

test('a request past the limit costs no query', async () => {
  const { host } = await makeTenant(app());
  const { pool } = app().services.database;
  await statuses(42, () => request(`${app().url}/api/v1/places?words=a`, { headers: { host } }));
  let asked = 0;
  pool.on('acquire', () => {
    asked += 1;
  });
  const headers = { host: `${host}.never-seen`, authorization: 'Bearer x.y.z' };
  expect((await request(`${app().url}/api/v1/me`, { headers })).status).toBe(429);
  expect(asked).toBe(0);
});
