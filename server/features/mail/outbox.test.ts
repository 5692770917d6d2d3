import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp({ isDemo: true });

async function requestPassword() {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Lindqvist' });
  await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email: seeker.email } });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, seeker, admin };
}

describe('mail without a mail server', () => {
  it('is written to one file per mail that only the operator can read', async () => {
    const { seeker } = await requestPassword();
    const [mail] = await receiveMail(app(), seeker.email);
    expect(mail?.source).toContain('Hello Ada Lindqvist,');
    const folder = join(app().services.dataDir, 'outbox');
    for (const name of await readdir(folder)) {
      expect(name).toMatch(/^\d+\.\d+\.\d+\.eml$/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });
});

describe('GET /api/v1/outbox', () => {
  it('returns pages, newest first', async () => {
    const { tenant, admin } = await requestPassword();
    const rows = Array.from({ length: 60 }, (_, index) => ({
      tenant_id: tenant.id,
      kind: 'password_link',
      to_address: `a${index}@b.c`,
    }));
    await app().services.database.db.insertInto('mails').values(rows).execute();
    const first = (await send(app(), admin, mailApi.outbox)).body;
    expect(first.mails).toHaveLength(50);
    expect(Object.values(first.counts).reduce((sum, count) => sum + count, 0)).toBe(61);
    const second = (await send(app(), admin, mailApi.outbox, { query: { cursor: first.next ?? '' } })).body;
    expect(second).toMatchObject({ next: null, mails: expect.objectContaining({ length: 11 }) });
    const ids = [...first.mails, ...second.mails].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

describe('GET /api/v1/outbox/:id', () => {
  it('shows administrators the mail of their tenant in the demo, and refuses others', async () => {
    const { tenant, seeker, admin } = await requestPassword();
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
});
