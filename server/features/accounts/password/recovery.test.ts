import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { linkLifetimeSeconds, recoveryApi } from '#domain/features/accounts/recovery.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const password = 'violet tractor sings';
const newPassword = 'seven amber kettles';

let count = 0;

async function signUpSomeone(given?: TestTenant) {
  const tenant = given ?? (await makeTenant(app()));
  count += 1;
  const email = `ines-${count}@example.com`;
  const body = { kind: 'candidate', full_name: 'Ines Okafor', email, password, consent: 'true' } as const;
  const { data } = (await send(app(), tenant.visitor, accountsApi.register, { body })).body;
  return { tenant, email, caller: { ...tenant.visitor, token: data.access_token }, refresh: data.refresh_token };
}

function requestReset(tenant: TestTenant, email: string) {
  return send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email } });
}

function setPassword(tenant: TestTenant, token: string, next = newPassword) {
  return send(app(), tenant.visitor, recoveryApi.setPassword, { body: { token, password: next } });
}

function verify(tenant: TestTenant, token: string) {
  return send(app(), tenant.visitor, recoveryApi.verifyEmail, { body: { token } });
}

function signIn(tenant: TestTenant, username: string, given: string) {
  return send(app(), tenant.visitor, accountsApi.signIn, { body: { username, password: given } });
}

async function resetToken(tenant: TestTenant, email: string): Promise<string> {
  await requestReset(tenant, email);
  return (await receiveMail(app(), email)).at(-1)?.token ?? '';
}

describe('POST /api/v1/email/verify', () => {
  it('verifies the email once with the link from sign-up', async () => {
    const { tenant, email, caller } = await signUpSomeone();
    const [mail] = await receiveMail(app(), email);
    expect(mail?.subject).toBe('Confirm your email for Wavelength');
    expect((await send(app(), caller, accountsApi.me)).body.is_email_verified).toBe(false);
    expect((await verify(tenant, mail?.token ?? '')).status).toBe(200);
    expect((await send(app(), caller, accountsApi.me)).body.is_email_verified).toBe(true);
    const again = await verify(tenant, mail?.token ?? '');
    expect([again.status, again.problem.code]).toEqual([400, 'link_not_valid']);
  });
});

describe('POST /api/v1/email/verification', () => {
  it('replaces the earlier link and sends none for a verified email', async () => {
    const { tenant, email, caller } = await signUpSomeone();
    const [first] = await receiveMail(app(), email);
    await send(app(), caller, recoveryApi.sendVerification);
    const mails = await receiveMail(app(), email);
    expect(mails).toHaveLength(2);
    expect((await verify(tenant, first?.token ?? '')).status).toBe(400);
    expect((await verify(tenant, mails[1]?.token ?? '')).status).toBe(200);
    await send(app(), caller, recoveryApi.sendVerification);
    expect(await receiveMail(app(), email)).toHaveLength(2);
  });
});

