import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { readMail } from '#server/testing/peers/mailbox.ts';
import { type SmtpPeer, startSmtpPeer } from '#server/testing/peers/smtp-peer.ts';
import { send } from '#server/testing/send.ts';
import { sendDueMail } from './sending.ts';

let peer: SmtpPeer;
let running: Awaited<ReturnType<typeof startTestApp>>;
const app = (): TestApp => running.test;

beforeAll(async () => {
  peer = await startSmtpPeer();
  running = await startTestApp({ smtpUrl: peer.url });
});
afterAll(async () => {
  await running.stop();
  await peer.close();
});

let count = 0;

async function register(tenant: TestTenant, fields: Record<string, string> = {}) {
  count += 1;
  const email = `noor-${count}@example.com`;
  const body = {
    kind: 'candidate',
    full_name: 'Noor Haddad',
    email,
    password: 'violet tractor sings',
    consent: 'true',
  };
  await send(app(), tenant.visitor, accountsApi.register, {
    body: { ...body, kind: 'candidate', consent: 'true', ...fields },
  });
  return email;
}

function findMails(tenant: TestTenant) {
  const { db } = app().services.database;
  return db.selectFrom('mails').selectAll().where('tenant_id', '=', tenant.id).orderBy('id').execute();
}

async function receivedBy(email: string) {
  const mails = await Promise.all(peer.taken.map(readMail));
  return mails.filter(({ to }) => to === email);
}

describe('sendDueMail', () => {
  it('sends plain text and HTML in the reader’s language with the tenant’s name', async () => {
    const tenant = await makeTenant(app());
    await app()
      .services.database.db.updateTable('tenants')
      .set({
        title: 'Nordlicht & Söhne',
        contact_email: 'hilfe@nordlicht.test',
        theme: '{"colours":{"brand":"#ffd400"}}',
      })
      .where('id', '=', tenant.id)
      .execute();
    const email = await register(tenant, { language: 'fr' });
    await sendDueMail(app().services);
    const [mail] = await receivedBy(email);
    expect(mail?.subject).toBe('Confirmez votre e-mail pour Nordlicht & Söhne');
    expect(mail?.source).toContain('From: Nordlicht & Söhne <no-reply@wavelength.test>');
    expect(mail?.source).toContain('Reply-To: hilfe@nordlicht.test');
    expect(mail?.source).toContain('Bonjour Noor Haddad,');
    expect(peer.taken.at(-1)).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(mail?.source).toContain('<html lang="fr">');
    expect(mail?.source).toContain('background:#ffd400;color:#000000');
    // Links use the tenant's own host, not the host of the request.
    expect(mail?.source).toContain(`http://${tenant.host}/verifyEmail?token=`);
    expect(mail?.source).not.toContain('List-Unsubscribe');
  });

  it('escapes names in the headers and the HTML', async () => {
    const tenant = await makeTenant(app());
    const email = await register(tenant, { full_name: '<img src=x onerror=alert(1)> "Bcc: a@b.c' });
    await sendDueMail(app().services);
    const [mail] = await receivedBy(email);
    const [, html = ''] = mail?.source.split('<!doctype html>') ?? [];
    expect(html).not.toContain('<img');
    expect(mail?.source.split('\n\n')[0]).not.toMatch(/^Bcc/im);
  });

  it('sends each mail once with several senders at the same time', async () => {
    const tenant = await makeTenant(app());
    const emails = await Promise.all(Array.from({ length: 12 }, () => register(tenant)));
    await Promise.all(Array.from({ length: 5 }, () => sendDueMail(app().services)));
    await sendDueMail(app().services);
    for (const email of emails) expect(await receivedBy(email)).toHaveLength(1);
  });

  it('retries after a temporary failure with the same message id', async () => {
    const tenant = await makeTenant(app());
    const email = await register(tenant);
    peer.rejectWith({ at: 'data', code: 451, text: 'Greylisted' });
    await sendDueMail(app().services);
    const [waiting] = await findMails(tenant);
    expect(waiting).toMatchObject({ status: 'queued', tries: 1, last_error: expect.stringContaining('Greylisted') });
    peer.rejectWith(null);
    await sendDueMail(app().services);
    expect(await receivedBy(email)).toHaveLength(0);
    app().passTime(61);
    await sendDueMail(app().services);
    expect((await receivedBy(email))[0]?.source).toMatch(/Message-ID: <\d+\.\d+\.\d+@wavelength\.test>/);
    expect((await findMails(tenant))[0]).toMatchObject({ status: 'sent', tries: 2, last_error: '' });
  });
});

describe('sendDueMail after failures', () => {
  it('sends mail claimed by a crashed sender after the claim expires', async () => {
    const tenant = await makeTenant(app());
    const email = await register(tenant);
    await new Promise<void>((resolve) => {
      const hang = () => new Promise<never>(() => resolve());
      void sendDueMail({ ...app().services, mail: { ...app().services.mail, send: hang } });
    });
    await sendDueMail(app().services);
    expect(await receivedBy(email)).toHaveLength(0);
    app().passTime(301);
    await sendDueMail(app().services);
    expect(await receivedBy(email)).toHaveLength(1);
  });

  it('gives up after two days of attempts', async () => {
    const tenant = await makeTenant(app());
    await register(tenant);
    peer.rejectWith({ at: 'data', code: 421, text: 'Busy' });
    for (let i = 0; i < 20; i += 1) {
      await sendDueMail(app().services);
      app().passTime(13 * 3600);
    }
    peer.rejectWith(null);
    expect((await findMails(tenant))[0]).toMatchObject({ status: 'failed', tries: 12 });
  });

  it('sends no mail for a change that was rolled back', async () => {
    const tenant = await makeTenant(app());
    const email = await register(tenant);
    await register(tenant, { email });
    await sendDueMail(app().services);
    expect(await receivedBy(email)).toHaveLength(1);
  });
});

describe('/api/v1/outbox', () => {
  it('shows a permanent failure to administrators and retries on request', async () => {
    const tenant = await makeTenant(app());
    const email = await register(tenant);
    peer.rejectWith({ at: 'recipient', code: 550, text: 'No such mailbox' });
    await sendDueMail(app().services);
    peer.rejectWith(null);
    const admin = await makeAccount(app(), tenant, 'admin');
    const [failed] = (await send(app(), admin, mailApi.outbox, { query: { status: 'failed' } })).body.mails;
    expect(failed).toMatchObject({ to: email, tries: 1, last_error: expect.stringContaining('No such mailbox') });
    const params = { id: String(failed?.id) };
    expect((await send(app(), admin, mailApi.retry, { params })).body.status).toBe('queued');
    expect((await send(app(), admin, mailApi.retry, { params })).status).toBe(404);
    await sendDueMail(app().services);
    expect(await receivedBy(email)).toHaveLength(1);
  });

  it('does not show the content of mail if a mail server is configured', async () => {
    const tenant = await makeTenant(app());
    await register(tenant);
    const admin = await makeAccount(app(), tenant, 'admin');
    const { mails, can_read } = (await send(app(), admin, mailApi.outbox)).body;
    expect(can_read).toBe(false);
    expect((await send(app(), admin, mailApi.read, { params: { id: String(mails[0]?.id) } })).status).toBe(404);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, mailApi.outbox)).body.mails).toEqual([]);
  });
});

describe('POST /api/v1/password/forgot', () => {
  it('returns how mail is delivered', async () => {
    const { visitor } = await makeTenant(app());
    const response = await send(app(), visitor, recoveryApi.forgotPassword, { body: { email: 'unknown@example.com' } });
    expect(response.body.delivery).toBe('smtp');
  });
});
