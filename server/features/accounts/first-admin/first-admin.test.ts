import { beforeEach, describe, expect, it } from 'vitest';
import { firstAdminId } from '#domain/access/permissions.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { getFirstAdminLink } from './first-admin.ts';

const email = 'ada@example.com';
const password = 'violet tractor sings';

let app: TestApp;
let tenant: TestTenant;

// Each test needs its own installation, which has only one first administrator.
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

function create(token: string, { at = tenant, ...more }: { at?: TestTenant; email?: string } = {}) {
  const body = { token, full_name: 'Ada First', email, password, consent: true as const, ...more };
  return send(app, at.visitor, firstAdminApi.create, { body });
}

async function isOpen(token: string, at = tenant): Promise<boolean> {
  return (await send(app, at.visitor, firstAdminApi.checkLink, { body: { token } })).body.is_valid;
}

describe('POST /api/v1/first-administrator', () => {
  it('creates the administrator with id 1 once', async () => {
    const token = await printedToken();
    expect(await isOpen(token)).toBe(true);
    const created = await create(token);
    expect(created.status).toBe(201);
    const me = await send(app, { ...tenant.visitor, token: created.body.access }, accountsApi.me);
    expect(me.body).toMatchObject({
      user_id: firstAdminId,
      account_kind: 'admin',
      role_id: null,
      full_name: 'Ada First',
    });
    expect(me.body.is_email_verified).toBe(false);
    expect(await receiveMail(app, email)).toHaveLength(1);
    expect((await send(app, tenant.visitor, accountsApi.signIn, { body: { username: email, password } })).status).toBe(
      200,
    );

    expect(await getFirstAdminLink(app.services)).toBeNull();
    expect(await isOpen(token)).toBe(false);
    expect(await create(token, { email: 'bea@example.com' })).toMatchObject({
      status: 400,
      body: { code: 'link_not_valid' },
    });
  });

  it('creates one administrator for concurrent requests', async () => {
    const token = await printedToken();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create(token, { email: `ada${n}@example.com` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  it('leaves id 1 and admin rights free for it when someone signs up before', async () => {
    const early = await makeAccount(app, tenant, 'job_seeker');
    expect(early.id).toBeGreaterThan(firstAdminId);
    const token = await printedToken();
    const refused = await create(token, { email: (await send(app, early, accountsApi.me)).body.email });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'body.email', code: 'email_taken' }] } });
    expect((await create(token)).status).toBe(201);
  });

  it('refuses a wrong token and a token of another tenant', async () => {
    const token = await printedToken();
    const other = await makeTenant(app);
    for (const [given, at] of [
      [token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')), tenant],
      [token, other],
    ] as const) {
      expect(await isOpen(given, at)).toBe(false);
      expect(await create(given, { at })).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
    }
  });
});
