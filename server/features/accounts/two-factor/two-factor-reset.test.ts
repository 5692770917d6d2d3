import { describe, expect, it } from 'vitest';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { resetSecondStep } from '#server/features/accounts/service.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { createSecretBox } from '#server/lib/secrets/secret-box.ts';
import { generateCode, twoFactorHelpers } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { email, signUpWithTwoFactor, signIn, outcome, runSql } = twoFactorHelpers(app);

/** Returns the new password. */
async function resetByMail(tenant: TestTenant): Promise<string> {
  await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email } });
  const next = 'seven quiet harbours';
  const body = { token: await newestToken(/password/), password: next };
  expect((await send(app(), tenant.visitor, recoveryApi.setPassword, { body })).status).toBe(200);
  return next;
}

async function newestToken(subject: RegExp): Promise<string> {
  return (await receiveMail(app(), email)).findLast((mail) => subject.test(mail.subject))?.token ?? '';
}

describe('two-factor and password reset', () => {
  it('still asks for a code after a reset by email', async () => {
    const { tenant, secret } = await signUpWithTwoFactor();
    const token = await newestToken(/^Confirm/);
    expect((await send(app(), tenant.visitor, recoveryApi.verifyEmail, { body: { token } })).status).toBe(200);
    const next = await resetByMail(tenant);
    expect(await outcome(signIn(tenant, undefined, next))).toBe('401 code_needed');
    expect(await outcome(signIn(tenant, generateCode(app(), secret), next))).toBe('in');
  });

  it('is removed by the first password reset of an unverified email', async () => {
    const { tenant } = await signUpWithTwoFactor();
    const next = await resetByMail(tenant);
    expect(await outcome(signIn(tenant, undefined, next))).toBe('in');
  });

  it('accepts only recovery codes after the installation secret has changed', async () => {
    const { tenant, secret, recoveryCodes } = await signUpWithTwoFactor();
    const sealed = createSecretBox('another secret of the installation').seal(secret);
    await runSql('update second_steps set sealed_secret = $2 where tenant_id = $1', [tenant.id, sealed]);
    expect(await outcome(signIn(tenant, generateCode(app(), secret)))).toBe('401 code_wrong');
    expect(await outcome(signIn(tenant, recoveryCodes[0]))).toBe('in');
  });
});

describe('resetTwoFactor', () => {
  it('turns two-factor off for an email and notifies the person', async () => {
    const { tenant } = await signUpWithTwoFactor();
    const ctx = visitorContext(app().services, { id: tenant.id, slug: '', title: '', host: tenant.host }, 'sign-in');
    expect(await resetSecondStep(ctx, 'unknown@example.com')).toBeNull();
    expect(await resetSecondStep(ctx, ' Ines@example.com ')).toBe(true);
    expect(await resetSecondStep(ctx, email)).toBe(false);
    expect(await outcome(signIn(tenant))).toBe('in');
    const mails = await runSql("select from mails where tenant_id = $1 and kind = 'second_step_off'", [tenant.id]);
    expect(mails).toHaveLength(1);
  });
});
