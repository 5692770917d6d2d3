import { expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { linkLifetimeSeconds, recoveryApi } from '#domain/features/accounts/recovery.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { mailTo } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const password = 'violet tractor sings';
const another = 'seven amber kettles';

let count = 0;

async function someone(given?: TestTenant) {
  const tenant = given ?? (await makeTenant(app()));
  count += 1;
  const email = `ines-${count}@example.com`;
  const body = { kind: 'candidate', full_name: 'Ines Okafor', email, password, consent: 'true' } as const;
  const { data } = (await send(app(), tenant.visitor, accountsApi.register, { body })).body;
  return { tenant, email, caller: { ...tenant.visitor, token: data.access_token }, refresh: data.refresh_token };
}

function forget(tenant: TestTenant, email: string) {
  return send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email } });
}

function setPassword(tenant: TestTenant, token: string, next = another) {
  return send(app(), tenant.visitor, recoveryApi.setPassword, { body: { token, password: next } });
}

function verify(tenant: TestTenant, token: string) {
  return send(app(), tenant.visitor, recoveryApi.verifyEmail, { body: { token } });
}

function signIn(tenant: TestTenant, username: string, given: string) {
  return send(app(), tenant.visitor, accountsApi.signIn, { body: { username, password: given } });
}

async function resetToken(tenant: TestTenant, email: string): Promise<string> {
  await forget(tenant, email);
  return (await mailTo(app(), email)).at(-1)?.token ?? '';
}

test('signing up brings a link that confirms the address, once', async () => {
  const { tenant, email, caller } = await someone();
  const [mail] = await mailTo(app(), email);
  expect(mail?.subject).toBe('Confirm your email for Wavelength');
  expect((await send(app(), caller, accountsApi.me)).body.is_email_verified).toBe(false);
  expect((await verify(tenant, mail?.token ?? '')).status).toBe(200);
  expect((await send(app(), caller, accountsApi.me)).body.is_email_verified).toBe(true);
  const again = await verify(tenant, mail?.token ?? '');
  expect([again.status, again.problem.code]).toEqual([400, 'link_not_valid']);
});

test('a link asked for anew replaces the one before; a confirmed address gets none', async () => {
  const { tenant, email, caller } = await someone();
  const [first] = await mailTo(app(), email);
  await send(app(), caller, recoveryApi.sendVerification);
  const mails = await mailTo(app(), email);
  expect(mails).toHaveLength(2);
  expect((await verify(tenant, first?.token ?? '')).status).toBe(400);
  expect((await verify(tenant, mails[1]?.token ?? '')).status).toBe(200);
  await send(app(), caller, recoveryApi.sendVerification);
  expect(await mailTo(app(), email)).toHaveLength(2);
});

test('a forgotten password is replaced by the link, which ends every session and opens the lock', async () => {
  const { tenant, email, caller, refresh } = await someone();
  for (let i = 0; i < 5; i += 1) await signIn(tenant, email, 'wrong and wrong again');
  const token = await resetToken(tenant, email);
  const link = await send(app(), tenant.visitor, recoveryApi.checkPasswordLink, { body: { token } });
  expect(link.body.is_valid).toBe(true);
  expect((await setPassword(tenant, token)).status).toBe(200);
  expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
  expect((await send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh } })).status).toBe(401);
  expect((await signIn(tenant, email, password)).status).toBe(401);
  const signedIn = await signIn(tenant, email, another);
  expect(signedIn.status).toBe(200);
  const token2 = signedIn.body.access;
  const told = await send(app(), { ...tenant.visitor, token: token2 }, notificationsApi.all);
  expect(told.body.data[0]).toMatchObject({ model_type: 'change_password' });
  expect((await mailTo(app(), email)).at(-1)?.subject).toBe('Your password was changed');
});

