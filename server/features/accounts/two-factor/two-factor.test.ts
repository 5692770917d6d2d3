import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { generateCode, turnOnTwoFactor, twoFactorHelpers } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { email, password, signUp, signUpWithTwoFactor, signIn, outcome, runSql } = twoFactorHelpers(app);

describe('POST /api/v1/me/second-step', () => {
  it('is on after the first valid code and returns ten recovery codes', async () => {
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
    const confirmed = await send(app(), caller, twoFactorApi.confirm, { body: { code: generateCode(app(), secret) } });
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    const on = { is_on: true, since: expect.any(String), recovery_codes_left: 10, is_required: false };
    expect((await send(app(), caller, twoFactorApi.read)).body).toEqual(on);
  });
});

describe('POST /api/v1/token with two-factor', () => {
  it('asks for a code after the right password and signs in with both', async () => {
    const { tenant, secret } = await signUpWithTwoFactor();
    const asked = await signIn(tenant);
    expect([asked.status, asked.problem.code]).toEqual([401, 'code_needed']);
    expect(asked.problem.detail).toBe('Enter your two-step verification code.');
    expect(await outcome(signIn(tenant, '  '))).toBe('401 code_needed');
    const code = generateCode(app(), secret);
    expect(await outcome(signIn(tenant, `${code.slice(0, 3)} ${code.slice(3)}`))).toBe('in');
  });

  it('accepts each code once, including the setup code', async () => {
    const { tenant, secret } = await signUpWithTwoFactor();
    expect(await outcome(signIn(tenant, generateCode(app(), secret, -30)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('in');
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('401 code_wrong');
  });

  it('accepts codes up to 30 seconds off', async () => {
    const { tenant, caller, secret } = await signUpWithTwoFactor();
    expect(await outcome(signIn(tenant, generateCode(app(), secret, 60)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, generateCode(app(), secret, 30)))).toBe('in');
    app().passTime(120);
    expect(await outcome(signIn(tenant, generateCode(app(), secret, -60)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, generateCode(app(), secret, -30)))).toBe('in');
    expect((await send(app(), caller, accountsApi.me)).status).toBe(200);
  });

  it('accepts one of 20 concurrent sign-ins with the same code', async () => {
    const { tenant, caller, secret } = await signUpWithTwoFactor();
    const code = generateCode(app(), secret);
    // Retry requests that the queue of password hashes refuses, so that only the code decides.
    const outcomes: string[] = [];
    const tries = Array.from({ length: 20 }, async () => {
      let result = await outcome(signIn(tenant, code));
      while (result === '429 too_many_requests' && !(await isLocked(tenant)))
        result = await outcome(signIn(tenant, code));
      outcomes.push(result);
    });
    await Promise.all(tries);
    expect(outcomes.filter((result) => result === 'in')).toHaveLength(1);
    expect((await send(app(), caller, securityApi.devices)).body.sessions).toHaveLength(2);
  });

  async function isLocked(tenant: TestTenant): Promise<boolean> {
    const rows = await runSql('select from sign_in_attempts where tenant_id = $1 and locked_until is not null', [
      tenant.id,
    ]);
    return rows.length > 0;
  }

  it('locks the account after wrong codes; the right password does not reset the count', async () => {
    const { tenant, secret } = await signUpWithTwoFactor();
    for (let i = 0; i < 5; i += 1) {
      expect(await outcome(signIn(tenant, '000000'))).toBe('401 code_wrong');
      if (i < 4) expect(await outcome(signIn(tenant))).toBe('401 code_needed');
    }
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('429 too_many_requests');
    app().passTime(3);
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('in');
    expect(await isLocked(tenant)).toBe(false);
  });

  it('does not reveal after a wrong password whether a code is needed', async () => {
    const { tenant, secret } = await signUpWithTwoFactor();
    for (const code of [undefined, generateCode(app(), secret), '000000']) {
      expect(await outcome(signIn(tenant, code, 'not the password'))).toBe('401 sign_in_failed');
    }
    await runSql("update users set state = 'disabled' where tenant_id = $1", [tenant.id]);
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('401 sign_in_failed');
  });
});

describe('recovery codes', () => {
  it('sign in once, in any notation', async () => {
    const { tenant, caller, recoveryCodes } = await signUpWithTwoFactor();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect(await outcome(signIn(tenant, typed))).toBe('in');
    expect(await outcome(signIn(tenant, code))).toBe('401 code_wrong');
    expect((await send(app(), caller, twoFactorApi.read)).body.recovery_codes_left).toBe(9);
  });

  it('are replaced by new ones', async () => {
    const { tenant, caller, recoveryCodes } = await signUpWithTwoFactor();
    const fresh = (await send(app(), caller, twoFactorApi.renewCodes)).body.recovery_codes;
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await outcome(signIn(tenant, recoveryCodes[0]))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, fresh[0]))).toBe('in');
  });
});

