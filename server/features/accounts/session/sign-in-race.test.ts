import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { twoFactorHelpers } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

// On a busy machine, a burst waits longer for the database than a request may.
const app = testApp({ maxWaitMs: 600_000 });
const { email, password, signUp, signIn, signUpWithTwoFactor } = twoFactorHelpers(app);

const wrong = 'wrong and wrong again';

/** Counts the passwords that are compared with a hash. */
function countVerified() {
  const verify = vi.spyOn(app().services.passwords, 'verify');
  return () => verify.mock.calls.length;
}

// Clocks that do not move: during a burst no lock ends, and no queue for the database looks stuck.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function signInAs(tenant: TestTenant, username: string, given = wrong) {
  return send(app(), tenant.visitor, accountsApi.signIn, { body: { username, password: given } });
}

async function sendMany(count: number, attempt: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const statuses = await Promise.all(Array.from({ length: count }, async () => (await attempt()).status));
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('POST /api/v1/token with concurrent requests', () => {
  it.each([
    ['a known name', email],
    ['an unknown name', 'unknown@example.com'],
  ])('60 wrong passwords for %s -> 5 verified, then 1 after each wait', async (_what, username) => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    const verified = countVerified();
    expect(await sendMany(60, () => signInAs(tenant, username))).toEqual({ 401: 5, 429: 55 });
    expect(verified()).toBe(5);
    for (const [step, waitSeconds] of [2, 4, 8, 16].entries()) {
      app().passTime(waitSeconds);
      expect(await sendMany(20, () => signInAs(tenant, username))).toEqual({ 401: 1, 429: 19 });
      expect(verified()).toBe(6 + step);
    }
  });

  it('4 right passwords -> all signed in, and no attempt is counted', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    expect(await sendMany(4, () => signIn(tenant))).toEqual({ 200: 4 });
    expect(await sendMany(4, () => signIn(tenant, undefined, wrong))).toEqual({ 401: 4 });
    expect((await signIn(tenant)).status).toBe(200);
    expect(await sendMany(4, () => signIn(tenant, undefined, wrong))).toEqual({ 401: 4 });
  });

  it('the right password among 4 wrong ones -> signed in', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    const answers = await Promise.all(
      [...Array(4).fill(wrong), password].map((given) => signInAs(tenant, email, given)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200]);
    expect((await signIn(tenant)).status).toBe(200);
  });

  it('right passwords without the code of two-factor -> neither counted nor reset', async () => {
    const { tenant } = await signUpWithTwoFactor();
    for (let i = 0; i < 4; i += 1) expect((await signIn(tenant, undefined, wrong)).status).toBe(401);
    for (let i = 0; i < 3; i += 1) expect((await signIn(tenant)).problem.code).toBe('code_needed');
    expect((await signIn(tenant, undefined, wrong)).status).toBe(401);
    expect((await signIn(tenant)).status).toBe(429);
  });

  it('60 wrong codes of two-factor -> 5 passwords verified', async () => {
    const { tenant } = await signUpWithTwoFactor();
    const verified = countVerified();
    expect(await sendMany(60, () => signIn(tenant, '000000'))).toEqual({ 401: 5, 429: 55 });
    expect(verified()).toBe(5);
  });

  it('an attempt that could not be verified is not counted', async () => {
    const tenant = await makeTenant(app());
    await signUp(tenant);
    vi.spyOn(app().services.passwords, 'verify').mockRejectedValue(new Error('no memory'));
    for (let i = 0; i < 8; i += 1) expect((await signIn(tenant)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await signIn(tenant)).status).toBe(200);
  });
});

describe('other endpoints that verify a password, with concurrent requests', () => {
  it.each([
    [
      'POST /api/v1/me/proof',
      (caller: Caller) => send(app(), caller, securityApi.confirmPassword, { body: { password: wrong } }),
    ],
    [
      'POST /api/v1/me/password',
      (caller: Caller) =>
        send(app(), caller, securityApi.changePassword, { body: { current: wrong, next: 'seven quiet harbours' } }),
    ],
  ])('%s: 40 wrong passwords -> 5 verified', async (_endpoint, attempt) => {
    const tenant = await makeTenant(app());
    const caller = await signUp(tenant);
    const verified = countVerified();
    expect(await sendMany(40, () => attempt(caller))).toEqual({ 400: 5, 429: 35 });
    expect(verified()).toBe(5);
    expect((await signIn(tenant)).status).toBe(429);
  });
});
