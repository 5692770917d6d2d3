import { expect, test } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import {
  defaultChannels,
  type NotificationSettings,
  notificationSettingsApi,
} from '#domain/features/notifications/settings.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/conversations.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { mark, write } = messagingHelpers(app);

const standard: NotificationSettings = { channels: defaultChannels, quiet: null, wants_mail: true };

async function save(who: TestAccount, settings: Partial<NotificationSettings>) {
  return send(app(), who, notificationSettingsApi.save, { body: { ...standard, ...settings } });
}

const told = async (who: TestAccount) => (await send(app(), who, notificationsApi.all)).body.data.length;

async function mailsTo(who: TestAccount): Promise<Date[]> {
  const { rows } = await app().services.database.pool.query(
    "select next_try_at from mails where user_id = $1 and kind = 'notification' order by id",
    [who.id],
  );
  return rows.map((row) => row.next_try_at as Date);
}

async function confirmed(who: TestAccount): Promise<TestAccount> {
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [who.id]);
  return who;
}

test('as standard people are told in the product and by mail, at any hour', async () => {
  const who = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
  expect((await send(app(), who, notificationSettingsApi.read)).body).toEqual(standard);
});

test('what is chosen is kept, the one thing without the other', async () => {
  const { seeker, manager, id } = await makeConversation(app());
  await confirmed(seeker);
  const channels = { ...defaultChannels, messages: { product: false, mail: true } };
  const quiet = { from: 1260, until: 480, time_zone: 'Asia/Seoul' };
  expect((await save(seeker, { channels, quiet })).body).toEqual({ channels, quiet, wants_mail: true });
  await write(manager, id, 'Hello');
  expect([await told(seeker), (await mailsTo(seeker)).length]).toEqual([0, 1]);
  await save(seeker, { channels: { ...defaultChannels, messages: { product: true, mail: false } } });
  await write(manager, id, 'Hello, again');
  expect([await told(seeker), (await mailsTo(seeker)).length]).toEqual([1, 1]);
});

test('mail waits for the end of the quiet hours', async () => {
  const { seeker, manager, id } = await makeConversation(app());
  await confirmed(seeker);
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

test('without mail at all nothing is queued, and the switch is the one of the link in a mail', async () => {
  const { seeker, manager, id } = await makeConversation(app());
  await confirmed(seeker);
  await save(seeker, { wants_mail: false });
  await write(manager, id, 'Hello');
  expect(await mailsTo(seeker)).toEqual([]);
  await mark(seeker, id, 1);
  await save(seeker, { wants_mail: true });
  await write(manager, id, 'Hello, again');
  expect((await mailsTo(seeker)).length).toBe(1);
});

test.each([
  ['a zone that does not exist', { quiet: { from: 0, until: 60, time_zone: 'Moon/Sea' } }],
  ['a minute between the quarters', { quiet: { from: 7, until: 60, time_zone: 'UTC' } }],
  ['an hour after the day', { quiet: { from: 0, until: 1440, time_zone: 'UTC' } }],
])('%s is refused', async (_case, settings) => {
  const who = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
  expect((await save(who, settings)).status).toBe(400);
});
