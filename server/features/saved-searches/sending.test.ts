import { describe, expect, it } from 'vitest';
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
const daySeconds = 86_400;

/** An employer, and a job seeker with a verified email and a saved search. */
async function createSearch(frequency: MailFrequency, address = 'words=analyst') {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [seeker.id]);
  await publish(manager, 'Analyst from before');
  app().passTime(1);
  const body = { name: 'Analysts & co', address, frequency };
  const { body: search } = await send(app(), seeker, savedSearchesApi.save, { body });
  return { tenant, manager, seeker, search };
}

/** Publishes a job at the current time of the test clock. */
async function publish(manager: TestAccount, title: string) {
  return makeJob(app(), await signInAgain(app(), manager), { title });
}

async function sendAndReadMail({ email }: TestAccount): Promise<ReceivedMail[]> {
  await queueDueSearchMail(app().services);
  return receiveMail(app(), email);
}

function unsubscribeAddress({ source }: ReceivedMail): string {
  const { pathname, search } = new URL(/List-Unsubscribe: <(.+?)>/.exec(source)?.[1] ?? 'http://missing.test');
  return `${pathname}${search}`;
}

describe('queueDueSearchMail', () => {
  it('sends new jobs once a day and never an empty mail', async () => {
    const { manager, seeker } = await createSearch('daily');
    const first = await publish(manager, 'First analyst');
    await publish(manager, 'Welder');
    app().passTime(3600);
    expect(await sendAndReadMail(seeker)).toEqual([]);
    app().passTime(daySeconds - 3600);
    const [mail, ...others] = await sendAndReadMail(seeker);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New jobs: Analysts & co');
    expect(mail?.source).toContain('First analyst');
    expect(mail?.source).toContain(`/jobs/${first.id}`);
    expect(mail?.source).toContain('/search?words=analyst&sort=newest');
    expect(mail?.source).not.toMatch(/Analyst from before|Welder/);
    expect(await sendAndReadMail(seeker)).toHaveLength(1);
    app().passTime(daySeconds);
    expect(await sendAndReadMail(seeker)).toHaveLength(1);
    await publish(manager, 'Second analyst');
    app().passTime(daySeconds);
    const mails = await sendAndReadMail(seeker);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.source).toContain('Second analyst');
    expect(mails[1]?.source).not.toContain('First analyst');
  });

  it('sends weekly mail after seven days', async () => {
    const { manager, seeker } = await createSearch('weekly');
    await publish(manager, 'Weekly analyst');
    app().passTime(6 * daySeconds);
    expect(await sendAndReadMail(seeker)).toEqual([]);
    app().passTime(daySeconds);
    expect(await sendAndReadMail(seeker)).toHaveLength(1);
  });

  it('queues one mail when several processes run at the same time', async () => {
    const { manager, seeker } = await createSearch('daily');
    await publish(manager, 'Only analyst');
    app().passTime(daySeconds + 60);
    await Promise.all([1, 2, 3].map(() => queueDueSearchMail(app().services)));
    expect(await receiveMail(app(), seeker.email)).toHaveLength(1);
  });

  it('rolls back on failure and retries', async () => {
    const { manager, seeker, search } = await createSearch('daily');
    await publish(manager, 'Patient analyst');
    app().passTime(daySeconds + 60);
    const { pool } = app().services.database;
    // Queueing the mail fails after the search was claimed in the same transaction.
    await pool.query(`alter table mails add constraint broken check (kind <> 'saved_search') not valid`);
    await queueDueSearchMail(app().services);
    await pool.query('alter table mails drop constraint broken');
    expect(await receiveMail(app(), seeker.email)).toEqual([]);
    expect(app().logLines.join('\n')).toContain(`"search":${search.id}`);
    app().passTime(3601);
    expect(await sendAndReadMail(seeker)).toHaveLength(1);
  });
});

