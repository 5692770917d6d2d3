import { describe, expect, it } from 'vitest';
import { getRoleScope, isAllowedBeforeTwoFactor } from '#domain/access/permissions.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { makeFirstAdmin } from '#server/testing/accounts/first-admin.ts';
import { turnOnTwoFactor } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp({ requiresTwoFactor: true });
const { firstAdmin, password } = makeFirstAdmin(app);

const mustSetUp = async (caller: Caller) => (await send(app(), caller, accountsApi.me)).body.lacks_second_step;

describe('required two-factor', () => {
  it('limits the first administrator to account security until it is on', async () => {
    const before = firstAdmin();
    expect(await mustSetUp(before)).toBe(true);
    expect((await send(app(), before, twoFactorApi.read)).body).toMatchObject({ is_on: false, is_required: true });
    for (const contract of app().app.contracts) {
      const { access, method, path } = contract;
      if (typeof access !== 'object' || path.includes(':') || method !== 'GET') continue;
      if (getRoleScope(access.permission, 'admin') === null) continue;
      const { status, problem } = await send(app(), before, contract);
      const isAllowed = isAllowedBeforeTwoFactor(access.permission);
      if (!isAllowed) expect([path, status, problem.code]).toEqual([path, 403, 'second_step_needed']);
      else expect([path, status]).not.toContain(403);
    }
    await turnOnTwoFactor(app(), before);
    expect(await mustSetUp(before)).toBe(false);
    expect((await send(app(), before, tenantAdminApi.read)).status).toBe(200);
    expect((await send(app(), before, twoFactorApi.disable)).problem.code).toBe('conflict');
    expect((await send(app(), before, twoFactorApi.read)).body).toMatchObject({ is_on: true, is_required: true });
  });

  it('does not apply to other administrators', async () => {
    const admin = await makeAccount(app(), firstAdmin().tenant, 'admin');
    expect(await mustSetUp(admin)).toBe(false);
    expect((await send(app(), admin, tenantAdminApi.read)).status).toBe(200);
  });

  it('of all staff does not stop an impersonation of staff without it', async () => {
    const { host, tenant } = firstAdmin();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const switches = JSON.stringify({ staff_two_factor: true });
    const { db } = app().services.database;
    await db.updateTable('tenants').set({ switches }).where('id', '=', tenant.id).execute();
    const body = { user_id: manager.id, reason: 'They asked for help with this', password };
    const { access } = (await send(app(), firstAdmin(), impersonationApi.start, { body })).body;
    expect([await mustSetUp(manager), await mustSetUp({ host, token: access })]).toEqual([true, false]);
  });

  it('cannot be read or changed during impersonation', async () => {
    const { host, tenant } = firstAdmin();
    const person = await makeAccount(app(), tenant, 'job_seeker');
    const body = { user_id: person.id, reason: 'They asked for help with this', password };
    const { access } = (await send(app(), firstAdmin(), impersonationApi.start, { body })).body;
    for (const contract of Object.values(twoFactorApi)) {
      const sent = contract === twoFactorApi.confirm ? { body: { code: '000000' } } : {};
      const { status, problem } = await send(app(), { host, token: access }, contract, sent as never);
      expect([status, problem.code]).toEqual([403, 'not_while_viewing']);
    }
  });
});
