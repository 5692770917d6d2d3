import { beforeEach, expect, test } from 'vitest';
import { firstAdminId } from '#domain/access/permissions.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { mailTo } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { getFirstAdminLink } from './first-admin.ts';

const email = 'ada@example.com';
const password = 'violet tractor sings';

let app: TestApp;
let tenant: TestTenant;

// An installation has one first administrator, so each test has an installation.
beforeEach(async () => {
  const running = await startTestApp();
  app = running.test;
  tenant = await makeTenant(app);
  return running.stop;
});

async function printedToken(): Promise<string> {
  const link = await getFirstAdminLink(app.services);
  return /^\/first-administrator\?token=(\S+)$/.exec(link ?? '')?.[1] ?? '';
}

function make(token: string, { at = tenant, ...more }: { at?: TestTenant; email?: string } = {}) {
  const body = { token, full_name: 'Ada First', email, password, consent: true as const, ...more };
  return send(app, at.visitor, firstAdminApi.create, { body });
}

async function isOpen(token: string, at = tenant): Promise<boolean> {
  return (await send(app, at.visitor, firstAdminApi.checkLink, { body: { token } })).body.is_valid;
}

test('the printed address makes the administrator with the id 1, and nothing after that', async () => {
  const token = await printedToken();
  expect(await isOpen(token)).toBe(true);
  const made = await make(token);
  expect(made.status).toBe(201);
  const me = await send(app, { ...tenant.visitor, token: made.body.access }, accountsApi.me);
  expect(me.body).toMatchObject({
    user_id: firstAdminId,
    account_kind: 'admin',
    role_id: null,
    full_name: 'Ada First',
  });
  expect(me.body.is_email_verified).toBe(false);
  expect(await mailTo(app, email)).toHaveLength(1);
  expect((await send(app, tenant.visitor, accountsApi.signIn, { body: { username: email, password } })).status).toBe(
    200,
  );

  expect(await getFirstAdminLink(app.services)).toBeNull();
  expect(await isOpen(token)).toBe(false);
  expect(await make(token, { email: 'bea@example.com' })).toMatchObject({
    status: 400,
    body: { code: 'link_not_valid' },
  });
});

test('of many who open the address at once one becomes the administrator', async () => {
  const token = await printedToken();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => make(token, { email: `ada${n}@example.com` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
});

test('whoever signs up before there is an administrator gets neither the number nor the rights', async () => {
  const early = await makeAccount(app, tenant, 'job_seeker');
  expect(early.id).toBeGreaterThan(firstAdminId);
  const token = await printedToken();
  const refused = await make(token, { email: (await send(app, early, accountsApi.me)).body.email });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'body.email', code: 'email_taken' }] } });
  expect((await make(token)).status).toBe(201);
});

test('a token that was guessed, or is used at another tenant, opens nothing', async () => {
  const token = await printedToken();
  const other = await makeTenant(app);
  for (const [given, at] of [
    [token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')), tenant],
    [token, other],
  ] as const) {
    expect(await isOpen(given, at)).toBe(false);
    expect(await make(given, { at })).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
  }
});
