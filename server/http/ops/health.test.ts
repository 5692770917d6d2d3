import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';

const metricsToken = 'collector-token-for-tests-0123456789';
const app = testApp({ perMinute: 50, metricsToken, isSecure: true });

/** Sends requests from a new address each time. */
let addressCount = 0;
function fetchFromNewAddress(path: string) {
  addressCount += 1;
  return request(`${app().url}${path}`, { headers: { 'x-forwarded-for': `198.51.100.${addressCount}` } });
}

describe.each(['/healthz', '/readyz'] as const)('%s', (path) => {
  it('is limited per address, with a count of its own', async () => {
    const headers = { 'x-forwarded-for': path === '/healthz' ? '203.0.113.9' : '203.0.113.10' };
    const other = await Promise.all(
      Array.from({ length: 52 }, () => request(`${app().url}/api/v1/no-such-route`, { headers })),
    );
    expect(other.filter(({ status }) => status === 429).length).toBe(2);
    const statuses: number[] = [];
    for (let i = 0; i < 52; i += 1) statuses.push((await request(`${app().url}${path}`, { headers })).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 429, 429]);
  });
});

describe('/readyz', () => {
  it('queries the database at most once per second, however many requests there are', async () => {
    const ping = vi.spyOn(app().services.database, 'ping');
    const startedAt = performance.now();
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => fetchFromNewAddress('/readyz')));
      expect(responses.every(({ status }) => status === 200)).toBe(true);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    expect(ping.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
    ping.mockRestore();
  });

  it('names the reasons only with the metrics token; they are logged', async () => {
    app().app.isDraining = true;
    try {
      const visitor = await fetchFromNewAddress('/readyz');
      expect([visitor.status, JSON.parse(visitor.text)]).toEqual([503, { status: 'not ready' }]);
      const direct = await request(`${app().url}/readyz`);
      expect(JSON.parse(direct.text)).toEqual({ status: 'not ready' });
      const headers = { authorization: `Bearer ${metricsToken}` };
      const collector = await request(`${app().url}/readyz`, { headers });
      expect(JSON.parse(collector.text)).toEqual({ status: 'not ready', reasons: ['stopping'] });
    } finally {
      app().app.isDraining = false;
    }
  });
});
