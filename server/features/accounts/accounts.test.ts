import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const password = 'violet tractor sings';

async function signUp(tenant: TestTenant, fields: Record<string, string> = {}) {
  const body = {
    kind: 'candidate' as const,
    full_name: 'Ines Okafor',
    email: 'ines@example.com',
    password,
    consent: 'true' as const,
    ...fields,
  };
  return send(app(), tenant.visitor, accountsApi.register, { body });
}

function signIn(tenant: TestTenant, username: string, given: string) {
  return send(app(), tenant.visitor, accountsApi.signIn, { body: { username, password: given } });
}

describe('POST /api/v1/register', () => {
  it('signs up a job seeker, who is signed in and can sign in again', async () => {
    const tenant = await makeTenant(app());
    const registered = await signUp(tenant);
    expect(registered.status).toBe(201);
    expect(registered.body.status).toBe('success');
    const me = await send(app(), { ...tenant.visitor, token: registered.body.data.access_token }, accountsApi.me);
    expect(me.body).toMatchObject({
      full_name: 'Ines Okafor',
      is_user: true,
      account_kind: 'job_seeker',
      role_id: null,
    });
    expect((await signIn(tenant, ' INES@example.com ', password)).status).toBe(200);
  });

  it('signs up an employer whose organization is pending', async () => {
    const tenant = await makeTenant(app());
    const registered = await signUp(tenant, { kind: 'employer', organisation: 'Fernhill Foods' });
    const me = await send(app(), { ...tenant.visitor, token: registered.body.data.access_token }, accountsApi.me);
    expect(me.body).toMatchObject({
      role_id: 1,
      is_pending: true,
      organisation_name: 'Fernhill Foods',
      is_user: false,
    });
  });

  it('refuses an employer without an organization name', async () => {
    const tenant = await makeTenant(app());
    const refused = await signUp(tenant, { kind: 'employer' });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toContainEqual({ field: 'body.organisation', code: 'required' });
  });

  it('refuses a second account with an email in the tenant and names the field', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    const again = await signUp(tenant);
    expect(again.status).toBe(400);
    expect(again.problem.data?.email?.[0]).toMatch(/already has an account/);
    const otherTenant = await makeTenant(app());
    expect((await signUp(otherTenant)).status).toBe(201);
  });

  it('lets one of 20 concurrent sign-ups with the same email succeed', async () => {
    const tenant = await makeTenant(app());
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(tenant)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  it.each([
    ['password', 'short', 'too_short'],
    ['password', 'password12345', 'password_common'],
    ['email', 'not an address', 'invalid_email'],
    ['full_name', '   ', 'required'],
  ])('names the field for %s "%s"', async (field, value, code) => {
    const refused = await signUp(await makeTenant(app()), { [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }));
    // Legacy fields that callers of this endpoint rely on.
    expect(refused.problem).toMatchObject({ status: 'error', message: refused.problem.data?.[field]?.[0] });
  });

  it.each([
    ['jordan.blackwood@example.test', 'jordan.blackwood@example.test'],
    ['jordanblackwood2026', 'jordanblackwoodhiring@example.test'],
  ])('refuses the password %s for the email %s', async (ownPassword, email) => {
    const refused = await signUp(await makeTenant(app()), { email, password: ownPassword });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toContainEqual({ field: 'body.password', code: 'password_common' });
  });

  it('returns messages for each refused field', async () => {
    const refused = await signUp(await makeTenant(app()), { password: 'short', email: 'nowhere' });
    const { email, password: messages } = refused.problem.data ?? {};
    expect([email, messages]).toEqual([
      ['Enter an email address, like name@example.com.'],
      ['Use at least 12 characters.'],
    ]);
  });
});

describe('POST /api/v1/token', () => {
  it('returns the same response for a wrong password and an unknown name', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    const wrong = await signIn(tenant, 'ines@example.com', 'something else entirely');
    const unknown = await signIn(tenant, 'unknown@example.com', 'something else entirely');
    expect(wrong.status).toBe(401);
    expect({ ...unknown.problem, request_id: '' }).toEqual({ ...wrong.problem, request_id: '' });
    expect(wrong.problem.detail).toMatch(/incorrect/);
  });

  it.each([
    { username: '', password: '' },
    { username: 'ines@example.com', password: '' },
    { username: 'ines@example.com' },
    { username: 7, password: true },
    { username: 'i'.repeat(300), password },
    { username: 'ines\0@example.com', password },
    [],
  ])('returns non_field_errors for %j', async (body) => {
    const { visitor } = await makeTenant(app());
    const refused = await send(app(), visitor, accountsApi.signIn, { body: body as never });
    expect(refused.status).toBe(400);
    expect(refused.problem.non_field_errors).toEqual(['Enter your email and your password.']);
  });

  it('locks the name after five wrong passwords and unlocks it after the wait', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    for (let i = 0; i < 5; i += 1) await signIn(tenant, 'ines@example.com', 'wrong and wrong again');
    const locked = await signIn(tenant, 'ines@example.com', password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(locked.problem.non_field_errors?.[0]).toMatch(/Try again in \d+ seconds/);
    app().passTime(5);
    expect((await signIn(tenant, 'ines@example.com', password)).status).toBe(200);
  });
});

