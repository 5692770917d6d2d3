import { describe, expect, it } from 'vitest';
import { isPublicHost } from './public-host.ts';

describe('isPublicHost', () => {
  it.each([
    'http://127.0.0.1:5432',
    'http://localhost',
    'http://10.1.2.3',
    'http://172.20.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254/latest',
    'http://100.64.0.1',
    'http://0.0.0.0',
    'http://[::1]',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://no-such-host.invalid',
  ])('returns false for %s', async (address) => {
    expect(await isPublicHost(new URL(address))).toBe(false);
  });

  it.each(['https://93.184.216.34', 'https://[2606:2800:220:1:248:1893:25c8:1946]'])(
    'returns true for %s',
    async (address) => {
      expect(await isPublicHost(new URL(address))).toBe(true);
    },
  );
});
