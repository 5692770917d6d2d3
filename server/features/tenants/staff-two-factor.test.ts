import { describe, expect, it } from 'vitest';
import { getRoleScope, isAllowedBeforeTwoFactor } from '#domain/access/permissions.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { turnOnTwoFactor } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp({ requiresTwoFactor: true });

const staff = roles.filter((role) => role !== 'job_seeker');

async function setRequired(admin: Caller, isRequired: boolean) {
  const { version } = (await send(app(), admin, tenantAdminApi.read)).body;
  const switches = { ...defaultSwitches, staff_two_factor: isRequired };
  return send(app(), admin, tenantAdminApi.saveSwitches, { body: { switches, version } });
}

/** A tenant with an administrator who uses two-factor. */
async function makeAdmin() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  await turnOnTwoFactor(app(), admin);
  return { tenant, admin };
}

const mustSetUp = async (caller: Caller) => (await send(app(), caller, accountsApi.me)).body.lacks_second_step;

interface ReadAnswer {
  readonly path: string;
  readonly isAllowedBefore: boolean;
  readonly code: string | undefined;
}

/** Reads everything that the role may read. */
async function readAll(caller: Caller, role: Role): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  for (const contract of app().app.contracts) {
    const { access, method, path } = contract;
    if (typeof access !== 'object' || path.includes(':') || method !== 'GET') continue;
    if (getRoleScope(access.permission, role) === null) continue;
    const { problem } = await send(app(), caller, contract);
    answers.push({ path, isAllowedBefore: isAllowedBeforeTwoFactor(access.permission), code: problem?.code });
  }
  return answers;
}

describe('PUT /api/v1/tenant/switches with staff_two_factor', () => {
  it.each(staff)('on -> the open session of %s can only set up two-factor', async (role) => {
    const { tenant, admin } = await makeAdmin();
    const account = await makeAccount(app(), tenant, role);
    expect(await mustSetUp(account)).toBe(false);
    expect((await setRequired(admin, true)).status).toBe(200);

    expect(await mustSetUp(account)).toBe(true);
    expect((await send(app(), account, twoFactorApi.read)).body).toMatchObject({ is_on: false, is_required: true });
    const answers = await readAll(account, role);
    expect(answers.length).toBeGreaterThan(3);
    for (const { path, isAllowedBefore, code } of answers) {
      if (isAllowedBefore) expect([path, code]).not.toContain('second_step_needed');
      else expect([path, code]).toEqual([path, 'second_step_needed']);
    }

    await turnOnTwoFactor(app(), account);
    expect(await mustSetUp(account)).toBe(false);
    const codes = (await readAll(account, role)).map(({ code }) => code);
    expect(codes).not.toContain('second_step_needed');
    expect((await send(app(), account, twoFactorApi.disable)).problem.code).toBe('conflict');
  });

  it('on -> job seekers and other tenants are not affected', async () => {
    const { tenant, admin } = await makeAdmin();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const elsewhere = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    await setRequired(admin, true);
    expect([await mustSetUp(seeker), await mustSetUp(elsewhere)]).toEqual([false, false]);
    await turnOnTwoFactor(app(), seeker);
    expect((await send(app(), seeker, twoFactorApi.disable)).status).toBe(200);
  });

  it('off again -> staff have full access', async () => {
    const { tenant, admin } = await makeAdmin();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    await setRequired(admin, true);
    expect(await mustSetUp(manager)).toBe(true);
    expect((await setRequired(admin, false)).body.switches.staff_two_factor).toBe(false);
    expect(await mustSetUp(manager)).toBe(false);
    expect((await send(app(), admin, twoFactorApi.disable)).status).toBe(200);
  });

  it('on by an administrator without two-factor -> 409, and nothing changes', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const refused = await setRequired(admin, true);
    expect([refused.status, refused.problem.code]).toEqual([409, 'two_factor_first']);
    expect((await send(app(), admin, tenantAdminApi.read)).body.switches.staff_two_factor).toBe(false);
    // Started but not confirmed.
    await send(app(), admin, twoFactorApi.setUp);
    expect((await setRequired(admin, true)).problem.code).toBe('two_factor_first');
  });

  it('on -> audited with both values', async () => {
    const { tenant, admin } = await makeAdmin();
    await setRequired(admin, true);
    const { rows } = await app().services.database.pool.query(
      "select detail from audit_events where tenant_id = $1 and action = 'tenant.switches'",
      [tenant.id],
    );
    expect(rows).toMatchObject([{ detail: { to: { staff_two_factor: true } } }]);
  });

  it('on -> links in approval emails do not decide for staff without two-factor', async () => {
    const { tenant, admin } = await makeAdmin();
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    await app()
      .services.database.db.updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', concierge.id)
      .execute();
    const token = await receiveApprovalLink(concierge);
    await setRequired(admin, true);
    const body = { token, decision: { decision: 'approved', reason: '' } } as const;
    expect((await send(app(), tenant.visitor, approvalsApi.decideByLink, { body })).status).toBe(403);
    await turnOnTwoFactor(app(), concierge);
    expect((await send(app(), tenant.visitor, approvalsApi.decideByLink, { body })).status).toBe(200);
  });
});

/** Signs up an organization and returns the token of the decider's link. */
async function receiveApprovalLink(decider: TestAccount): Promise<string> {
  const account = { full_name: 'Amara Sokolow', email: 'amara@example.com', consent: 'true' } as const;
  const form = {
    ...account,
    kind: 'employer',
    organisation: 'Fernhill Trust',
    password: 'violet tractor sings',
  } as const;
  await send(app(), { host: decider.host }, accountsApi.register, { body: form });
  return (await receiveMail(app(), decider.email)).at(-1)?.token ?? '';
}

describe('staff_two_factor in the demo', () => {
  const demo = testApp({ requiresTwoFactor: false });

  it('on -> requires it of no one, because accounts are shared', async () => {
    const tenant = await makeTenant(demo());
    const switches = JSON.stringify({ staff_two_factor: true });
    const { db } = demo().services.database;
    await db.updateTable('tenants').set({ switches }).where('id', '=', tenant.id).execute();
    const manager = await makeAccount(demo(), tenant, 'hiring_manager');
    expect((await send(demo(), manager, accountsApi.me)).body.lacks_second_step).toBe(false);
  });
});
