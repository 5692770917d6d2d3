import { afterEach, expect, test } from 'vitest';
import { mailApi } from '#domain/features/mail/contract.ts';
import { notificationSettingsApi } from '#domain/features/notifications/settings.ts';
import { type MailFrequency, savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { type ReceivedMail, receiveMail } from '#server/testing/peers/mailbox.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { queueDueSearchMail } from './sending.ts';

const app = testApp();
const day = 86_400;

let passed = 0;
const passTime = (seconds: number) => {
  passed += seconds;
  app().passTime(seconds);
};
afterEach(() => passTime(-passed));

/** A job seeker with a confirmed address who looks for analysts, and an employer. */
async function searching(frequency: MailFrequency, address = 'words=analyst') {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [seeker.id]);
  await publish(manager, 'Analyst from before');
  passTime(1);
  const body = { name: 'Analysts & co', address, frequency };
  const { body: search } = await send(app(), seeker, savedSearchesApi.save, { body });
  return { tenant, manager, seeker, search };
}

/** A job that is published now, by the product's clock. */
async function publish(manager: TestAccount, title: string) {
  return makeJob(app(), await signInAgain(app(), manager), { title });
}

async function mailNow({ email }: TestAccount): Promise<ReceivedMail[]> {
  await queueDueSearchMail(app().services);
  return receiveMail(app(), email);
}

function unsubscribeAddress({ source }: ReceivedMail): string {
  const { pathname, search } = new URL(/List-Unsubscribe: <(.+?)>/.exec(source)?.[1] ?? 'http://nowhere');
  return `${pathname}${search}`;
}

test('the mail brings the jobs that are new, once a day, and never an empty one', async () => {
  const { manager, seeker } = await searching('daily');
  const first = await publish(manager, 'First analyst');
  await publish(manager, 'Welder');
  passTime(3600);
  expect(await mailNow(seeker)).toEqual([]);
  passTime(day - 3600);
  const [mail, ...others] = await mailNow(seeker);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('New jobs: Analysts & co');
  expect(mail?.source).toContain('First analyst');
  expect(mail?.source).toContain(`/jobs/${first.id}`);
  expect(mail?.source).toContain('/search?words=analyst&sort=newest');
  expect(mail?.source).not.toMatch(/Analyst from before|Welder/);
  expect(await mailNow(seeker)).toHaveLength(1);
  passTime(day);
  expect(await mailNow(seeker)).toHaveLength(1);
  await publish(manager, 'Second analyst');
  passTime(day);
  const mails = await mailNow(seeker);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.source).toContain('Second analyst');
  expect(mails[1]?.source).not.toContain('First analyst');
});

test('weekly mail comes after seven days', async () => {
  const { manager, seeker } = await searching('weekly');
  await publish(manager, 'Weekly analyst');
  passTime(6 * day);
  expect(await mailNow(seeker)).toEqual([]);
  passTime(day);
  expect(await mailNow(seeker)).toHaveLength(1);
});

test('two processes that look at once write one mail', async () => {
  const { manager, seeker } = await searching('daily');
  await publish(manager, 'Only analyst');
  passTime(day + 60);
  await Promise.all([1, 2, 3].map(() => queueDueSearchMail(app().services)));
  expect(await receiveMail(app(), seeker.email)).toHaveLength(1);
});

test('a look that ends in the middle has written nothing and is made again', async () => {
  const { manager, seeker, search } = await searching('daily');
  await publish(manager, 'Patient analyst');
  passTime(day + 60);
  const { pool } = app().services.database;
  // The queue of mail breaks after the search has been moved on, within the same transaction.
  await pool.query(`alter table mails add constraint broken check (kind <> 'saved_search') not valid`);
  await queueDueSearchMail(app().services);
  await pool.query('alter table mails drop constraint broken');
  expect(await receiveMail(app(), seeker.email)).toEqual([]);
  expect(app().logLines.join('\n')).toContain(`"search":${search.id}`);
  passTime(3601);
  expect(await mailNow(seeker)).toHaveLength(1);
});

