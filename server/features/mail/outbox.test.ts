import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp({ isDemo: true });

async function asked() {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Lindqvist' });
  await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email: seeker.email } });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, seeker, admin };
}

test('without a mail server each mail is one file for the operator’s eyes', async () => {
  const { seeker } = await asked();
  const [mail] = await receiveMail(app(), seeker.email);
  expect(mail?.source).toContain('Hello Ada Lindqvist,');
  const folder = join(app().services.dataDir, 'outbox');
  for (const name of await readdir(folder)) {
    expect(name).toMatch(/^\d+\.\d+\.\d+\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
});

test('in the demo an administrator opens the mails of their tenant, and nobody else does', async () => {
  const { tenant, seeker, admin } = await asked();
  const [sent] = await receiveMail(app(), seeker.email);
  const { mails, can_read } = (await send(app(), admin, mailApi.outbox)).body;
  expect(can_read).toBe(true);
  const params = { id: String(mails[0]?.id) };
  const { body } = await send(app(), admin, mailApi.read, { params });
  expect(body).toMatchObject({
    subject: 'Set a new password for Wavelength',
    action: expect.stringContaining(sent?.token ?? ''),
  });
  const concierge = await makeAccount(app(), tenant, 'concierge_member');
  expect((await send(app(), concierge, mailApi.outbox)).status).toBe(403);
  const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
  expect((await send(app(), stranger, mailApi.read, { params })).status).toBe(404);
});

test('long lists come in pages, the newest first', async () => {
  const { tenant, admin } = await asked();
  const rows = Array.from({ length: 60 }, (_, at) => ({
    tenant_id: tenant.id,
    kind: 'password_link',
    to_address: `a${at}@b.c`,
  }));
  await app().services.database.db.insertInto('mails').values(rows).execute();
  const first = (await send(app(), admin, mailApi.outbox)).body;
  expect(first.mails).toHaveLength(50);
  const second = (await send(app(), admin, mailApi.outbox, { query: { cursor: first.next ?? '' } })).body;
  expect(second).toMatchObject({ next: null, mails: expect.objectContaining({ length: 11 }) });
  const ids = [...first.mails, ...second.mails].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});
