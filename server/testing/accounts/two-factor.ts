import { TOTP } from 'otpauth';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

/** The code of an authenticator app, now or `seconds` from now. */
export function generateCode(test: TestApp, secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: test.services.clock().getTime() + seconds * 1000 });
}

/**
 * Turns on two-factor authentication with the previous code, so that the current one is unused. Moves the clock to the
 * start of a 30-second step, so that codes do not change during a test.
 */
export async function turnOnTwoFactor(test: TestApp, caller: Caller) {
  test.passTime(30 - ((test.services.clock().getTime() / 1000) % 30));
  const { secret } = (await send(test, caller, twoFactorApi.setUp)).body;
  const body = { code: generateCode(test, secret, -30) };
  const { recovery_codes: recoveryCodes } = (await send(test, caller, twoFactorApi.confirm, { body })).body;
  return { secret, recoveryCodes };
}

const [email, password] = ['ines@example.com', 'violet tractor sings'];

export function twoFactorHelpers(app: () => TestApp) {
  async function signUp(tenant: TestTenant): Promise<Caller> {
    const body = { kind: 'candidate' as const, full_name: 'Ines Okafor', email, password, consent: 'true' as const };
    const registered = await send(app(), tenant.visitor, accountsApi.register, { body });
    return { host: tenant.host, token: registered.body.data.access_token };
  }

  async function signUpWithTwoFactor() {
    const tenant = await makeTenant(app());
    const caller = await signUp(tenant);
    return { tenant, caller, ...(await turnOnTwoFactor(app(), caller)) };
  }

  function signIn(tenant: TestTenant, code?: string, given = password) {
    const body = { username: email, password: given, ...(code === undefined ? {} : { code }) };
    return send(app(), tenant.visitor, accountsApi.signIn, { body });
  }

  /** `in`, or the status and the error code. */
  async function outcome(answer: ReturnType<typeof signIn>): Promise<string> {
    const { status, problem } = await answer;
    return status === 200 ? 'in' : `${status} ${problem.code}`;
  }

  async function runSql(sql: string, values: unknown[]) {
    return (await app().services.database.pool.query(sql, values)).rows as Record<string, unknown>[];
  }

  return { email, password, signUp, signUpWithTwoFactor, signIn, outcome, runSql };
}
