import { describe, expect, it } from 'vitest';
import type { ApiScope } from '#domain/access/api-scopes.ts';
import { apiTokensApi } from '#domain/features/api-tokens/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager, {});
  const applicationId = await applyTo(app(), seeker, job.id);
  return { tenant, manager, seeker, job, applicationId };
}

async function create(account: TestAccount, ...scopes: ApiScope[]) {
  const response = await send(app(), account, apiTokensApi.create, {
    body: { name: 'Payroll sync', scopes, days: 30 },
  });
  const caller: Caller = { host: account.host, token: response.body.secret };
  return { response, caller, id: response.body.token?.id };
}

const read = (caller: Caller, id: number) => send(app(), caller, applicationsApi.read, { params: { id: String(id) } });

describe('an API token', () => {
  it('reads what its scopes and the rights of its owner allow', async () => {
    const { tenant, manager, job, applicationId } = await setUp();
    const { caller } = await create(manager, 'applications:read', 'jobs:read');
    expect((await read(caller, applicationId)).body.id).toBe(applicationId);
    expect((await send(app(), caller, jobsApi.manage)).body.jobs.map(({ id }) => id)).toEqual([job.id]);
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await read((await create(stranger, 'applications:read')).caller, applicationId)).status).toBe(404);
  });

  it('changes nothing without a scope for it', async () => {
    const { manager, applicationId } = await setUp();
    const move = async (caller: Caller) => {
      const { version } = (await read(manager, applicationId)).body;
      const params = { id: String(applicationId) };
      return send(app(), caller, applicationsApi.move, { params, body: { to: 'screening', version } });
    };
    const reader = await create(manager, 'applications:read');
    expect((await move(reader.caller)).problem.code).toBe('token_scope');
    const writer = await create(manager, 'applications:write');
    expect((await move(writer.caller)).body.status).toBe('screening');
  });

  it('is refused by every endpoint without a scope', async () => {
    const { manager } = await setUp();
    const { caller } = await create(manager, 'jobs:read', 'jobs:write', 'applications:read', 'applications:write');
    const contracts = app().app.contracts.filter(({ scope }) => scope === undefined);
    expect(contracts.length).toBeGreaterThan(100);
    const admitted: string[] = [];
    for (const contract of contracts) {
      const hasBody = !['GET', 'DELETE'].includes(contract.method);
      const path = buildPath(contract, { id: 999_999_999 });
      const { status, text } = await request(`${app().url}${path}`, {
        method: contract.method,
        headers: buildHeaders(caller, contract, hasBody ? {} : undefined),
        ...(hasBody ? { body: contract.form ? new FormData() : '{}' } : {}),
      });
      if (status !== 403 || !text.includes('token_scope'))
        admitted.push(`${contract.method} ${contract.path} ${status}`);
    }
    expect(admitted).toEqual([]);
  });

  it('ends when it is revoked, expires, or its owner is in another tenant', async () => {
    const { manager } = await setUp();
    const first = await create(manager, 'jobs:read');
    const second = await create(manager, 'jobs:read');
    await send(app(), manager, apiTokensApi.revoke, { params: { id: String(first.id) } });
    expect((await send(app(), first.caller, jobsApi.manage)).status).toBe(401);
    const elsewhere = await makeTenant(app());
    expect((await send(app(), { ...second.caller, host: elsewhere.host }, jobsApi.manage)).status).toBe(401);
    expect((await send(app(), second.caller, jobsApi.manage)).status).toBe(200);
    app().passTime(31 * 86_400);
    expect((await send(app(), second.caller, jobsApi.manage)).status).toBe(401);
  });

  it('is listed without its secret, with its last use', async () => {
    const { manager } = await setUp();
    const { caller, response } = await create(manager, 'jobs:read');
    await send(app(), caller, jobsApi.manage);
    const { tokens } = (await send(app(), manager, apiTokensApi.list)).body;
    expect(tokens).toMatchObject([{ name: 'Payroll sync', scopes: ['jobs:read'], last_used_at: expect.any(String) }]);
    expect(tokens[0]?.ending).toBe(response.body.secret.slice(-4));
    expect(JSON.stringify(tokens)).not.toContain(response.body.secret);
  });
});

describe('DELETE /api/v1/me/api-tokens/:id', () => {
  it('does not find the token of another person', async () => {
    const { tenant, manager } = await setUp();
    const { id, caller } = await create(manager, 'jobs:read');
    const other = await makeAccount(app(), tenant, 'admin');
    const refused = await send(app(), other, apiTokensApi.revoke, { params: { id: String(id) } });
    expect(refused.status).toBe(404);
    expect((await send(app(), caller, jobsApi.manage)).status).toBe(200);
  });
});
