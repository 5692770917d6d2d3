import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxJsonDepth } from '#server/lib/json-depth.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildPath, type Caller } from '#server/testing/send.ts';

const app = testApp();

const nestObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

function post(caller: Caller, path: string, method: string, body: string) {
  return request(`${app().url}${path}`, {
    method,
    headers: {
      host: caller.host,
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      'content-type': 'application/json',
    },
    body,
  });
}

describe('a JSON body', () => {
  it('nested 33 levels deep is refused by every endpoint, with the limit', async () => {
    const tenant = await makeTenant(app());
    const callers = [
      tenant.visitor,
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'hiring_manager'),
      await makeAccount(app(), tenant, 'recruiter'),
      await makeAccount(app(), tenant, 'skilling_partner'),
      await makeAccount(app(), tenant, 'concierge_member'),
      await makeAccount(app(), tenant, 'admin'),
    ];
    const contracts = app().app.contracts.filter(({ body, form }) => body && !form);
    expect(contracts.length).toBeGreaterThan(20);
    const refused = new Set<string>();
    for (const contract of contracts) {
      for (const caller of callers) {
        const { status, text } = await post(
          caller,
          buildPath(contract, { id: '1', kind: 'logo', provider: 'google', key: 'a' }),
          contract.method,
          nestObjects(33),
        );
        if (status === 401 || status === 403) continue;
        const name = `${contract.method} ${contract.path}`;
        expect([name, status, JSON.parse(text).fields]).toEqual([
          name,
          400,
          [{ field: 'body', code: 'too_deep', params: { limit: maxJsonDepth } }],
        ]);
        refused.add(name);
      }
    }
    const unreached = contracts.map(({ method, path }) => `${method} ${path}`).filter((name) => !refused.has(name));
    // Only the first administrator may impersonate.
    expect(unreached).toEqual(['POST /api/v1/impersonation/start']);
  });

  it('of one megabyte of nested objects is refused without parsing it, six at once', async () => {
    const { visitor } = await makeTenant(app());
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const body = '{"a":'.repeat(200_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(visitor, '/api/v1/token', 'POST', body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(parse.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
  });

  it('nested 32 levels deep reaches the validation', async () => {
    const { visitor } = await makeTenant(app());
    const { status, text } = await post(visitor, '/api/v1/token', 'POST', nestObjects(32));
    expect(status).toBe(400);
    expect(text).not.toContain('too_deep');
  });

  it.each([
    ['a __proto__ key', '{"__proto__": {"isAdmin": true}}'],
    ['a constructor with a prototype', '{"constructor": {"prototype": {"isAdmin": true}}}'],
    ['nothing', ''],
    ['broken JSON', '{"a":'],
  ])('with %s is refused', async (_what, body) => {
    const { visitor } = await makeTenant(app());
    expect((await post(visitor, '/api/v1/token', 'POST', body)).status).toBe(400);
  });
});
