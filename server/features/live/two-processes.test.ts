import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '#domain/features/live/contract.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { openSocket } from '#server/testing/peers/socket.ts';

/** Two processes that share a database and an event bus. */
let first: Awaited<ReturnType<typeof startTestApp>>;
let second: Awaited<ReturnType<typeof startTestApp>>;
let shared = '';

beforeAll(async () => {
  first = await startTestApp({
    proxyDatabase: async (url) => {
      shared = url;
      return url;
    },
  });
  second = await startTestApp({ proxyDatabase: async () => shared });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

describe('two server processes', () => {
  it('forward events to each other, and store a repeated message once', async () => {
    const { seeker, manager, id } = await makeConversation(first.test);
    const here = messagingHelpers(() => first.test);
    const there = messagingHelpers(() => second.test);
    const socket = await openSocket(second.test, seeker);
    const client_id = crypto.randomUUID();
    const sent = [here.write(manager, id, 'Once.', { client_id }), there.write(manager, id, 'Once.', { client_id })];
    const [one, other] = await Promise.all(sent);
    expect(one?.body.id).toBe(other?.body.id);
    await socket.waitForEvents(1);
    expect(socket.received).toEqual([{ event_type: 'message', conversation_id: id }]);
    expect(await there.unread(seeker)).toBe(1);
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => (number % 2 ? here : there).write(manager, id, `${number}`)));
    await socket.waitForEvents(7);
    const { messages } = (await there.thread(seeker, id, { after: '0' })).body;
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('send "resume" after events may have been missed', async () => {
    const { seeker } = await makeConversation(first.test);
    // Uses the PostgreSQL event bus, even if the others use Redis.
    const third = await startTestApp({ proxyDatabase: async () => shared, redisUrl: undefined });
    const socket = await openSocket(third.test, seeker);
    await third.test.services.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like '%events%'`,
    );
    await socket.waitForEvents(1);
    expect(socket.received[0]).toEqual({ event_type: 'resume' });
    await third.stop();
  });

  it('close sockets on shutdown so that clients reconnect elsewhere', async () => {
    const { seeker } = await makeConversation(first.test);
    const socket = await openSocket(second.test, seeker);
    await second.stop();
    expect(await socket.closed).toBe(closeCodes.restarting);
    (await openSocket(first.test, seeker)).close();
  });
});
