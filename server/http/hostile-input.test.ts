import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { hostileText, hostileValue } from '#server/testing/hostile-values.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller } from '#server/testing/send.ts';

const app = testApp();

function getBodyFields(contract: Endpoint): string[] {
  const shape: unknown = contract.body && 'shape' in contract.body ? contract.body.shape : {};
  return Object.keys(shape as object);
}

async function sendHostile(caller: Caller, contract: Endpoint, round: { id: string; query: string; body: unknown }) {
  const names = [...getBodyFields(contract), 'unknown'];
  const hasBody = contract.method !== 'GET';
  const query = contract.query
    ? Object.fromEntries(getQueryFields(contract).map((name) => [name, round.query.slice(0, 120)]))
    : {};
  const body = Object.fromEntries(names.map((name) => [name, round.body]));
  const response = await request(
    `${app().url}${buildPath(contract, { id: round.id.toWellFormed() }, toWellFormed(query))}`,
    {
      method: contract.method,
      headers: buildHeaders(caller, contract, hasBody ? body : undefined),
      ...(hasBody ? { body: contract.form ? buildForm(body) : JSON.stringify(body) } : {}),
    },
  );
  return { status: response.status, text: response.text };
}

function getQueryFields(contract: Endpoint): string[] {
  const shape: unknown = contract.query && 'shape' in contract.query ? contract.query.shape : {};
  return Object.keys(shape as object);
}

function toWellFormed(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]));
}

function buildForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

async function makeCallers(test: TestApp): Promise<Caller[]> {
  const tenant = await makeTenant(test);
  const manager = await makeAccount(test, tenant, 'hiring_manager');
  await makeJob(test, manager);
  return [
    tenant.visitor,
    await makeAccount(test, tenant, 'job_seeker'),
    manager,
    await makeAccount(test, tenant, 'admin'),
  ];
}

/** For the full run: HOSTILE_REQUESTS=200000 npx vitest run server/http/hostile-input.test.ts */
const requestCount = Number(process.env.HOSTILE_REQUESTS ?? 9000);
/** Endpoints that are tested at the same time. */
const laneCount = 4;

describe('all endpoints', () => {
  it(
    'return a client error with a code, never 5xx, for hostile input',
    async ({ annotate }) => {
      const callers = await makeCallers(app());
      const contracts = [...app().app.contracts];
      expect(contracts.length).toBeGreaterThan(20);
      const roundsPerContract = Math.ceil(requestCount / contracts.length);
      const endpointCount = contracts.length;
      const failures: string[] = [];
      let answerCount = 0;
      const testEndpoint = (contract: Endpoint) =>
        fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...callers),
            fc.record({ id: fc.oneof(hostileText, fc.constant('1')), query: hostileText, body: hostileValue }),
            async (caller, round) => {
              // These would be other paths.
              fc.pre(!['', '.', '..'].includes(round.id));
              const { status, text } = await sendHostile(caller, contract, round);
              answerCount += 1;
              if (status >= 500)
                failures.push(`${contract.method} ${contract.path} ${status} ${JSON.stringify(round)}`);
              if (status >= 400) expect(JSON.parse(text)).toHaveProperty('code');
            },
          ),
          { numRuns: roundsPerContract, seed: 20_261 },
        );
      const lanes = Array.from({ length: laneCount }, async () => {
        for (let next = contracts.pop(); next; next = contracts.pop()) await testEndpoint(next);
      });
      await Promise.all(lanes);
      await annotate(`${answerCount} answers of ${endpointCount} endpoints, ${failures.length} of 500 or above`);
      expect(failures).toEqual([]);
    },
    300_000 + requestCount * 50,
  );
});

const trickyBodies: readonly [what: string, type: string, body: string, status: number][] = [
  ['broken JSON', 'application/json', '{"username": ', 400],
  ['an array instead of an object', 'application/json', '[]', 400],
  ['a number instead of an object', 'application/json', '7', 400],
  ['null', 'application/json', 'null', 400],
  ['a __proto__ key in the body', 'application/json', '{"__proto__": {"x": 1}, "username": "a", "password": "b"}', 400],
  ['XML', 'application/xml', '<a/>', 415],
  ['plain text', 'text/plain', 'username=a', 415],
  ['a content type with a tab before its parameter', 'application/json\t; charset=utf-8', '{}', 400],
  ['a multipart form without a boundary', 'multipart/form-data', 'x', 400],
  ['a body of two megabytes', 'application/json', JSON.stringify({ username: 'x'.repeat(2_000_000) }), 413],
  ['a body nested 5,000 levels deep', 'application/json', '['.repeat(5000) + ']'.repeat(5000), 400],
];

describe('POST /api/v1/token', () => {
  it.each(trickyBodies)('refuses %s with problem details', async (_what, type, body, status) => {
    const { host } = await makeTenant(app());
    const response = await request(`${app().url}/api/v1/token`, {
      method: 'POST',
      headers: { host, 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({ status, request_id: expect.any(String) });
  });
});

describe('an unknown API path', () => {
  it('returns 404 with problem details', async () => {
    const { host } = await makeTenant(app());
    const response = await request(`${app().url}/api/v1/nothing-here`, { headers: { host } });
    expect(response.status).toBe(404);
    expect(JSON.parse(response.text)).toMatchObject({ code: 'not_found' });
  });
});
