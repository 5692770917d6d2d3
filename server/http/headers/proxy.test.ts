import { describe, expect, it } from 'vitest';
import { getNetwork } from '#server/http/limits/rate-limit.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { trustProxy } from './proxy.ts';

const direct = testApp({ perMinute: 5 });
const behindProxy = testApp({ perMinute: 5, isSecure: true });

async function requestStatuses(app: typeof direct, addresses: readonly string[]): Promise<number[]> {
  const { host } = await makeTenant(app());
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = { host, 'x-forwarded-for': address };
    statuses.push((await request(`${app().url}/api/v1/places?words=a`, { headers })).status);
  }
  return statuses;
}

const visitors = Array.from({ length: 7 }, (_each, index) => `203.0.113.${index}`);

describe('rate limit by IP address', () => {
  it('ignores X-Forwarded-For without a proxy', async () => {
    expect(await requestStatuses(direct, visitors)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('uses only the last address of X-Forwarded-For behind a proxy', async () => {
    expect(await requestStatuses(behindProxy, visitors)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const forged = visitors.map((visitor) => `${visitor}, 198.51.100.7`);
    expect(await requestStatuses(behindProxy, forged)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('trustProxy', () => {
  it('trusts only the first hop, if its address is local or private', () => {
    const isTrusted = trustProxy(true);
    for (const address of ['127.0.0.1', '::1', '::ffff:10.0.0.3', '192.168.1.1', '172.20.0.2', 'fd00::1', 'fe80::1']) {
      expect([address, isTrusted(address, 0), isTrusted(address, 1)]).toEqual([address, true, false]);
    }
    for (const address of ['203.0.113.4', '172.32.0.1', '2001:db8::1']) expect(isTrusted(address, 0)).toBe(false);
    expect(trustProxy(false)('127.0.0.1', 0)).toBe(false);
  });
});

describe('getNetwork', () => {
  it.each([
    ['203.0.113.4', '203.0.113.4'],
    ['::ffff:203.0.113.4', '::ffff:203.0.113.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('maps %s to %s', (address, network) => expect(getNetwork(address)).toBe(network));
});
