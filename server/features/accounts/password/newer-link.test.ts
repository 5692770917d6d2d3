import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const [password, newPassword] = ['violet tractor sings', 'seven amber kettles'];

let count = 0;

async function signUp() {
  const tenant = await makeTenant(app());
  count += 1;
  const email = `ines-${count}@example.com`;
  const form = { kind: 'candidate', full_name: 'Ines Okafor', email, password, consent: 'true' } as const;
  const { data } = (await send(app(), tenant.visitor, accountsApi.register, { body: form })).body;
  const request = () => send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email } });
  const receiveTokens = async () =>
    (await receiveMail(app(), email))
      .filter(({ subject }) => subject.startsWith('Set a new password'))
      .map(({ token }) => token);
  const isValid = async (token: string) =>
    (await send(app(), tenant.visitor, recoveryApi.checkPasswordLink, { body: { token } })).body.is_valid;
  const setPassword = (token: string) =>
    send(app(), tenant.visitor, recoveryApi.setPassword, { body: { token, password: newPassword } });
  return { request, receiveTokens, isValid, setPassword, caller: { ...tenant.visitor, token: data.access_token } };
}

describe('POST /api/v1/password/forgot', () => {
  it('again -> only the newer link is valid', async () => {
    const { request, receiveTokens, isValid, setPassword } = await signUp();
    await request();
    const [older = ''] = await receiveTokens();
    expect(await isValid(older)).toBe(true);
    await request();
    const [, newer = ''] = await receiveTokens();
    expect([await isValid(older), await isValid(newer)]).toEqual([false, true]);
    expect((await setPassword(older)).problem.code).toBe('link_not_valid');
    expect((await setPassword(newer)).status).toBe(200);
    expect((await setPassword(newer)).problem.code).toBe('link_not_valid');
  });

  it('three times at once -> one link is valid', async () => {
    const { request, receiveTokens, isValid } = await signUp();
    await Promise.all([request(), request(), request()]);
    await Promise.all([receiveTokens(), receiveTokens()]);
    const valid = await Promise.all((await receiveTokens()).map(isValid));
    expect([valid.length, valid.filter(Boolean).length]).toEqual([3, 1]);
  });

  it('then a password change in a session -> no link is valid', async () => {
    const { request, receiveTokens, isValid, caller } = await signUp();
    await request();
    const [token = ''] = await receiveTokens();
    const body = { current: password, next: newPassword };
    expect((await send(app(), caller, securityApi.changePassword, { body })).status).toBe(200);
    expect(await isValid(token)).toBe(false);
  });
});
