import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { startTestApp } from '#server/testing/app.ts';
import { buildSendFrame, openPlainSocket } from '#server/testing/chat/chat.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

/** Two processes that share a database and an event bus: customers on the first, agents on the second. */
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

async function openChat() {
  const tenant = await makeTenant(first.test);
  const seeker = await makeAccount(first.test, tenant, 'job_seeker', { fullName: 'Haeun Delacroix' });
  const agent = await makeAccount(first.test, tenant, 'concierge_member');
  const presence = await openPlainSocket(first.test, tenant.visitor, '/ws/helpdesk/room/');
  const customer = await openPlainSocket(first.test, seeker, '/ws/hAeUn/');
  const feed = await openPlainSocket(second.test, agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
  return { agent, presence, customer, feed };
}

describe('a chat across two processes', () => {
  it('messages, typing, presence, and closing reach the other process', async () => {
    const { agent, presence, customer, feed } = await openChat();
    await presence.waitFor(({ online }) => online === true);
    customer.send({ message_type: 'typing', typing: true });
    expect(await feed.waitForType('typing')).toMatchObject({ message_from: 'user', username: 'Haeun Delacroix' });
    customer.send(buildSendFrame('hAeUn', 'Hi'));
    const { session_id } = await feed.waitForType('new_message');
    feed.send({ message_type: 'typing', session_id, typing: true });
    expect(await customer.waitForType('typing')).toMatchObject({ message_from: 'help_desk' });
    const params = { id: String(session_id) };
    const reply = { client_id: crypto.randomUUID(), text: 'Hello' };
    await send(second.test, agent, helpdeskApi.send, { params, body: reply });
    expect(await customer.waitFor(({ seq }) => seq === 2)).toMatchObject({ message: ['Hello'], away: false });
    await send(second.test, agent, helpdeskApi.setState, { body: { state: 'away' } });
    await presence.waitFor(({ away }) => away === true);
    feed.close();
    await presence.waitFor(({ away }) => away === false && presence.received.at(-1)?.away === false);
    await send(second.test, agent, helpdeskApi.setStatus, { params, body: { status: 'closed' } });
    expect(await customer.closed).toBe(1000);
  });

  it('two first sockets of one room at the same time -> one chat', async () => {
    const tenant = await makeTenant(first.test);
    const seeker = await makeAccount(first.test, tenant, 'job_seeker');
    const sockets = await Promise.all(
      [first, second, first, second].map(({ test }) => openPlainSocket(test, seeker, '/ws/sAmE1/')),
    );
    for (const socket of sockets) socket.send(buildSendFrame('sAmE1', 'Hi'));
    for (const socket of sockets) {
      await socket.waitFor(({ seq, event_type }) => event_type === 'message' && seq === 4);
      const seqs = socket.received.filter(({ event_type }) => event_type === 'message').map(({ seq }) => seq);
      expect(seqs).toEqual([1, 2, 3, 4]);
    }
  });

  it('a message whose process ended before it announced it -> reaches the other process when it is repeated', async () => {
    const tenant = await makeTenant(first.test);
    const seeker = await makeAccount(first.test, tenant, 'job_seeker');
    const sender = await openPlainSocket(first.test, seeker, '/ws/lOsT1/');
    const receiver = await openPlainSocket(second.test, seeker, '/ws/lOsT1/');
    await receiver.waitForType('ready');
    const publish = vi.spyOn(first.test.services.events, 'publish').mockResolvedValue();
    const frame = buildSendFrame('lOsT1', 'Hi', { client_id: crypto.randomUUID() });
    sender.send(frame);
    await sender.waitForType('ack');
    publish.mockRestore();
    sender.send(frame);
    expect(await receiver.waitForType('message')).toMatchObject({ seq: 1, message: ['Hi'] });
  });
});
