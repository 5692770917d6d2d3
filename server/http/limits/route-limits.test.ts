import { Agent, request as open } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { buildPath } from '#server/testing/send.ts';

const perMinute = 40;
// Behind a proxy, so that each count starts from a new address.
const app = testApp({ perMinute, isSecure: true });

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number;
  /** The route template if the request reached a route, else empty. */
  readonly route: string;
}

/** Sends a request target as it is; `fetch` would normalize it. */
function sendTarget(method: string, target: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = open(app().url, { method, path: target, headers, agent });
    outgoing.on('error', reject).on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => {
        const isProblem = incoming.headers['content-type']?.includes('problem+json');
        const route = isProblem && text ? JSON.parse(text).instance : target;
        resolve({ status: incoming.statusCode ?? 0, route });
      });
    });
    outgoing.end();
  });
}

let addressCount = 0;

/** Sends requests from one new address. */
async function sendFromOneAddress(count: number, method: string, target: string): Promise<Answer[]> {
  const { host } = await makeTenant(app());
  addressCount += 1;
  const headers = { host, 'x-forwarded-for': `203.0.${addressCount >> 8}.${addressCount & 255}` };
  return Promise.all(Array.from({ length: count }, () => sendTarget(method, target, headers)));
}

/** Whether the request reached the code of a route. */
const isServed = ({ status, route }: Answer) => status !== 429 && route !== '';

const spellings: readonly [what: string, spell: (path: string) => string][] = [
  ['the plain path', (path) => path],
  ['an encoded letter', (path) => path.replace('/api', '/%61pi')],
  ['an encoded letter further back', (path) => path.replace(/[a-z](?=[^a-z]*$)/, encodeFirst)],
  ['the absolute form', (path) => `http://wavelength.test${path}`],
  ['a double slash', (path) => `/${path}`],
  ['upper case', (path) => path.replace('/api', '/API')],
];

function encodeFirst(text: string): string {
  return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
}

const params = { id: '1', provider: 'google', role: 'admin', token: 'x' };

function listLimited(): (Endpoint & { perMinute: number })[] {
  return app().app.contracts.flatMap((contract) => {
    const { perMinute: own } = contract;
    return own === undefined ? [] : [{ ...contract, perMinute: own }];
  });
}

describe('a route with its own limit', () => {
  it.each(spellings)('serves no more requests than its limit, spelled with %s', async (_what, spell) => {
    const limited = listLimited();
    expect(limited.length).toBeGreaterThan(40);
    const found: [route: string, served: number][] = [];
    for (const contract of limited) {
      const target = spell(buildPath(contract, params));
      const answers = await sendFromOneAddress(contract.perMinute + 3, contract.method, target);
      const served = answers.filter(isServed).length;
      if (served > contract.perMinute) found.push([`${contract.method} ${contract.path}`, served]);
    }
    expect(found).toEqual([]);
  });

  it('serves exactly its limit under its plain path', async () => {
    const [contract] = listLimited();
    if (!contract) throw new Error('No route has a limit');
    const answers = await sendFromOneAddress(contract.perMinute + 3, contract.method, buildPath(contract, params));
    expect(answers.filter(isServed).length).toBe(contract.perMinute);
    expect(answers.filter(({ status }) => status === 429).length).toBe(3);
  });

  it('does not answer HEAD, which would have a second count', async () => {
    const contract = listLimited().find(({ method }) => method === 'GET');
    if (!contract) throw new Error('No GET route has a limit');
    const [answer] = await sendFromOneAddress(1, 'HEAD', buildPath(contract, params));
    expect(answer?.status).toBe(404);
  });
});

describe('requests below /api', () => {
  it.each([
    ['GET', '/api/v1/no-such-route'],
    ['POST', '/api/v1/no-such-route'],
    ['DELETE', '/api/v1/jobs'],
    ['GET', '/api/no-such-route'],
    ['GET', '/api/docs'],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/v1/tenant/theme.css'],
    ['POST', '/unsubscribeConfirm'],
  ])('are limited in general: %s %s', async (method, path) => {
    const answers = await sendFromOneAddress(perMinute + 3, method, path);
    expect(answers.filter(({ status }) => status === 429).length).toBe(3);
  });
});

describe('a request target in another spelling', () => {
  it.each([
    '/%61pi/v1/places?words=a',
    '/api/v%31/places?words=a',
    '/api/v1/pl%41ces',
    '/api/v1/saved%2Dsearches',
    '/api/%2e%2e/v1/places',
    '/api/v1/x%5Fy',
    '/api/v1/%7Ex',
    '/j%6Fbs',
    'http://wavelength.test/api/v1/places?words=a',
    'HTTP://wavelength.test/',
  ])('returns 400 with problem details: %s', async (target) => {
    const answers = await sendFromOneAddress(1, 'GET', target);
    expect(answers).toEqual([{ status: 400, route: '' }]);
  });

  it.each(['/api/v1/places?words=%61', '/api/v1/places?words=http://a', '/jobs/caf%C3%A9', '/a%20b%2Fc'])(
    'is accepted if only the query or other characters are encoded: %s',
    async (target) => {
      const answers = await sendFromOneAddress(1, 'GET', target);
      expect(answers[0]?.status).not.toBe(400);
    },
  );
});