describe('changing and turning off two-factor', () => {
  it('switches to a new phone with its first code', async () => {
    const { tenant, caller, secret } = await signUpWithTwoFactor();
    const next = (await send(app(), caller, twoFactorApi.setUp)).body.secret;
    expect(await outcome(signIn(tenant, generateCode(app(), next)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('in');
    const body = { code: generateCode(app(), next) };
    expect((await send(app(), caller, twoFactorApi.confirm, { body })).status).toBe(200);
    app().passTime(30);
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, generateCode(app(), next)))).toBe('in');
  });

  it('needs only the password after it is off', async () => {
    const { tenant, caller } = await signUpWithTwoFactor();
    expect((await send(app(), caller, twoFactorApi.disable)).body.is_on).toBe(false);
    expect(await outcome(signIn(tenant))).toBe('in');
    expect((await send(app(), caller, twoFactorApi.renewCodes)).problem.code).toBe('conflict');
  });

  it('notifies by email and in the product and ends other sessions', async () => {
    const tenant = await makeTenant(app());
    const otherSession = await signUp(tenant);
    const caller = { host: tenant.host, token: (await signIn(tenant)).body.access };
    await turnOnTwoFactor(app(), caller);
    expect((await send(app(), otherSession, accountsApi.me)).status).toBe(401);
    await send(app(), caller, twoFactorApi.disable);
    const mails = await runSql("select kind from mails where tenant_id = $1 and kind like 'second%' order by id", [
      tenant.id,
    ]);
    expect(mails).toEqual([{ kind: 'second_step_on' }, { kind: 'second_step_off' }]);
    const notifications = await runSql(
      "select phrase, model_type from notifications where tenant_id = $1 and phrase like 'second%' order by id",
      [tenant.id],
    );
    expect(notifications.map(({ phrase }) => phrase)).toEqual(['second_step_on', 'second_step_off']);
    const audit = await runSql(
      "select action from audit_events where tenant_id = $1 and action like 'account.%_step' order by id",
      [tenant.id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'account.begin_second_step',
      'account.confirm_second_step',
      'account.end_second_step',
    ]);
  });

  it('needs recent authentication', async () => {
    const { caller } = await signUpWithTwoFactor();
    app().passTime(sessionSeconds.recentAuth + 1);
    for (const contract of [twoFactorApi.setUp, twoFactorApi.renewCodes, twoFactorApi.disable] as const) {
      expect((await send(app(), caller, contract)).problem.code).toBe('proof_needed');
    }
    expect((await send(app(), caller, securityApi.confirmPassword, { body: { password } })).status).toBe(200);
    expect((await send(app(), caller, twoFactorApi.disable)).status).toBe(200);
  });
});
describe('two-factor secrets', () => {
  it('are not valid in another tenant', async () => {
    const { secret, recoveryCodes } = await signUpWithTwoFactor();
    const other = await signUpWithTwoFactor();
    expect(await outcome(signIn(other.tenant, generateCode(app(), secret)))).toBe('401 code_wrong');
    expect(await outcome(signIn(other.tenant, recoveryCodes[0]))).toBe('401 code_wrong');
  });

  it('are not readable in the database or the log', async () => {
    const { tenant, secret, recoveryCodes } = await signUpWithTwoFactor();
    const rows = await runSql(
      `select encode(sealed_secret, 'escape') as text from second_steps where tenant_id = $1
     union all select encode(code_hash, 'escape') from recovery_codes where tenant_id = $1`,
      [tenant.id],
    );
    expect(rows).toHaveLength(11);
    const stored = JSON.stringify(rows).toLowerCase();
    for (const word of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(word.toLowerCase());
    }
    expect(app().logLines.join('')).not.toContain(secret);
  });
});
