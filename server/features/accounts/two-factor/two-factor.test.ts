import { expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { codeOf, turnOnTwoFactor, twoFactorHelpers } from '#server/testing/two-factor.ts';

const app = testApp();
const { email, password, signUp, withSecondStep, signIn, outcome, inDatabase } = twoFactorHelpers(app);

test('it is off until a first code has been given; then it is on, with ten recovery codes', async () => {
  const tenant = await makeTenant(app());
  const caller = await signUp(tenant);
  const off = { is_on: false, since: null, recovery_codes_left: 0, is_required: false };
  expect((await send(app(), caller, twoFactorApi.read)).body).toEqual(off);
  const { secret, address } = (await send(app(), caller, twoFactorApi.setUp)).body;
  expect(new URL(address)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
  expect(decodeURIComponent(address)).toContain(`Wavelength:${email}?issuer=Wavelength&secret=${secret}`);
  expect((await send(app(), caller, twoFactorApi.read)).body).toEqual(off);
  expect((await signIn(tenant)).status).toBe(200);
  const wrong = await send(app(), caller, twoFactorApi.confirm, { body: { code: '000 000' } });
  expect(wrong.problem.fields).toContainEqual({ field: 'body.code', code: 'code_wrong' });
  const confirmed = await send(app(), caller, twoFactorApi.confirm, { body: { code: codeOf(app(), secret) } });
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
  const on = { is_on: true, since: expect.any(String), recovery_codes_left: 10, is_required: false };
  expect((await send(app(), caller, twoFactorApi.read)).body).toEqual(on);
});

test('the password alone is answered that a code is needed; password and code sign in', async () => {
  const { tenant, secret } = await withSecondStep();
  const asked = await signIn(tenant);
  expect([asked.status, asked.problem.code]).toEqual([401, 'code_needed']);
  expect(asked.problem.detail).toBe('Enter your two-step verification code.');
  expect(await outcome(signIn(tenant, '  '))).toBe('401 code_needed');
  const code = codeOf(app(), secret);
  expect(await outcome(signIn(tenant, `${code.slice(0, 3)} ${code.slice(3)}`))).toBe('in');
});

test('a code serves once, also the one that switched it on', async () => {
  const { tenant, secret } = await withSecondStep();
  expect(await outcome(signIn(tenant, codeOf(app(), secret, -30)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('in');
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('401 code_wrong');
});

test('a clock may be half a minute off either way, and no further', async () => {
  const { tenant, caller, secret } = await withSecondStep();
  expect(await outcome(signIn(tenant, codeOf(app(), secret, 60)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, codeOf(app(), secret, 30)))).toBe('in');
  app().passTime(120);
  expect(await outcome(signIn(tenant, codeOf(app(), secret, -60)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, codeOf(app(), secret, -30)))).toBe('in');
  expect((await send(app(), caller, accountsApi.me)).status).toBe(200);
});

test('twenty sign-ins with one code at the same time let one in', async () => {
  const { tenant, caller, secret } = await withSecondStep();
  const code = codeOf(app(), secret);
  // More would be turned away by the queue of the password hash, not by the code.
  const outcomes: string[] = [];
  const tries = Array.from({ length: 20 }, async () => {
    let told = await outcome(signIn(tenant, code));
    while (told === '429 too_many_requests' && !(await isLocked(tenant))) told = await outcome(signIn(tenant, code));
    outcomes.push(told);
  });
  await Promise.all(tries);
  expect(outcomes.filter((told) => told === 'in')).toHaveLength(1);
  expect((await send(app(), caller, securityApi.devices)).body.sessions).toHaveLength(2);
});

async function isLocked(tenant: TestTenant): Promise<boolean> {
  const rows = await inDatabase('select from sign_in_attempts where tenant_id = $1 and locked_until is not null', [
    tenant.id,
  ]);
  return rows.length > 0;
}

test('wrong codes lock the account like wrong passwords, and the right password gives no tries back', async () => {
  const { tenant, secret } = await withSecondStep();
  for (let i = 0; i < 5; i += 1) {
    expect(await outcome(signIn(tenant, '000000'))).toBe('401 code_wrong');
    if (i < 4) expect(await outcome(signIn(tenant))).toBe('401 code_needed');
  }
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('429 too_many_requests');
  app().passTime(3);
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('in');
  expect(await isLocked(tenant)).toBe(false);
});

test('a wrong password never tells whether a code is needed, right code or not', async () => {
  const { tenant, secret } = await withSecondStep();
  for (const code of [undefined, codeOf(app(), secret), '000000']) {
    expect(await outcome(signIn(tenant, code, 'not the password'))).toBe('401 sign_in_failed');
  }
  await inDatabase("update users set state = 'disabled' where tenant_id = $1", [tenant.id]);
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('401 sign_in_failed');
});

test('a recovery code opens the account once, however it is typed', async () => {
  const { tenant, caller, recoveryCodes } = await withSecondStep();
  const [code = ''] = recoveryCodes;
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
  expect(await outcome(signIn(tenant, typed))).toBe('in');
  expect(await outcome(signIn(tenant, code))).toBe('401 code_wrong');
  expect((await send(app(), caller, twoFactorApi.read)).body.recovery_codes_left).toBe(9);
});

test('new recovery codes take the place of the old ones', async () => {
  const { tenant, caller, recoveryCodes } = await withSecondStep();
  const fresh = (await send(app(), caller, twoFactorApi.renewCodes)).body.recovery_codes;
  expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(await outcome(signIn(tenant, recoveryCodes[0]))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, fresh[0]))).toBe('in');
});

test('another phone takes over with its first code, and not before', async () => {
  const { tenant, caller, secret } = await withSecondStep();
  const next = (await send(app(), caller, twoFactorApi.setUp)).body.secret;
  expect(await outcome(signIn(tenant, codeOf(app(), next)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('in');
  const body = { code: codeOf(app(), next) };
  expect((await send(app(), caller, twoFactorApi.confirm, { body })).status).toBe(200);
  app().passTime(30);
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, codeOf(app(), next)))).toBe('in');
});

test('switched off, the password is enough again', async () => {
  const { tenant, caller } = await withSecondStep();
  expect((await send(app(), caller, twoFactorApi.disable)).body.is_on).toBe(false);
  expect(await outcome(signIn(tenant))).toBe('in');
  expect((await send(app(), caller, twoFactorApi.renewCodes)).problem.code).toBe('conflict');
});

test('switching it on ends the other sessions, and tells the person by mail and in the product; so does switching it off', async () => {
  const tenant = await makeTenant(app());
  const elsewhere = await signUp(tenant);
  const caller = { host: tenant.host, token: (await signIn(tenant)).body.access };
  await turnOnTwoFactor(app(), caller);
  expect((await send(app(), elsewhere, accountsApi.me)).status).toBe(401);
  await send(app(), caller, twoFactorApi.disable);
  const mails = await inDatabase("select kind from mails where tenant_id = $1 and kind like 'second%' order by id", [
    tenant.id,
  ]);
  expect(mails).toEqual([{ kind: 'second_step_on' }, { kind: 'second_step_off' }]);
  const told = await inDatabase(
    "select phrase, model_type from notifications where tenant_id = $1 and phrase like 'second%' order by id",
    [tenant.id],
  );
  expect(told.map(({ phrase }) => phrase)).toEqual(['second_step_on', 'second_step_off']);
  const audit = await inDatabase(
    "select action from audit_events where tenant_id = $1 and action like 'account.%_step' order by id",
    [tenant.id],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'account.begin_second_step',
    'account.confirm_second_step',
    'account.end_second_step',
  ]);
});

test('a session that has not proven the person lately changes nothing of it', async () => {
  const { caller } = await withSecondStep();
  app().passTime(sessionSeconds.recentAuth + 1);
  for (const contract of [twoFactorApi.setUp, twoFactorApi.renewCodes, twoFactorApi.disable] as const) {
    expect((await send(app(), caller, contract)).problem.code).toBe('proof_needed');
  }
  expect((await send(app(), caller, securityApi.confirmPassword, { body: { password } })).status).toBe(200);
  expect((await send(app(), caller, twoFactorApi.disable)).status).toBe(200);
});
test('in another tenant the same person, password and code mean nothing', async () => {
  const { secret, recoveryCodes } = await withSecondStep();
  const other = await withSecondStep();
  expect(await outcome(signIn(other.tenant, codeOf(app(), secret)))).toBe('401 code_wrong');
  expect(await outcome(signIn(other.tenant, recoveryCodes[0]))).toBe('401 code_wrong');
});

test('neither the secret nor a recovery code can be read in the database', async () => {
  const { tenant, secret, recoveryCodes } = await withSecondStep();
  const rows = await inDatabase(
    `select encode(sealed_secret, 'escape') as text from second_steps where tenant_id = $1
     union all select encode(code_hash, 'escape') from recovery_codes where tenant_id = $1`,
    [tenant.id],
  );
  expect(rows).toHaveLength(11);
  const kept = JSON.stringify(rows).toLowerCase();
  for (const word of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(kept).not.toContain(word.toLowerCase());
  }
  expect(app().logLines.join('')).not.toContain(secret);
});
