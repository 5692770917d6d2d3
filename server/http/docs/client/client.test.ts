import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiScope } from '#domain/access/api-scopes.ts';
import { apiTokensApi } from '#domain/features/api-tokens/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { type ApiCall, ApiError, createClient } from './client.ts';
import { screenApplicants } from './example.ts';

const app = testApp();

async function connect(account: TestAccount, ...scopes: ApiScope[]): Promise<ApiCall> {
  const created = await send(app(), account, apiTokensApi.create, { body: { name: 'Sync', scopes, days: 30 } });
  return createClient({
    baseUrl: app().url,
    token: created.body.secret,
    // The tests select the tenant by the Host header, which fetch doesn't send.
    fetch: async (address, { method, headers, body } = {}) => {
      const sent = { ...(headers as Record<string, string>), host: account.host };
      const text = typeof body === 'string' ? { body } : {};
      const response = await request(String(address), { method: method ?? 'GET', headers: sent, ...text });
      return new Response(response.text, { status: response.status });
    },
  });
}

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager);
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { manager, job, applicationId: await applyTo(app(), seeker, job.id) };
}

const readNear = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('the API client', () => {
  it('reads and changes data with an API token, as in the example of the documentation', async () => {
    const { manager, job, applicationId } = await setUp();
    const call = await connect(manager, 'applications:read', 'applications:write');
    expect(await screenApplicants(call, job.id)).toBe(1);
    const moved = await call('GET /api/v1/applications/{id}', { params: { id: String(applicationId) } });
    expect(moved.status).toBe('screening');
    expect(await screenApplicants(call, job.id)).toBe(0);
    expect(readNear('../../../../docs/webhooks.md')).toContain(readNear('example.ts').trimEnd());
  });

  it('throws the status and code of an error', async () => {
    const { manager, applicationId } = await setUp();
    const call = await connect(manager, 'jobs:read');
    const read = call('GET /api/v1/applications/{id}', { params: { id: String(applicationId) } });
    await expect(read).rejects.toThrow(new ApiError(403, 'token_scope'));
    expect((await call('GET /api/v1/managed-jobs')).jobs).toHaveLength(1);
  });

  it('has every endpoint with a scope', () => {
    const source = readNear('operations.ts');
    const scoped = app().app.contracts.filter(({ scope }) => scope !== undefined);
    const names = scoped.map(({ method, path }) => `'${method} ${path.replace(/:(\w+)/g, '{$1}')}': {`);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
    expect(source.match(/^ {2}'/gm)).toHaveLength(scoped.length);
  });
});
