import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import {
  defaultChannels,
  type NotificationSettings,
  notificationSettingsApi,
} from '#domain/features/notifications/settings.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { mark, write } = messagingHelpers(app);

const defaults: NotificationSettings = { channels: defaultChannels, quiet: null, wants_mail: true };

async function save(account: TestAccount, settings: Partial<NotificationSettings>) {
  return send(app(), account, notificationSettingsApi.save, { body: { ...defaults, ...settings } });
}

const countNotifications = async (account: TestAccount) =>
  (await send(app(), account, notificationsApi.all)).body.data.length;

async function mailsTo(account: TestAccount): Promise<Date[]> {
  const { rows } = await app().services.database.pool.query(
    "select next_try_at from mails where user_id = $1 and kind = 'notification' order by id",
    [account.id],
  );
  return rows.map((row) => row.next_try_at as Date);
}

async function verifyEmail(account: TestAccount): Promise<TestAccount> {
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [account.id]);
  return account;
}

describe('GET /api/v1/me/notifications', () => {
  it('returns all channels and no quiet hours by default', async () => {
    const who = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await send(app(), who, notificationSettingsApi.read)).body).toEqual(defaults);
  });
});

describe('PUT /api/v1/me/notifications', () => {
  it('stores channels per topic and applies them to new messages', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await verifyEmail(seeker);
    const channels = { ...defaultChannels, messages: { product: false, mail: true } };
    const quiet = { from: 1260, until: 480, time_zone: 'Asia/Seoul' };
    expect((await save(seeker, { channels, quiet })).body).toEqual({ channels, quiet, wants_mail: true });
    await write(manager, id, 'Hello');
    expect([await countNotifications(seeker), (await mailsTo(seeker)).length]).toEqual([0, 1]);
    await save(seeker, { channels: { ...defaultChannels, messages: { product: true, mail: false } } });
    await write(manager, id, 'Hello, again');
    expect([await countNotifications(seeker), (await mailsTo(seeker)).length]).toEqual([1, 1]);
  });

  it('delays mail until the end of the quiet hours', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await verifyEmail(seeker);
    const now = new Date();
    const quarter = (hours: number) =>
      (Math.floor((now.getUTCHours() * 60 + now.getUTCMinutes()) / 15) * 15 + hours * 60 + 1440) % 1440;
    await save(seeker, { quiet: { from: quarter(-2), until: quarter(3), time_zone: 'UTC' } });
    await write(manager, id, 'Hello');
    const [due] = await mailsTo(seeker);
    const wait = ((due?.getTime() ?? 0) - now.getTime()) / 3_600_000;
    expect(wait).toBeGreaterThan(2.7);
    expect(wait).toBeLessThan(3.1);
  });

  it('queues no mail if mail is turned off', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await verifyEmail(seeker);
    await save(seeker, { wants_mail: false });
    await write(manager, id, 'Hello');
    expect(await mailsTo(seeker)).toEqual([]);
    await mark(seeker, id, 1);
    await save(seeker, { wants_mail: true });
    await write(manager, id, 'Hello, again');
    expect((await mailsTo(seeker)).length).toBe(1);
  });

  it.each([
    ['a zone that does not exist', { quiet: { from: 0, until: 60, time_zone: 'Moon/Sea' } }],
    ['a minute between the quarters', { quiet: { from: 7, until: 60, time_zone: 'UTC' } }],
    ['an hour after the day', { quiet: { from: 0, until: 1440, time_zone: 'UTC' } }],
  ])('refuses %s', async (_case, settings) => {
    const who = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    expect((await save(who, settings)).status).toBe(400);
  });
});
