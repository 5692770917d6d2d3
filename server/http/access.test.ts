import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  getRoleScope,
  isAllowedWhileImpersonating,
  isAllowedWhilePending,
  isFirstAdminOnly,
  requiresRecentAuth,
} from '#domain/access/permissions.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { makeFirstAdmin } from '#server/testing/first-admin.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { firstAdmin, password } = makeFirstAdmin(app);

/** Knocks at an endpoint with an id that names nothing and an empty body: enough to see who is let in. */
async function knock(caller: Caller, contract: Endpoint): Promise<number> {
  const hasBody = !['GET', 'DELETE'].includes(contract.method);
  const response = await request(`${app().url}${buildPath(contract, { id: 999_999_999 })}`, {
    method: contract.method,
    headers: buildHeaders(caller, contract, hasBody ? {} : undefined),
    ...(hasBody ? { body: contract.form ? new FormData() : '{}' } : {}),
  });
  return response.status;
}

function guarded(): Endpoint[] {
  const contracts = app().app.contracts.filter((contract) => contract.access !== 'public');
  expect(contracts.length).toBeGreaterThan(10);
  return contracts;
}

function mayUse(role: Role, { access }: Endpoint): boolean {
  return (
    typeof access !== 'object' ||
    (getRoleScope(access.permission, role) !== null && !isFirstAdminOnly(access.permission))
  );
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test.each(roles)('%s gets past the door of exactly the endpoints its permissions name', async (role) => {
  const caller = await makeAccount(app(), await makeTenant(app()), role);
  const wrong: string[] = [];
  for (const contract of guarded()) {
    const status = await knock(caller, contract);
    const isLetIn = status !== 401 && status !== 403;
    if (isLetIn !== mayUse(role, contract)) wrong.push(`${nameOf(contract)} answered ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a visitor is asked to sign in everywhere but at public endpoints', async () => {
  const { visitor } = await makeTenant(app());
  for (const contract of guarded())
    expect([nameOf(contract), await knock(visitor, contract)]).toEqual([nameOf(contract), 401]);
});

test('a partner that waits for approval reaches its own things and drafts only', async () => {
  const tenant = await makeTenant(app());
  const organisationId = await makeOrganisation(app(), tenant, { status: 'pending' });
  const caller = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
  for (const contract of guarded()) {
    const { access } = contract;
    if (typeof access !== 'object' || !mayUse('hiring_manager', contract)) continue;
    const isRefused = (await knock(caller, contract)) === 403;
    expect([nameOf(contract), isRefused]).toEqual([nameOf(contract), !isAllowedWhilePending(access.permission)]);
  }
});

test('a token of another tenant, a forged one and a cut one are worth nothing', async () => {
  const [tenant, other] = [await makeTenant(app()), await makeTenant(app())];
  const { token = '' } = await makeAccount(app(), tenant, 'admin');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const otherPerson = Buffer.from(JSON.stringify({ ...claims, user_id: 1 })).toString('base64url');
  const forged: Caller[] = [
    { host: other.host, token },
    { host: tenant.host, token: `${unsigned}.${payload}.` },
    { host: tenant.host, token: `${header}.${otherPerson}.${signature}` },
    { host: tenant.host, token: `${header}.${payload}.${signature.slice(0, -4)}AAAA` },
    { host: tenant.host, token: `${header}.${payload}` },
    { host: tenant.host, token: randomUUID() },
  ];
  for (const caller of forged) for (const contract of guarded()) expect(await knock(caller, contract)).toBe(401);
});

test('an account with a combination that should not exist has no rights', async () => {
  const tenant = await makeTenant(app());
  const caller = await makeAccount(app(), tenant, 'concierge_member');
  const { pool } = app().services.database;
  const change = pool.query("update users set account_kind = 'staff', role_id = null where id = $1", [caller.id]);
  await expect(change).rejects.toThrow(/check constraint/);
});

test('the first administrator alone passes the doors that are for them', async () => {
  const own = guarded().filter(({ access }) => typeof access === 'object' && isFirstAdminOnly(access.permission));
  expect(own.length).toBeGreaterThan(0);
  for (const contract of own) expect([nameOf(contract), await knock(firstAdmin(), contract)]).not.toContain(403);
});

test.each(roles.filter((role) => role !== 'admin'))(
  'an administrator who looks as %s passes only what is theirs to see',
  async (role) => {
    const { host, tenant } = firstAdmin();
    const person = await makeAccount(app(), tenant, role);
    const body = { user_id: person.id, reason: 'They asked for help with this', password };
    const look = (await send(app(), firstAdmin(), impersonationApi.start, { body })).body;
    const wrong: string[] = [];
    for (const contract of guarded()) {
      const status = await knock({ host, token: look.access }, contract);
      const { access } = contract;
      const isShown = typeof access !== 'object' || isAllowedWhileImpersonating(access.permission);
      if ((status !== 401 && status !== 403) !== (mayUse(role, contract) && isShown)) {
        wrong.push(`${nameOf(contract)} answered ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(roles)(
  '%s proves themselves anew before changes that concern everybody or the second step, and for nothing else',
  async (role) => {
    const caller = await makeAccount(app(), await makeTenant(app()), role);
    const { pool } = app().services.database;
    await pool.query("update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1", [
      caller.id,
    ]);
    const wrong: string[] = [];
    for (const contract of guarded()) {
      const { access, method } = contract;
      const isAsked = typeof access === 'object' && requiresRecentAuth(access.permission, role) && method !== 'GET';
      const status = await knock(caller, contract);
      const isLetIn = status !== 401 && status !== 403;
      if (isLetIn !== (mayUse(role, contract) && !isAsked)) wrong.push(`${nameOf(contract)} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('a disabled account, an expired token and an ended session pass nowhere', async () => {
  const tenant = await makeTenant(app());
  const { pool } = app().services.database;
  const disabled = await makeAccount(app(), tenant, 'admin');
  await pool.query("update users set state = 'disabled' where id = $1", [disabled.id]);
  const ended = await makeAccount(app(), tenant, 'admin');
  await pool.query('update sessions set revoked_at = now() where user_id = $1', [ended.id]);
  const expired = await makeAccount(app(), tenant, 'admin');
  await pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [expired.id]);
  for (const caller of [disabled, ended, expired]) {
    for (const contract of guarded())
      expect([nameOf(contract), await knock(caller, contract)]).toEqual([nameOf(contract), 401]);
  }
  const late = await makeAccount(app(), tenant, 'admin');
  app().passTime(sessionSeconds.accessToken + 1);
  for (const contract of guarded())
    expect([nameOf(contract), await knock(late, contract)]).toEqual([nameOf(contract), 401]);
  app().passTime(-sessionSeconds.accessToken - 1);
});
