import { expect, test } from 'vitest';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { resetSecondStep } from '#server/features/accounts/service.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { createSecretBox } from '#server/lib/secret-box.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { mailTo } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { codeOf, twoFactorHelpers } from '#server/testing/two-factor.ts';

const app = testApp();
const { email, withSecondStep, signIn, outcome, inDatabase } = twoFactorHelpers(app);

/** Answers the new password. */
async function resetByMail(tenant: TestTenant): Promise<string> {
  await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email } });
  const next = 'seven quiet harbours';
  const body = { token: await newestToken(/password/), password: next };
  expect((await send(app(), tenant.visitor, recoveryApi.setPassword, { body })).status).toBe(200);
  return next;
}

async function newestToken(subject: RegExp): Promise<string> {
  return (await mailTo(app(), email)).findLast((mail) => subject.test(mail.subject))?.token ?? '';
}

test('a new password by mail does not go round it', async () => {
  const { tenant, secret } = await withSecondStep();
  const token = await newestToken(/^Confirm/);
  expect((await send(app(), tenant.visitor, recoveryApi.verifyEmail, { body: { token } })).status).toBe(200);
  const next = await resetByMail(tenant);
  expect(await outcome(signIn(tenant, undefined, next))).toBe('401 code_needed');
  expect(await outcome(signIn(tenant, codeOf(app(), secret), next))).toBe('in');
});

test('what a stranger may have set before an address was proven falls with the first password that comes by mail', async () => {
  const { tenant } = await withSecondStep();
  const next = await resetByMail(tenant);
  expect(await outcome(signIn(tenant, undefined, next))).toBe('in');
});

test('after a change of the installation’s secret codes of apps are wrong; recovery codes go on to work', async () => {
  const { tenant, secret, recoveryCodes } = await withSecondStep();
  const sealed = createSecretBox('another secret of the installation').seal(secret);
  await inDatabase('update second_steps set sealed_secret = $2 where tenant_id = $1', [tenant.id, sealed]);
  expect(await outcome(signIn(tenant, codeOf(app(), secret)))).toBe('401 code_wrong');
  expect(await outcome(signIn(tenant, recoveryCodes[0]))).toBe('in');
});

test('an operator ends it for somebody who has lost phone and codes; the person is told', async () => {
  const { tenant } = await withSecondStep();
  const ctx = visitorContext(app().services, { id: tenant.id, slug: '', title: '', host: tenant.host }, 'sign-in');
  expect(await resetSecondStep(ctx, 'nobody@example.com')).toBeNull();
  expect(await resetSecondStep(ctx, ' Ines@example.com ')).toBe(true);
  expect(await resetSecondStep(ctx, email)).toBe(false);
  expect(await outcome(signIn(tenant))).toBe('in');
  const mails = await inDatabase("select from mails where tenant_id = $1 and kind = 'second_step_off'", [tenant.id]);
  expect(mails).toHaveLength(1);
});
