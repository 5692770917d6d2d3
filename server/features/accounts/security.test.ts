import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const [email, password] = ['ines@example.com', 'violet tractor sings'];

async function signUp(tenant: TestTenant): Promise<Caller> {
  const body = { kind: 'candidate' as const, full_name: 'Ines Okafor', email, password, consent: 'true' as const };
  const registered = await send(app(), tenant.visitor, accountsApi.register, { body });
  return { host: tenant.host, token: registered.body.data.access_token };
}

async function signIn(tenant: TestTenant, given = password) {
  const answer = await send(app(), tenant.visitor, accountsApi.signIn, { body: { username: email, password: given } });
  return { status: answer.status, caller: { host: tenant.host, token: answer.body.access } };
}

async function isSignedIn(caller: Caller): Promise<boolean> {
  return (await send(app(), caller, accountsApi.me)).status === 200;
}

describe('/api/v1/me/sessions', () => {
  it('lists the sessions, the current one first, and ends one of them', async () => {
    const tenant = await makeTenant(app());
    const first = await signUp(tenant);
    const { caller: second } = await signIn(tenant);
    const { sessions } = (await send(app(), second, securityApi.devices)).body;
    expect(sessions.map((session) => [session.is_current, session.is_live, session.viewed_by])).toEqual([
      [true, true, null],
      [false, true, null],
    ]);
    const other = sessions[1];
    const ended = await send(app(), second, securityApi.endDevice, { params: { id: other?.id ?? '' } });
    expect(ended.body.sessions).toHaveLength(1);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  });

  it('ends all other sessions', async () => {
    const tenant = await makeTenant(app());
    const first = await signUp(tenant);
    const [second, third] = [await signIn(tenant), await signIn(tenant)];
    expect((await send(app(), third.caller, securityApi.endOthers)).body.sessions).toHaveLength(1);
    const live = await Promise.all([first, second.caller, third.caller].map(isSignedIn));
    expect(live).toEqual([false, false, true]);
  });

  it('returns 404 for sessions of other accounts and tenants', async () => {
    const tenant = await makeTenant(app());
    const victim = await signUp(tenant);
    const { sessions } = (await send(app(), victim, securityApi.devices)).body;
    const params = { id: sessions[0]?.id ?? '' };
    for (const attacker of [
      await makeAccount(app(), tenant, 'admin'),
      await makeAccount(app(), await makeTenant(app()), 'admin'),
    ]) {
      expect((await send(app(), attacker, securityApi.endDevice, { params })).status).toBe(404);
    }
    expect(await isSignedIn(victim)).toBe(true);
  });
});

describe('POST /api/v1/me/password', () => {
  it('changes the password and ends the other sessions', async () => {
    const tenant = await makeTenant(app());
    const first = await signUp(tenant);
    const { caller } = await signIn(tenant);
    const next = 'seven quiet harbours';
    const changed = await send(app(), caller, securityApi.changePassword, { body: { current: password, next } });
    expect(changed.status).toBe(200);
    expect([await isSignedIn(first), await isSignedIn(caller)]).toEqual([false, true]);
    expect((await signIn(tenant)).status).toBe(401);
    expect((await signIn(tenant, next)).status).toBe(200);
  });

  it.each([
    [
      'a wrong current password',
      { current: 'not the password', next: 'seven quiet harbours' },
      'current',
      'password_wrong',
    ],
    ['a common new password', { current: password, next: 'password12345' }, 'next', 'password_common'],
    ['a short new password', { current: password, next: 'short' }, 'next', 'too_short'],
  ])('reports %s for its field', async (_what, body, field, code) => {
    const caller = await signUp(await makeTenant(app()));
    const refused = await send(app(), caller, securityApi.changePassword, { body });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }));
  });

  it('locks the account after wrong current passwords', async () => {
    const tenant = await makeTenant(app());
    const caller = await signUp(tenant);
    const guess = { current: 'wrong and wrong again', next: 'seven quiet harbours' };
    for (let i = 0; i < 5; i += 1) await send(app(), caller, securityApi.changePassword, { body: guess });
    expect((await send(app(), caller, securityApi.changePassword, { body: guess })).status).toBe(429);
    expect((await signIn(tenant)).status).toBe(429);
  });
});