describe('POST /api/v1/token/refresh', () => {
  it('returns a successor, repeats it within the grace period, ends the session on later reuse', async () => {
    const tenant = await makeTenant(app());
    const first = (await signUp(tenant)).body.data.refresh_token;
    const renew = (refresh: string) => send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh } });
    const second = await renew(first);
    expect(second.status).toBe(200);
    // A client that lost the response gets the same successor within the grace period.
    expect((await renew(first)).body.refresh).toBe(second.body.refresh);
    const third = await renew(second.body.refresh);
    app().passTime(sessionSeconds.refreshGrace + 1);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(third.body.refresh)).status).toBe(401);
    const me = await send(app(), { ...tenant.visitor, token: third.body.access }, accountsApi.me);
    expect(me.status).toBe(401);
  });

  it('a spent token after the grace period -> ends the session, also while its successor is unused', async () => {
    const tenant = await makeTenant(app());
    const first = (await signUp(tenant)).body.data.refresh_token;
    const renew = (refresh: string) => send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh } });
    const second = await renew(first);
    app().passTime(sessionSeconds.refreshGrace + 1);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(second.body.refresh)).status).toBe(401);
  });
});

describe('POST /api/v1/logout', () => {
  it('ends the session at once and always succeeds', async () => {
    const tenant = await makeTenant(app());
    const { access_token: token } = (await signUp(tenant)).body.data;
    const caller = { ...tenant.visitor, token };
    expect((await send(app(), caller, accountsApi.signOut)).status).toBe(200);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
    expect((await send(app(), caller, accountsApi.signOut)).status).toBe(200);
    expect((await send(app(), tenant.visitor, accountsApi.signOut)).status).toBe(200);
  });
});

describe('access tokens', () => {
  it('are refused once the account is disabled', async () => {
    const tenant = await makeTenant(app());
    const caller = { ...tenant.visitor, token: (await signUp(tenant)).body.data.access_token };
    await app()
      .services.database.db.updateTable('users')
      .set({ state: 'disabled' })
      .where('tenant_id', '=', tenant.id)
      .execute();
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
    expect((await signIn(tenant, 'ines@example.com', password)).status).toBe(401);
  });

  it('are refused in another tenant', async () => {
    const [one, other] = [await makeTenant(app()), await makeTenant(app())];
    const token = (await signUp(one)).body.data.access_token;
    expect((await send(app(), { host: other.host, token }, accountsApi.me)).status).toBe(401);
  });

  it('expire after 40 minutes', async () => {
    const tenant = await makeTenant(app());
    const caller = { ...tenant.visitor, token: (await signUp(tenant)).body.data.access_token };
    app().passTime(sessionSeconds.accessToken + 1);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
  });
});

describe('logs', () => {
  it('contain no password, email or token', async () => {
    const tenant = await makeTenant(app());
    const registered = await signUp(tenant, { password: 'planted zebra lantern', email: 'planted-canary@example.com' });
    await signIn(tenant, 'planted-canary@example.com', 'planted giraffe window');
    const log = app().logLines.join('');
    for (const secret of ['planted zebra', 'planted giraffe', 'planted-canary', registered.body.data.access_token]) {
      expect(log).not.toContain(secret);
    }
  });
});