test('one click in a mail stops this search alone; it can be taken up again as it was', async () => {
  const { tenant, manager, seeker, search } = await searching('daily');
  const other = { name: 'Everything', address: '', frequency: 'daily' } as const;
  await send(app(), await signInAgain(app(), seeker), savedSearchesApi.save, { body: other });
  await publish(manager, 'Kind analyst');
  passTime(day + 60);
  const mails = await mailNow(seeker);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['New jobs: Analysts & co', 'New jobs: Everything']);
  const mail = mails.find(({ subject }) => subject.includes('Analysts'));
  if (!mail) throw new Error('The mail did not come');
  expect(mail.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = unsubscribeAddress(mail);
  const oneClick = await request(`${app().url}${address}`, { method: 'POST', headers: { host: tenant.host } });
  expect(JSON.parse(oneClick.text)).toEqual({ status: 'success' });
  const { searches } = (await send(app(), await signInAgain(app(), seeker), savedSearchesApi.list)).body;
  expect(searches.map(({ frequency }) => frequency)).toEqual(['never', 'daily']);
  const token = new URL(address, 'http://a').searchParams.get('token') ?? '';
  const asked = await send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
  expect(asked.body).toEqual({ wants_mail: false, search: 'Analysts & co' });
  await send(app(), tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: true } });
  const again = (await send(app(), await signInAgain(app(), seeker), savedSearchesApi.list)).body.searches;
  expect(again.find(({ id }) => id === search.id)?.frequency).toBe('daily');
});

test('a mail on its way is not sent once its search is stopped or deleted', async () => {
  const { manager, seeker, search } = await searching('daily');
  await publish(manager, 'Late analyst');
  passTime(day + 60);
  await queueDueSearchMail(app().services);
  await send(app(), await signInAgain(app(), seeker), savedSearchesApi.remove, { params: { id: String(search.id) } });
  expect(await receiveMail(app(), seeker.email)).toEqual([]);
});

test('the link of a deleted search says that it does not work any more', async () => {
  const { tenant, seeker, search } = await searching('daily');
  const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'search', id: search.id });
  await send(app(), seeker, savedSearchesApi.remove, { params: { id: String(search.id) } });
  const answer = await send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
  expect([answer.status, answer.problem.code]).toEqual([400, 'link_not_valid']);
});

test('in quiet hours the search waits, and brings what came until they were over', async () => {
  const { manager, seeker } = await searching('daily');
  await publish(manager, 'Evening analyst');
  passTime(day + 60);
  const now = app().services.clock();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quarter = (hours: number) => (Math.floor(minute / 15) * 15 + hours * 60 + 1440) % 1440;
  const current = await signInAgain(app(), seeker);
  const { body: settings } = await send(app(), current, notificationSettingsApi.read);
  const quiet = { from: quarter(-2), until: quarter(3), time_zone: 'UTC' };
  await send(app(), current, notificationSettingsApi.save, { body: { ...settings, quiet } });
  expect(await mailNow(seeker)).toEqual([]);
  await publish(manager, 'Night analyst');
  passTime(3 * 3600 + 60);
  const [mail] = await mailNow(seeker);
  expect(mail?.source).toContain('Evening analyst');
  expect(mail?.source).toContain('Night analyst');
});

test.each([
  ['has switched mail off', 'update users set wants_mail = false where id = $1'],
  ['has not confirmed the address', 'update users set email_verified_at = null where id = $1'],
])('who %s gets none', async (_case, change) => {
  const { manager, seeker } = await searching('daily');
  await publish(manager, 'Unseen analyst');
  await app().services.database.pool.query(change, [seeker.id]);
  passTime(day + 60);
  expect(await mailNow(seeker)).toEqual([]);
});

test('who takes mail up hears of jobs from then on; another rhythm loses none', async () => {
  const { manager, seeker, search } = await searching('never');
  const params = { id: String(search.id) };
  const change = async (frequency: MailFrequency) =>
    send(app(), await signInAgain(app(), seeker), savedSearchesApi.update, {
      params,
      body: { name: 'Analysts', frequency },
    });
  await publish(manager, 'Analyst without mail');
  passTime(day);
  await change('weekly');
  await publish(manager, 'Analyst of the week');
  passTime(day);
  await change('daily');
  passTime(day + 60);
  const [mail] = await mailNow(seeker);
  expect(mail?.source).toContain('Analyst of the week');
  expect(mail?.source).not.toContain('Analyst without mail');
});
