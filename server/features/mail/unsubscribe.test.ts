import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createApplication() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await verifyEmail(seeker);
  const job = await makeJob(app(), manager, { title: 'Data analyst' });
  const body = { resume_id: null, answers: [], cover_note: '' };
  const application = (await send(app(), seeker, applicationsApi.apply, { params: { id: String(job.id) }, body })).body;
  return { tenant, manager, seeker, application };
}

async function verifyEmail({ id }: TestAccount) {
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
}

async function move(
  { manager, application }: Awaited<ReturnType<typeof createApplication>>,
  to: 'screening' | 'interview',
) {
  const params = { id: String(application.id) };
  const { version } = (await send(app(), manager, applicationsApi.read, { params })).body;
  await send(app(), manager, applicationsApi.move, { params, body: { to, version } });
}

function unsubscribeUrl(source = ''): URL {
  return new URL(/List-Unsubscribe: <(.+?)>/.exec(source)?.[1] ?? 'http://missing.test');
}

describe('POST /unsubscribeConfirm', () => {
  it('stops optional mail in one click', async () => {
    const setup = await createApplication();
    await move(setup, 'screening');
    const [mail] = await receiveMail(app(), setup.seeker.email);
    expect(mail?.source).toContain('is reviewing your application for Data analyst');
    expect(mail?.source).toContain(`/applications/${setup.application.id}`);
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { pathname, search } = unsubscribeUrl(mail?.source);
    const oneClick = await request(`${app().url}${pathname}${search}`, {
      method: 'POST',
      headers: { host: setup.tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    await move(setup, 'interview');
    expect(await receiveMail(app(), setup.seeker.email)).toHaveLength(1);
  });
});

describe('PUT /api/v1/mail/subscription', () => {
  it('cancels queued mail when optional mail is stopped', async () => {
    const setup = await createApplication();
    await move(setup, 'screening');
    const token = app().services.links.createSubscriptionToken(setup.tenant.id, {
      kind: 'account',
      id: setup.seeker.id,
    });
    await send(app(), setup.tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: false } });
    expect(await receiveMail(app(), setup.seeker.email)).toEqual([]);
  });

  it('changes nothing on GET and can turn mail on again', async () => {
    const { tenant, seeker } = await createApplication();
    const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'account', id: seeker.id });
    const readSubscription = () => send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
    for (let i = 0; i < 10; i += 1) {
      await request(`${app().url}/unsubscribeConfirm?token=${token}`, { headers: { host: tenant.host } });
    }
    expect((await readSubscription()).body.wants_mail).toBe(true);
    const set = (wants: boolean) =>
      send(app(), tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: wants } });
    expect((await set(false)).body.wants_mail).toBe(false);
    expect((await readSubscription()).body.wants_mail).toBe(false);
    expect((await set(true)).body.wants_mail).toBe(true);
  });

  it('refuses changed tokens and tokens of other tenants', async () => {
    const { tenant, seeker } = await createApplication();
    const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'account', id: seeker.id });
    const other = await makeTenant(app());
    const otherToken = app().services.links.createSubscriptionToken(other.id, { kind: 'account', id: seeker.id });
    for (const wrong of [
      `${seeker.id + 1}${token.slice(String(seeker.id).length)}`,
      `${token}x`,
      otherToken,
      '1.',
      'no token',
      '\0',
    ]) {
      const response = await send(app(), tenant.visitor, mailApi.setSubscription, {
        body: { token: wrong, wants_mail: false },
      });
      expect(response.status, wrong).toBe(400);
    }
    const unsigned = await request(`${app().url}/unsubscribeConfirm?token=nothing`, {
      method: 'POST',
      headers: { host: tenant.host },
    });
    expect(unsigned.status).toBe(400);
  });
});

describe('application news', () => {
  it('are not sent to unverified emails', async () => {
    const setup = await createApplication();
    const { db } = app().services.database;
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', setup.seeker.id).execute();
    await move(setup, 'screening');
    expect(await receiveMail(app(), setup.seeker.email)).toEqual([]);
  });
});
