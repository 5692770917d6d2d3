import { expect, test } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function applied() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await proveAddress(seeker);
  const job = await makeJob(app(), manager, { title: 'Data analyst' });
  const body = { resume_id: null, answers: [], cover_note: '' };
  const application = (await send(app(), seeker, applicationsApi.apply, { params: { id: String(job.id) }, body })).body;
  return { tenant, manager, seeker, application };
}

async function proveAddress({ id }: TestAccount) {
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
}

async function move({ manager, application }: Awaited<ReturnType<typeof applied>>, to: 'screening' | 'interview') {
  const params = { id: String(application.id) };
  const { version } = (await send(app(), manager, applicationsApi.read, { params })).body;
  await send(app(), manager, applicationsApi.move, { params, body: { to, version } });
}

function unsubscribeUrl(source = ''): URL {
  return new URL(/List-Unsubscribe: <(.+?)>/.exec(source)?.[1] ?? 'http://nowhere');
}

test('news of an application come by mail, with a way to stop them in one click', async () => {
  const story = await applied();
  await move(story, 'screening');
  const [mail] = await receiveMail(app(), story.seeker.email);
  expect(mail?.source).toContain('Your application to Data analyst at');
  expect(mail?.source).toContain(`/applications/${story.application.id}`);
  expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const { pathname, search } = unsubscribeUrl(mail?.source);
  const oneClick = await request(`${app().url}${pathname}${search}`, {
    method: 'POST',
    headers: { host: story.tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  await move(story, 'interview');
  expect(await receiveMail(app(), story.seeker.email)).toHaveLength(1);
});

test('a mail on its way is not sent any more once its reader has stopped it', async () => {
  const story = await applied();
  await move(story, 'screening');
  const token = app().services.links.createSubscriptionToken(story.tenant.id, { kind: 'account', id: story.seeker.id });
  await send(app(), story.tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: false } });
  expect(await receiveMail(app(), story.seeker.email)).toEqual([]);
});

test('the page behind the link asks first, and what was stopped can be taken up again', async () => {
  const { tenant, seeker } = await applied();
  const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'account', id: seeker.id });
  const ask = () => send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
  for (let i = 0; i < 10; i += 1) {
    await request(`${app().url}/unsubscribeConfirm?token=${token}`, { headers: { host: tenant.host } });
  }
  expect((await ask()).body.wants_mail).toBe(true);
  const set = (wants: boolean) =>
    send(app(), tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: wants } });
  expect((await set(false)).body.wants_mail).toBe(false);
  expect((await ask()).body.wants_mail).toBe(false);
  expect((await set(true)).body.wants_mail).toBe(true);
});

test('a token that was changed, or comes from another tenant, stops nothing', async () => {
  const { tenant, seeker } = await applied();
  const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'account', id: seeker.id });
  const other = await makeTenant(app());
  const foreign = app().services.links.createSubscriptionToken(other.id, { kind: 'account', id: seeker.id });
  for (const wrong of [
    `${seeker.id + 1}${token.slice(String(seeker.id).length)}`,
    `${token}x`,
    foreign,
    '1.',
    'no token',
    '\0',
  ]) {
    const answer = await send(app(), tenant.visitor, mailApi.setSubscription, {
      body: { token: wrong, wants_mail: false },
    });
    expect(answer.status, wrong).toBe(400);
  }
  const unsigned = await request(`${app().url}/unsubscribeConfirm?token=nothing`, {
    method: 'POST',
    headers: { host: tenant.host },
  });
  expect(unsigned.status).toBe(400);
});

test('an address nobody has confirmed gets no news', async () => {
  const story = await applied();
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', story.seeker.id).execute();
  await move(story, 'screening');
  expect(await receiveMail(app(), story.seeker.email)).toEqual([]);
});