describe('queueDueSearchMail with settings', () => {
  it('waits for the end of the quiet hours and includes the jobs until then', async () => {
    const { manager, seeker } = await createSearch('daily');
    await publish(manager, 'Evening analyst');
    app().passTime(daySeconds + 60);
    const now = app().services.clock();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quarter = (hours: number) => (Math.floor(minute / 15) * 15 + hours * 60 + 1440) % 1440;
    const current = await signInAgain(app(), seeker);
    const { body: settings } = await send(app(), current, notificationSettingsApi.read);
    const quiet = { from: quarter(-2), until: quarter(3), time_zone: 'UTC' };
    await send(app(), current, notificationSettingsApi.save, { body: { ...settings, quiet } });
    expect(await sendAndReadMail(seeker)).toEqual([]);
    await publish(manager, 'Night analyst');
    app().passTime(3 * 3600 + 60);
    const [mail] = await sendAndReadMail(seeker);
    expect(mail?.source).toContain('Evening analyst');
    expect(mail?.source).toContain('Night analyst');
  });

  it.each([
    ['has switched mail off', 'update users set wants_mail = false where id = $1'],
    ['has not confirmed the address', 'update users set email_verified_at = null where id = $1'],
  ])('sends nothing to a person who %s', async (_case, change) => {
    const { manager, seeker } = await createSearch('daily');
    await publish(manager, 'Unseen analyst');
    await app().services.database.pool.query(change, [seeker.id]);
    app().passTime(daySeconds + 60);
    expect(await sendAndReadMail(seeker)).toEqual([]);
  });

  it('covers jobs from then on when mail is turned on; a change of frequency skips none', async () => {
    const { manager, seeker, search } = await createSearch('never');
    const params = { id: String(search.id) };
    const change = async (frequency: MailFrequency) =>
      send(app(), await signInAgain(app(), seeker), savedSearchesApi.update, {
        params,
        body: { name: 'Analysts', frequency },
      });
    await publish(manager, 'Analyst without mail');
    app().passTime(daySeconds);
    await change('weekly');
    await publish(manager, 'Analyst of the week');
    app().passTime(daySeconds);
    await change('daily');
    app().passTime(daySeconds + 60);
    const [mail] = await sendAndReadMail(seeker);
    expect(mail?.source).toContain('Analyst of the week');
    expect(mail?.source).not.toContain('Analyst without mail');
  });
});

describe('saved search mail', () => {
  it('stops this search only, and can be turned on again with the same frequency', async () => {
    const { tenant, manager, seeker, search } = await createSearch('daily');
    const other = { name: 'Everything', address: '', frequency: 'daily' } as const;
    await send(app(), await signInAgain(app(), seeker), savedSearchesApi.save, { body: other });
    await publish(manager, 'Kind analyst');
    app().passTime(daySeconds + 60);
    const mails = await sendAndReadMail(seeker);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['New jobs: Analysts & co', 'New jobs: Everything']);
    const mail = mails.find(({ subject }) => subject.includes('Analysts'));
    if (!mail) throw new Error('No mail received');
    expect(mail.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = unsubscribeAddress(mail);
    const oneClick = await request(`${app().url}${address}`, { method: 'POST', headers: { host: tenant.host } });
    expect(JSON.parse(oneClick.text)).toEqual({ status: 'success' });
    const { searches } = (await send(app(), await signInAgain(app(), seeker), savedSearchesApi.list)).body;
    expect(searches.map(({ frequency }) => frequency)).toEqual(['never', 'daily']);
    const token = new URL(address, 'http://a').searchParams.get('token') ?? '';
    const subscription = await send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
    expect(subscription.body).toEqual({ wants_mail: false, search: 'Analysts & co', report: null, invitation: null });
    await send(app(), tenant.visitor, mailApi.setSubscription, { body: { token, wants_mail: true } });
    const again = (await send(app(), await signInAgain(app(), seeker), savedSearchesApi.list)).body.searches;
    expect(again.find(({ id }) => id === search.id)?.frequency).toBe('daily');
  });

  it('is canceled when its search is deleted', async () => {
    const { manager, seeker, search } = await createSearch('daily');
    await publish(manager, 'Late analyst');
    app().passTime(daySeconds + 60);
    await queueDueSearchMail(app().services);
    await send(app(), await signInAgain(app(), seeker), savedSearchesApi.remove, { params: { id: String(search.id) } });
    expect(await receiveMail(app(), seeker.email)).toEqual([]);
  });

  it('has an invalid link after its search is deleted', async () => {
    const { tenant, seeker, search } = await createSearch('daily');
    const token = app().services.links.createSubscriptionToken(tenant.id, { kind: 'search', id: search.id });
    await send(app(), seeker, savedSearchesApi.remove, { params: { id: String(search.id) } });
    const response = await send(app(), tenant.visitor, mailApi.subscription, { body: { token } });
    expect([response.status, response.problem.code]).toEqual([400, 'link_not_valid']);
  });
});
