import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  getRoleScope,
  isAllowedWhileImpersonating,
  isFirstAdminOnly,
  requiresRecentAuth,
} from '#domain/access/permissions.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { makeFirstAdmin } from '#server/testing/accounts/first-admin.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { firstAdmin, password } = makeFirstAdmin(app);

/** Sends an unknown id and an empty body: enough to see whether access is granted. */
async function requestStatus(caller: Caller, contract: Endpoint): Promise<number> {
  const hasBody = !['GET', 'DELETE'].includes(contract.method);
  const response = await request(`${app().url}${buildPath(contract, { id: 999_999_999 })}`, {
    method: contract.method,
    headers: buildHeaders(caller, contract, hasBody ? {} : undefined),
    ...(hasBody ? { body: contract.form ? new FormData() : '{}' } : {}),
  });
  return response.status;
}

function protectedEndpoints(): Endpoint[] {
  const contracts = app().app.contracts.filter((contract) => contract.access !== 'public');
  expect(contracts.length).toBeGreaterThan(10);
  return contracts;
}

function canUse(role: Role, { access }: Endpoint): boolean {
  return (
    typeof access !== 'object' ||
    (getRoleScope(access.permission, role) !== null && !isFirstAdminOnly(access.permission))
  );
}

const formatEndpoint = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('protected endpoints by role', () => {
  it.each(roles)('admit %s exactly where its permissions allow', async (role) => {
    const caller = await makeAccount(app(), await makeTenant(app()), role);
    const failures: string[] = [];
    for (const contract of protectedEndpoints()) {
      const status = await requestStatus(caller, contract);
      const isAdmitted = status !== 401 && status !== 403;
      if (isAdmitted !== canUse(role, contract)) failures.push(`${formatEndpoint(contract)} answered ${status}`);
    }
    expect(failures).toEqual([]);
  });

  it('return 401 to a visitor', async () => {
    const { visitor } = await makeTenant(app());
    for (const contract of protectedEndpoints())
      expect([formatEndpoint(contract), await requestStatus(visitor, contract)]).toEqual([
        formatEndpoint(contract),
        401,
      ]);
  });

  it('admit the first administrator to endpoints reserved for that account', async () => {
    const reserved = protectedEndpoints().filter(
      ({ access }) => typeof access === 'object' && isFirstAdminOnly(access.permission),
    );
    expect(reserved.length).toBeGreaterThan(0);
    for (const contract of reserved)
      expect([formatEndpoint(contract), await requestStatus(firstAdmin(), contract)]).not.toContain(403);
  });

  it.each(roles.filter((role) => role !== 'admin'))(
    'admit an administrator who impersonates %s only where impersonation allows',
    async (role) => {
      const { host, tenant } = firstAdmin();
      const person = await makeAccount(app(), tenant, role);
      const body = { user_id: person.id, reason: 'They asked for help with this', password };
      const impersonation = (await send(app(), firstAdmin(), impersonationApi.start, { body })).body;
      const failures: string[] = [];
      for (const contract of protectedEndpoints()) {
        const status = await requestStatus({ host, token: impersonation.access }, contract);
        const { access } = contract;
        const isAllowed = typeof access !== 'object' || isAllowedWhileImpersonating(access.permission);
        if ((status !== 401 && status !== 403) !== (canUse(role, contract) && isAllowed)) {
          failures.push(`${formatEndpoint(contract)} answered ${status}`);
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it.each(roles)('require recent authentication from %s only for changes by permissions that need it', async (role) => {
    const caller = await makeAccount(app(), await makeTenant(app()), role);
    const { pool } = app().services.database;
    await pool.query("update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1", [
      caller.id,
    ]);
    const failures: string[] = [];
    for (const contract of protectedEndpoints()) {
      const { access, method } = contract;
      const needsRecentAuth =
        typeof access === 'object' && requiresRecentAuth(access.permission, role) && method !== 'GET';
      const status = await requestStatus(caller, contract);
      const isAdmitted = status !== 401 && status !== 403;
      if (isAdmitted !== (canUse(role, contract) && !needsRecentAuth))
        failures.push(`${formatEndpoint(contract)} answered ${status}`);
    }
    expect(failures).toEqual([]);
  });
});

describe('protected endpoints by token', () => {
  it('return 401 for a token that is forged, truncated, or of another tenant', async () => {
    const [tenant, other] = [await makeTenant(app()), await makeTenant(app())];
    const { token = '' } = await makeAccount(app(), tenant, 'admin');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const otherClaims = Buffer.from(JSON.stringify({ ...claims, user_id: 1 })).toString('base64url');
    const forged: Caller[] = [
      { host: other.host, token },
      { host: tenant.host, token: `${unsigned}.${payload}.` },
      { host: tenant.host, token: `${header}.${otherClaims}.${signature}` },
      { host: tenant.host, token: `${header}.${payload}.${signature.slice(0, -4)}AAAA` },
      { host: tenant.host, token: `${header}.${payload}` },
      { host: tenant.host, token: randomUUID() },
    ];
    for (const caller of forged)
      for (const contract of protectedEndpoints()) expect(await requestStatus(caller, contract)).toBe(401);
  });

  it('return 401 to a disabled account, an expired token and an ended session', async () => {
    const tenant = await makeTenant(app());
    const { pool } = app().services.database;
    const disabled = await makeAccount(app(), tenant, 'admin');
    await pool.query("update users set state = 'disabled' where id = $1", [disabled.id]);
    const ended = await makeAccount(app(), tenant, 'admin');
    await pool.query('update sessions set revoked_at = now() where user_id = $1', [ended.id]);
    const expired = await makeAccount(app(), tenant, 'admin');
    await pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [expired.id]);
    for (const caller of [disabled, ended, expired]) {
      for (const contract of protectedEndpoints())
        expect([formatEndpoint(contract), await requestStatus(caller, contract)]).toEqual([
          formatEndpoint(contract),
          401,
        ]);
    }
    const expiring = await makeAccount(app(), tenant, 'admin');
    app().passTime(sessionSeconds.accessToken + 1);
    for (const contract of protectedEndpoints())
      expect([formatEndpoint(contract), await requestStatus(expiring, contract)]).toEqual([
        formatEndpoint(contract),
        401,
      ]);
  });
});

describe('users table', () => {
  it('rejects a staff account without a role', async () => {
    const tenant = await makeTenant(app());
    const caller = await makeAccount(app(), tenant, 'concierge_member');
    const { pool } = app().services.database;
    const change = pool.query("update users set account_kind = 'staff', role_id = null where id = $1", [caller.id]);
    await expect(change).rejects.toThrow(/check constraint/);
  });
});
