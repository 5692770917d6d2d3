import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

function ask(path: string, encoding: string): Promise<Response> {
  return fetch(app().url + path, { headers: { 'accept-encoding': encoding } });
}

const long = '/api/v1/openapi.json';

test.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])(
  'a long text is packed for "%s"',
  async (encoding) => {
    const answer = await ask(long, encoding);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.json()).toHaveProperty('openapi');
  },
);

test.each(['identity', 'br', 'gzip;q=0', 'gzip;q=0.000, br', 'xgzip'])(
  'a long text stays plain for "%s"',
  async (encoding) => {
    const answer = await ask(long, encoding);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.json()).toHaveProperty('openapi');
  },
);

test('a short text is never packed', async () => {
  const answer = await ask('/healthz', 'gzip');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toHaveProperty('status');
});
