import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

function fetchWith(path: string, encoding: string): Promise<Response> {
  return fetch(app().url + path, { headers: { 'accept-encoding': encoding } });
}

const longPath = '/api/v1/openapi.json';

describe('compressResponses', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', 'gzip, zstd;q=0'])(
    'compresses a long text for Accept-Encoding "%s"',
    async (encoding) => {
      const response = await fetchWith(longPath, encoding);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.json()).toHaveProperty('openapi');
    },
  );

  it.each(['gzip, deflate, br, zstd', 'zstd', 'gzip;q=0.5, zstd'])(
    'compresses a long text with zstd for Accept-Encoding "%s"',
    async (encoding) => {
      const response = await fetchWith(longPath, encoding);
      expect(response.headers.get('content-encoding')).toBe('zstd');
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.json()).toHaveProperty('openapi');
    },
  );

  it.each(['identity', 'br', 'gzip;q=0', 'gzip;q=0.000, br', 'xgzip'])(
    'does not compress a long text for Accept-Encoding "%s"',
    async (encoding) => {
      const response = await fetchWith(longPath, encoding);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.json()).toHaveProperty('openapi');
    },
  );

  it('does not compress a short text', async () => {
    const response = await fetchWith('/healthz', 'gzip');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toHaveProperty('status');
  });
});
