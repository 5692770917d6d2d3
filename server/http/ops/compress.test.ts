import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

function fetchWith(path: string, encoding: string): Promise<Response> {
  return fetch(app().url + path, { headers: { 'accept-encoding': encoding } });
}

const longPath = '/api/v1/openapi.json';

describe('compressResponses', () => {
  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, zstd;q=0', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['zstd', 'zstd'],
    ['gzip;q=0.5, zstd', 'zstd'],
    ['identity', null],
    ['br', null],
    ['gzip;q=0', null],
    ['gzip;q=0.000, br', null],
    ['xgzip', null],
  ])('a long text for Accept-Encoding "%s" -> Content-Encoding %s', async (accepted, encoding) => {
    const response = await fetchWith(longPath, accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.json()).toHaveProperty('openapi');
  });

  it('does not compress a short text', async () => {
    const response = await fetchWith('/healthz', 'gzip');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toHaveProperty('status');
  });
});
