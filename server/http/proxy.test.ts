import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { trustProxy } from './proxy.ts';
import { getNetwork } from './rate-limit.ts';

const direct = testApp({ perMinute: 5 });
const behindProxy = testApp({ perMinute: 5, isSecure: true });

async function statuses(app: typeof direct, addresses: readonly string[]): Promise<number[]> {
  const { host } = await makeTenant(app());
  const seen: number[] = [];
  for (const address of addresses) {
    const headers = { host, 'x-forwarded-for': address };
    seen.push((await request(`${app().url}/api/v1/places?words=a`, { headers })).status);
  }
  return seen;
}

const visitors = Array.from({ length: 7 }, (_each, index) => `203.0.113.${index}`);

test('without a proxy nobody becomes somebody else by saying so', async () => {
  expect(await statuses(direct, visitors)).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('behind a proxy each visitor has limits of their own, and only the proxy says who they are', async () => {
  expect(await statuses(behindProxy, visitors)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const claims = visitors.map((visitor) => `${visitor}, 198.51.100.7`);
  expect(await statuses(behindProxy, claims)).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('a proxy is the nearest step, on this machine or a private network', () => {
  const trusts = trustProxy(true);
  for (const address of ['127.0.0.1', '::1', '::ffff:10.0.0.3', '192.168.1.1', '172.20.0.2', 'fd00::1', 'fe80::1']) {
    expect([address, trusts(address, 0), trusts(address, 1)]).toEqual([address, true, false]);
  }
  for (const address of ['203.0.113.4', '172.32.0.1', '2001:db8::1']) expect(trusts(address, 0)).toBe(false);
  expect(trustProxy(false)('127.0.0.1', 0)).toBe(false);
});

test.each([
  ['203.0.113.4', '203.0.113.4'],
  ['::ffff:203.0.113.4', '::ffff:203.0.113.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => expect(getNetwork(address)).toBe(network));
