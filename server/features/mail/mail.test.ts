import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function someone(tenant: TestTenant, fields: Record<string, string> = {}) {
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

function mailsOf(tenant: TestTenant) {
  const { db } = app().services.database;
  return db.selectFrom('mails').selectAll().where('tenant_id', '=', tenant.id).orderBy('id').execute();
}

async function takenFor(email: string) {
  const mails = await Promise.all(peer.taken.map(readMail));
  return mails.filter(({ to }) => to === email);
}

test('a mail reaches the mail server in plain text and HTML, in the reader’s language and the tenant’s name', async () => {
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
  const email = await someone(tenant, { language: 'fr' });
  await sendDueMail(app().services);
  const [mail] = await takenFor(email);
  expect(mail?.subject).toBe('Confirmez votre e-mail pour Nordlicht & Söhne');
  expect(mail?.source).toContain('From: Nordlicht & Söhne <no-reply@wavelength.test>');
  expect(mail?.source).toContain('Reply-To: hilfe@nordlicht.test');
  expect(mail?.source).toContain('Bonjour Noor Haddad,');
  expect(peer.taken.at(-1)).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(mail?.source).toContain('<html lang="fr">');
  expect(mail?.source).toContain('background:#ffd400;color:#000000');
  // The link leads to the tenant's own host, whatever host a request named.
  expect(mail?.source).toContain(`http://${tenant.host}/verifyEmail?token=`);
  expect(mail?.source).not.toContain('List-Unsubscribe');
});

test('what people call themselves stays text: no line of the head, no tag', async () => {
  const tenant = await makeTenant(app());
  const email = await someone(tenant, { full_name: '<img src=x onerror=alert(1)> "Bcc: a@b.c' });
  await sendDueMail(app().services);
  const [mail] = await takenFor(email);
  const [, html = ''] = mail?.source.split('<!doctype html>') ?? [];
  expect(html).not.toContain('<img');
  expect(mail?.source.split('\n\n')[0]).not.toMatch(/^Bcc/im);
});

test('each mail is sent once, also by several senders at the same moment', async () => {
  const tenant = await makeTenant(app());
  const emails = await Promise.all(Array.from({ length: 12 }, () => someone(tenant)));
  await Promise.all(Array.from({ length: 5 }, () => sendDueMail(app().services)));
  await sendDueMail(app().services);
  for (const email of emails) expect(await takenFor(email)).toHaveLength(1);
});

test('a mail server that says not now gets the mail later, under the same id', async () => {
  const tenant = await makeTenant(app());
  const email = await someone(tenant);
  peer.rejectWith({ at: 'data', code: 451, text: 'Greylisted' });
  await sendDueMail(app().services);
  const [waiting] = await mailsOf(tenant);
  expect(waiting).toMatchObject({ status: 'queued', tries: 1, last_error: expect.stringContaining('Greylisted') });
  peer.rejectWith(null);
  await sendDueMail(app().services);
  expect(await takenFor(email)).toHaveLength(0);
  app().passTime(61);
  await sendDueMail(app().services);
  expect((await takenFor(email))[0]?.source).toMatch(/Message-ID: <\d+\.\d+\.\d+@wavelength\.test>/);
  expect((await mailsOf(tenant))[0]).toMatchObject({ status: 'sent', tries: 2, last_error: '' });
});

test('a mailbox that does not exist is given up at once, seen by an administrator, and tried again on demand', async () => {
  const tenant = await makeTenant(app());
  const email = await someone(tenant);
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
  expect(await takenFor(email)).toHaveLength(1);
});

test('a sender that died in the middle leaves its mail to the next one', async () => {
  const tenant = await makeTenant(app());
  const email = await someone(tenant);
  await new Promise<void>((resolve) => {
    const hang = () => new Promise<never>(() => resolve());
    void sendDueMail({ ...app().services, mail: { ...app().services.mail, send: hang } });
  });
  await sendDueMail(app().services);
  expect(await takenFor(email)).toHaveLength(0);
  app().passTime(301);
  await sendDueMail(app().services);
  expect(await takenFor(email)).toHaveLength(1);
});

test('what a mail tells is undone with its change: no mail without it', async () => {
  const tenant = await makeTenant(app());
  const email = await someone(tenant);
  await someone(tenant, { email });
  await sendDueMail(app().services);
  expect(await takenFor(email)).toHaveLength(1);
});

test('with a mail server nobody reads mail in the product, not even an administrator', async () => {
  const tenant = await makeTenant(app());
  await someone(tenant);
  const admin = await makeAccount(app(), tenant, 'admin');
  const { mails, can_read } = (await send(app(), admin, mailApi.outbox)).body;
  expect(can_read).toBe(false);
  expect((await send(app(), admin, mailApi.read, { params: { id: String(mails[0]?.id) } })).status).toBe(404);
  const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
  expect((await send(app(), stranger, mailApi.outbox)).body.mails).toEqual([]);
});

test('asking for a password link says how mail leaves', async () => {
  const { visitor } = await makeTenant(app());
  const asked = await send(app(), visitor, recoveryApi.forgotPassword, { body: { email: 'nobody@example.com' } });
  expect(asked.body.delivery).toBe('smtp');
});

test('a mail that never goes through is given up after two days of tries', async () => {
  const tenant = await makeTenant(app());
  await someone(tenant);
  peer.rejectWith({ at: 'data', code: 421, text: 'Busy' });
  for (let i = 0; i < 20; i += 1) {
    await sendDueMail(app().services);
    app().passTime(13 * 3600);
  }
  peer.rejectWith(null);
  expect((await mailsOf(tenant))[0]).toMatchObject({ status: 'failed', tries: 12 });
});
