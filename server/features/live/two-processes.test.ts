import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeCodes } from '#domain/features/live/contract.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeConversation, messaging } from '#server/testing/conversations.ts';
import { openSocket } from '#server/testing/peers/socket.ts';

/** Two servers of one product: one database, one bus, nothing else in common. */
let first: Awaited<ReturnType<typeof startTestApp>>;
let second: Awaited<ReturnType<typeof startTestApp>>;
let shared = '';

beforeAll(async () => {
  first = await startTestApp({
    leadDatabase: async (url) => {
      shared = url;
      return url;
    },
  });
  second = await startTestApp({ leadDatabase: async () => shared });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

test('what is written at one server is heard at the other, and each message counts once', async () => {
  const { seeker, manager, id } = await makeConversation(first.test);
  const here = messaging(() => first.test);
  const there = messaging(() => second.test);
  const ear = await openSocket(second.test, seeker);
  const client_id = crypto.randomUUID();
  const sent = [here.write(manager, id, 'Once.', { client_id }), there.write(manager, id, 'Once.', { client_id })];
  const [one, other] = await Promise.all(sent);
  expect(one?.body.id).toBe(other?.body.id);
  await ear.until(1);
  expect(ear.heard).toEqual([{ event_type: 'message', conversation_id: id }]);
  expect(await there.unread(seeker)).toBe(1);
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => (number % 2 ? here : there).write(manager, id, `${number}`)));
  await ear.until(7);
  const { messages } = (await there.thread(seeker, id, { after: '0' })).body;
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a server that may have missed something tells its listeners to ask anew', async () => {
  const { seeker } = await makeConversation(first.test);
  // Uses the PostgreSQL event bus, even if the others use Redis.
  const third = await startTestApp({ leadDatabase: async () => shared, redisUrl: undefined });
  const ear = await openSocket(third.test, seeker);
  await third.test.services.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like '%events%'`,
  );
  await ear.until(1);
  expect(ear.heard[0]).toEqual({ event_type: 'resume' });
  await third.stop();
});

test('a server that stops sends its listeners to another one', async () => {
  const { seeker } = await makeConversation(first.test);
  const ear = await openSocket(second.test, seeker);
  await second.stop();
  expect(await ear.closed).toBe(closeCodes.restarting);
  (await openSocket(first.test, seeker)).close();
});