test('a password link works once, also for ten who use it at the same moment', async () => {
  const { tenant, email } = await someone();
  const token = await resetToken(tenant, email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => setPassword(tenant, token, `${another} ${at}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
    new Set(['link_not_valid']),
  );
  const link = await send(app(), tenant.visitor, recoveryApi.checkPasswordLink, { body: { token } });
  expect(link.body.is_valid).toBe(false);
});

test('using one password link ends the others', async () => {
  const { tenant, email } = await someone();
  const [first, second] = [await resetToken(tenant, email), await resetToken(tenant, email)];
  expect(first).not.toBe(second);
  expect((await setPassword(tenant, second)).status).toBe(200);
  expect((await setPassword(tenant, first)).status).toBe(400);
});

test('a password changed by its owner ends the links sent before, and is told', async () => {
  const { tenant, email, caller } = await someone();
  const token = await resetToken(tenant, email);
  const body = { current: password, next: another };
  expect((await send(app(), caller, securityApi.changePassword, { body })).status).toBe(200);
  expect((await setPassword(tenant, token)).status).toBe(400);
  expect((await mailTo(app(), email)).at(-1)?.subject).toBe('Your password was changed');
});

test('a password link ends after its time', async () => {
  const { tenant, email } = await someone();
  const token = await resetToken(tenant, email);
  app().passTime(linkLifetimeSeconds.reset_password + 1);
  expect((await setPassword(tenant, token)).problem.code).toBe('link_not_valid');
});

test('a link counts for its purpose, its account and its tenant alone, whatever the body names', async () => {
  const victim = await someone();
  const attacker = await someone(victim.tenant);
  const [proof] = await mailTo(app(), attacker.email);
  expect((await setPassword(victim.tenant, proof?.token ?? '')).status).toBe(400);
  const token = await resetToken(attacker.tenant, attacker.email);
  expect((await verify(attacker.tenant, token)).status).toBe(400);
  expect((await setPassword(await makeTenant(app()), token)).status).toBe(400);
  const body = { token, password: another, email: victim.email, username: victim.email, user_id: 1 };
  expect((await send(app(), victim.tenant.visitor, recoveryApi.setPassword, { body })).status).toBe(200);
  expect((await signIn(victim.tenant, victim.email, password)).status).toBe(200);
  expect((await signIn(victim.tenant, attacker.email, another)).status).toBe(200);
});

test('a link to an address the account no longer has is worth nothing, nor is one of a disabled account', async () => {
  const { db } = app().services.database;
  for (const change of [{ email: 'moved-away@example.com' }, { state: 'disabled' }]) {
    const { tenant, email } = await someone();
    const token = await resetToken(tenant, email);
    await db.updateTable('users').set(change).where('tenant_id', '=', tenant.id).where('email', '=', email).execute();
    expect((await setPassword(tenant, token)).status).toBe(400);
  }
});

test('asking for a link says the same and does the same, whether the address has an account or not', async () => {
  const { tenant, email } = await someone();
  const { db } = app().services.database;
  const [known, unknown] = [await forget(tenant, email), await forget(tenant, 'nobody@example.com')];
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
  expect(await mailTo(app(), 'nobody@example.com')).toEqual([]);
});

test('an address gets no more than a few links an hour', async () => {
  const { tenant, email } = await someone();
  for (let i = 0; i < 8; i += 1) expect((await forget(tenant, email)).status).toBe(200);
  const links = (await mailTo(app(), email)).filter(({ subject }) => subject.startsWith('Set a new password'));
  expect(links).toHaveLength(4);
});

test('several addresses, or something else than text, are no address', async () => {
  const { tenant, email } = await someone();
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

test('tables hold no token, neither before nor after its mail was sent', async () => {
  const { tenant, email } = await someone();
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

test.each(['short', 'password12345', 'ines okafor 2024'])(
  'a password like "%s" is refused and spends nothing',
  async (weak) => {
    const { tenant, email } = await someone();
    const token = await resetToken(tenant, email);
    expect((await setPassword(tenant, token, weak)).problem.fields?.[0]?.field).toBe('body.password');
    expect((await setPassword(tenant, token)).status).toBe(200);
  },
);

test('an account without a password sets its first one by the link', async () => {
  const { tenant, email } = await someone();
  const { db } = app().services.database;
  await db.updateTable('users').set({ password_hash: null }).where('tenant_id', '=', tenant.id).execute();
  await forget(tenant, email);
  const mail = (await mailTo(app(), email)).at(-1);
  expect(mail?.subject).toBe('Set your password for Wavelength');
  expect(mail?.source).toContain('/setpassword?token=');
  expect((await setPassword(tenant, mail?.token ?? '')).status).toBe(200);
  expect((await signIn(tenant, email, another)).status).toBe(200);
});
