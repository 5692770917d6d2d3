import { describe, expect, it } from 'vitest';
import { formatOrigin, shortenAddress } from './request-origin.ts';

describe('shortenAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:aa:bb:1:2:3:4', '2001:db8:aa::/48'],
    ['2001:DB8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unix socket', null],
  ])('%s -> %s', (ip, network) => expect(shortenAddress(ip)).toBe(network));
});

describe('formatOrigin', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
  it.each([
    ['a browser', firefox, 'Firefox, Windows'],
    ['no user agent', '', null],
    ['an overlong user agent', `${'x'.repeat(5000)}/1`, expect.anything()],
  ])('%s', (_what, userAgent, device) => {
    const stored = formatOrigin({ ip: '203.0.113.77', userAgent });
    if (userAgent.length > 500) expect((stored.device ?? '').length).toBeLessThanOrEqual(100);
    else expect(stored).toEqual({ network: '203.0.113.0/24', device });
  });

  it('a background task has none', () => expect(formatOrigin(null)).toEqual({ network: null, device: null }));
});
