import { describe, expect, it } from 'vitest';
import { contactApi } from '#domain/features/feedback/contact-contract.ts';
import { feedbackStaffApi } from '#domain/features/feedback/staff-contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const message = { name: 'Noor Haddad', email: 'Noor.Haddad+jobs@example.com', message: 'First line.\n\nSecond line.' };

async function makeContactTenant(address: string) {
  const tenant = await makeTenant(app());
  const { db } = app().services.database;
  await db.updateTable('tenants').set({ contact_email: address }).where('id', '=', tenant.id).execute();
  return { tenant, admin: await makeAccount(app(), tenant, 'admin') };
}

describe('POST /api/v1/contact', () => {
  it('a visitor -> in the feedback inbox, and mailed to the tenant with a reply to the visitor', async () => {
    const { tenant, admin } = await makeContactTenant('help@one.test');
    const sent = await send(app(), tenant.visitor, contactApi.send, { body: message });
    expect([sent.status, sent.body]).toEqual([201, { status: 'success' }]);
    const { body } = await send(app(), admin, feedbackStaffApi.list, { query: {} });
    expect(body.feedback).toMatchObject([
      {
        description: message.message,
        page: '/contact-us',
        person: { name: 'Noor Haddad', role: null },
        contact_email: 'noor.haddad+jobs@example.com',
      },
    ]);
    const [mail] = await receiveMail(app(), 'help@one.test');
    expect(mail?.subject).toBe('Contact form: message from Noor Haddad');
    expect(mail?.source).toContain('Reply-To: noor.haddad+jobs@example.com');
    expect(mail?.source).toContain('First line.');
    expect(mail?.source).toContain('Second line.');
    expect(mail?.source).toContain('/settingsV2/feedback');
  });

  it('an answer to a visitor -> mailed in the language of the form', async () => {
    const { tenant, admin } = await makeContactTenant('help@two.test');
    const body = { ...message, email: 'visitor-two@example.com', language: 'fr' as const };
    await send(app(), tenant.visitor, contactApi.send, { body });
    const { body: list } = await send(app(), admin, feedbackStaffApi.list, { query: {} });
    const id = String(list.feedback[0]?.id);
    const answer = { params: { id }, body: { text: 'Oui, tout à fait.' } };
    expect((await send(app(), admin, feedbackStaffApi.answer, answer)).status).toBe(201);
    const [mail] = await receiveMail(app(), 'visitor-two@example.com');
    expect(mail?.subject).toBe('Notre réponse à votre message');
    expect(mail?.source).toContain('Reply-To: help@two.test');
    expect(mail?.source).toContain('Oui, tout à fait.');
  });

  it('a signed-in person -> answered by a notification', async () => {
    const { tenant, admin } = await makeContactTenant('');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    expect((await send(app(), seeker, contactApi.send, { body: message })).status).toBe(201);
    const { body: list } = await send(app(), admin, feedbackStaffApi.list, { query: {} });
    expect(list.feedback[0]?.person).toEqual({ name: 'Noor Haddad', role: 'job_seeker' });
    await send(app(), admin, feedbackStaffApi.answer, {
      params: { id: String(list.feedback[0]?.id) },
      body: { text: 'Yes.' },
    });
    const { body } = await send(app(), seeker, notificationsApi.all, { query: { lang: 'en' } });
    expect(body.data).toMatchObject([{ model_type: 'feedback', message: 'An answer to your feedback: Yes.' }]);
  });

  it.each([
    ["o'neil@example.com", 'email_characters'],
    ['noor@@example.com', 'email_characters'],
    ['noor@example', 'email_characters'],
    ['née@example.com', 'email_characters'],
    ['', 'required'],
  ])('the email %j -> 400 with %s', async (email, code) => {
    const tenant = await makeTenant(app());
    const { status, problem } = await send(app(), tenant.visitor, contactApi.send, { body: { ...message, email } });
    expect([status, problem.fields]).toMatchObject([400, [{ field: 'body.email', code }]]);
  });

  it('empty or too long texts and a link as the name -> 400 with the fields', async () => {
    const tenant = await makeTenant(app());
    const body = { name: 'www.example.com', email: 'a@example.com', message: ' ' };
    const { problem } = await send(app(), tenant.visitor, contactApi.send, { body });
    expect(problem.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['body.name', 'link_in_name'],
      ['body.message', 'required'],
    ]);
    const long = await send(app(), tenant.visitor, contactApi.send, {
      body: { ...message, message: 'a'.repeat(2001) },
    });
    expect(long.problem.fields).toMatchObject([{ field: 'body.message', code: 'too_long' }]);
  });

  it('31 messages in an hour -> 31 in the inbox, 30 mails', async () => {
    const { tenant, admin } = await makeContactTenant('help@three.test');
    for (let count = 0; count < 31; count += 1) {
      expect((await send(app(), tenant.visitor, contactApi.send, { body: message })).status).toBe(201);
    }
    const { body } = await send(app(), admin, feedbackStaffApi.list, { query: {} });
    expect(body.counts.open).toBe(31);
    const { db } = app().services.database;
    const mails = await db.selectFrom('mails').select('id').where('tenant_id', '=', tenant.id).execute();
    expect(mails.length).toBe(30);
  });
});