describe('POST /api/v1/password/set', () => {
  it('replaces the password, ends all sessions and unlocks sign-in', async () => {
    const { tenant, email, caller, refresh } = await signUpSomeone();
    for (let i = 0; i < 5; i += 1) await signIn(tenant, email, 'wrong and wrong again');
    const token = await resetToken(tenant, email);
    const link = await send(app(), tenant.visitor, recoveryApi.checkPasswordLink, { body: { token } });
    expect(link.body.is_valid).toBe(true);
    expect((await setPassword(tenant, token)).status).toBe(200);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
    expect((await send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh } })).status).toBe(401);
    expect((await signIn(tenant, email, password)).status).toBe(401);
    const signedIn = await signIn(tenant, email, newPassword);
    expect(signedIn.status).toBe(200);
    const token2 = signedIn.body.access;
    const notifications = await send(app(), { ...tenant.visitor, token: token2 }, notificationsApi.all);
    expect(notifications.body.data[0]).toMatchObject({ model_type: 'change_password' });
    expect((await receiveMail(app(), email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('accepts one of ten concurrent uses of a link', async () => {
    const { tenant, email } = await signUpSomeone();
    const token = await resetToken(tenant, email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => setPassword(tenant, token, `${newPassword} ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
      new Set(['link_not_valid']),
    );
    const link = await send(app(), tenant.visitor, recoveryApi.checkPasswordLink, { body: { token } });
    expect(link.body.is_valid).toBe(false);
  });

  it('revokes the other password links', async () => {
    const { tenant, email } = await signUpSomeone();
    const [first, second] = [await resetToken(tenant, email), await resetToken(tenant, email)];
    expect(first).not.toBe(second);
    expect((await setPassword(tenant, second)).status).toBe(200);
    expect((await setPassword(tenant, first)).status).toBe(400);
  });
});

describe('POST /api/v1/me/password', () => {
  it('revokes password links and notifies the account', async () => {
    const { tenant, email, caller } = await signUpSomeone();
    const token = await resetToken(tenant, email);
    const body = { current: password, next: newPassword };
    expect((await send(app(), caller, securityApi.changePassword, { body })).status).toBe(200);
    expect((await setPassword(tenant, token)).status).toBe(400);
    expect((await receiveMail(app(), email)).at(-1)?.subject).toBe('Your password was changed');
  });
});

describe('password links', () => {
  it('expire', async () => {
    const { tenant, email } = await signUpSomeone();
    const token = await resetToken(tenant, email);
    app().passTime(linkLifetimeSeconds.reset_password + 1);
    expect((await setPassword(tenant, token)).problem.code).toBe('link_not_valid');
  });

  it('are valid only for their purpose, account and tenant', async () => {
    const victim = await signUpSomeone();
    const attacker = await signUpSomeone(victim.tenant);
    const [proof] = await receiveMail(app(), attacker.email);
    expect((await setPassword(victim.tenant, proof?.token ?? '')).status).toBe(400);
    const token = await resetToken(attacker.tenant, attacker.email);
    expect((await verify(attacker.tenant, token)).status).toBe(400);
    expect((await setPassword(await makeTenant(app()), token)).status).toBe(400);
    const body = { token, password: newPassword, email: victim.email, username: victim.email, user_id: 1 };
    expect((await send(app(), victim.tenant.visitor, recoveryApi.setPassword, { body })).status).toBe(200);
    expect((await signIn(victim.tenant, victim.email, password)).status).toBe(200);
    expect((await signIn(victim.tenant, attacker.email, newPassword)).status).toBe(200);
  });

  it('are refused after a change of email and for a disabled account', async () => {
    const { db } = app().services.database;
    for (const change of [{ email: 'moved-away@example.com' }, { state: 'disabled' }]) {
      const { tenant, email } = await signUpSomeone();
      const token = await resetToken(tenant, email);
      await db.updateTable('users').set(change).where('tenant_id', '=', tenant.id).where('email', '=', email).execute();
      expect((await setPassword(tenant, token)).status).toBe(400);
    }
  });
});

describe('POST /api/v1/password/forgot', () => {
  it('returns and does the same for known and unknown emails', async () => {
    const { tenant, email } = await signUpSomeone();
    const { db } = app().services.database;
    const [known, unknown] = [await requestReset(tenant, email), await requestReset(tenant, 'unknown@example.com')];
    expect(known.body).toEqual({ status: 'success', delivery: 'outbox' });
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
    const rows = await db
      .selectFrom('mails')
      .select(['kind', 'user_id', 'status', 'to_address'])
      .where('tenant_id', '=', tenant.id)
      .where('kind', '=', 'password_link')
      .orderBy('id')
      .execute();
    expect(rows.map(({ to_address: _address, ...row }) => row)).toEqual([
      { kind: 'password_link', user_id: null, status: 'queued' },
      { kind: 'password_link', user_id: null, status: 'queued' },
    ]);
    expect(await receiveMail(app(), 'unknown@example.com')).toEqual([]);
  });

  it('sends at most a few links per hour to an email', async () => {
    const { tenant, email } = await signUpSomeone();
    for (let i = 0; i < 8; i += 1) expect((await requestReset(tenant, email)).status).toBe(200);
    const links = (await receiveMail(app(), email)).filter(({ subject }) => subject.startsWith('Set a new password'));
    expect(links).toHaveLength(4);
  });

  it('refuses several emails and values that are not text', async () => {
    const { tenant, email } = await signUpSomeone();
    for (const wrong of [
      [email, 'evil@example.com'],
      { email },
      `${email},evil@example.com`,
      `${email}\r\nBcc: a@b.c`,
      '',
      7,
    ]) {
      const body = { email: wrong as string };
      expect((await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body })).status).toBe(400);
    }
  });

  it('stores no token before or after the email is sent', async () => {
    const { tenant, email } = await signUpSomeone();
    const token = await resetToken(tenant, email);
    const { db } = app().services.database;
    const rows = JSON.stringify([
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('link_tokens').select(['id', 'purpose', 'email']).execute(),
      await db.selectFrom('audit_events').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
    await setPassword(tenant, token);
    expect(app().logLines.join('')).not.toContain(token);
  });
});

describe('new passwords', () => {
  it.each(['short', 'password12345', 'ines okafor 2024'])('"%s" is refused and the link stays valid', async (weak) => {
    const { tenant, email } = await signUpSomeone();
    const token = await resetToken(tenant, email);
    expect((await setPassword(tenant, token, weak)).problem.fields?.[0]?.field).toBe('body.password');
    expect((await setPassword(tenant, token)).status).toBe(200);
  });

  it('can be set by link for an account without a password', async () => {
    const { tenant, email } = await signUpSomeone();
    const { db } = app().services.database;
    await db.updateTable('users').set({ password_hash: null }).where('tenant_id', '=', tenant.id).execute();
    await requestReset(tenant, email);
    const mail = (await receiveMail(app(), email)).at(-1);
    expect(mail?.subject).toBe('Set your password for Wavelength');
    expect(mail?.source).toContain('/setpassword?token=');
    expect((await setPassword(tenant, mail?.token ?? '')).status).toBe(200);
    expect((await signIn(tenant, email, newPassword)).status).toBe(200);
  });
});
