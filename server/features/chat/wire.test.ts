import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { buildSendFrame, openPlainSocket, postForm } from '#server/testing/chat/chat.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import type { Caller } from '#server/testing/send.ts';

const app = testApp();

/** Sends JSON as an account, with nothing but the address and the names of the fields. */
async function sendJson(caller: TestAccount, method: 'POST' | 'PUT', path: string, fields: object) {
  const headers = { host: caller.host, authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
  const answer = await request(`${app().url}${path}`, { method, headers, body: JSON.stringify(fields) });
  return { status: answer.status, json: JSON.parse(answer.text) as Record<string, unknown> };
}

/** Replies as the helpdesk does. */
async function reply(agent: TestAccount, chatId: number, text: string) {
  return sendJson(agent, 'POST', `/api/v1/helpdesk/chats/${chatId}/messages`, { client_id: crypto.randomUUID(), text });
}

async function setStatus(agent: TestAccount, chatId: number, status: 'ongoing' | 'closed') {
  return sendJson(agent, 'PUT', `/api/v1/helpdesk/chats/${chatId}/status`, { status });
}

/** Signs up as a job seeker does. Returns who the access token names. */
async function register(visitor: Caller, email: string) {
  const fields = {
    kind: 'candidate',
    full_name: 'Haeun Delacroix',
    email,
    password: 'calm river lantern',
    consent: 'true',
  };
  const { json } = await postForm(app(), visitor, '/api/v1/register', { fields });
  const { access_token: token } = json.data as { access_token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claims).toMatchObject({ is_user: true, full_name: 'Haeun Delacroix', exp: expect.any(Number) });
  return { host: visitor.host, token, id: Number(claims.user_id) };
}

async function getJson(caller: Caller, path: string) {
  const headers = { host: caller.host, authorization: `Bearer ${caller.token}` };
  return JSON.parse((await request(`${app().url}${path}`, { headers })).text);
}

describe('a guest conversation over plain HTTP and sockets', () => {
  it('email check, chat, presence, typing, cut and resume, closing, history', async () => {
    const tenant = await makeTenant(app());
    const { visitor } = tenant;
    const agent = await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Priya Lindqvist' });
    const checked = await postForm(app(), visitor, '/api/v1/checkemail', { fields: { email: 'sam@guest.test' } });
    expect(checked.json).toEqual({ message: 'Account does not exists ' });
    const { cookie } = checked;

    const presence = await openPlainSocket(app(), visitor, '/ws/helpdesk/room/');
    expect(await presence.waitForType('status')).toMatchObject({ event: 'status', online: false });
    const feed = await openPlainSocket(app(), agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
    await presence.waitFor((event) => event.event === 'status' && event.online === true);

    const guest = await openPlainSocket(app(), visitor, '/ws/Qz7Kp/', { cookie });
    guest.send(buildSendFrame('Qz7Kp', 'Can I apply\nwithout a résumé?'));
    const own = await guest.waitForType('message');
    expect(own).toMatchObject({
      event_type: 'message',
      typing: false,
      away: false,
      message: ['Can I apply', 'without a résumé?'],
      message_from: 'user',
      username: 'User',
      message_2: null,
      seq: 1,
    });
    expect(own.chatCreated_time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    await guest.waitForType('ack');
    const { session_id } = await feed.waitForType('new_message');
    const chatId = Number(session_id);

    feed.send({ message_type: 'typing', session_id: chatId, typing: true });
    expect(await guest.waitForType('typing')).toMatchObject({ typing: true, message_from: 'help_desk' });
    expect((await reply(agent, chatId, 'Yes, you can.')).status).toBe(201);
    expect(await guest.waitFor(({ seq }) => seq === 2)).toMatchObject({
      message: ['Yes, you can.'],
      message_from: 'help_desk',
      username: 'Priya',
    });

    guest.raw.terminate();
    await reply(agent, chatId, 'Anything else?');
    const back = await openPlainSocket(app(), visitor, '/ws/Qz7Kp/?after=2', { cookie });
    expect(await back.waitForType('ready')).toEqual({ event_type: 'ready', status: 'ongoing', last_seq: 3 });
    expect(back.received.filter((event) => event.event_type === 'message')).toMatchObject([
      { seq: 3, message: ['Anything else?'] },
    ]);
    expect((await setStatus(agent, chatId, 'closed')).json.status).toBe('closed');
    expect(await back.waitForType('closed')).toMatchObject({ message_from: 'help_desk', message: [] });
    expect(await back.closed).toBe(1000);

    const history = await postForm(app(), visitor, '/api/v1/session/chat', { fields: { room: 'Qz7Kp' }, cookie });
    expect(history.json.status).toBe('closed');
    expect(Object.values(history.json.chat_details as object).flat()).toMatchObject([
      { message_from: 'user', messages: [{ seq: 1 }] },
      { message_from: 'help_desk', messages: [{ seq: 2 }, { seq: 3 }] },
      { message_from: 'help_desk', messages: [{ event_type: 'closed' }] },
    ]);
    const other = await postForm(app(), visitor, '/api/v1/session/chat', { fields: { room: 'Qz7Kp' } });
    expect([other.status, other.json.message]).toEqual([404, 'Session Does Not Exist']);
  });
});

describe('a signed-in conversation over plain HTTP and sockets', () => {
  it('list, unread, history, reopening', async () => {
    const tenant = await makeTenant(app());
    const seeker = await register(tenant.visitor, 'haeun@customer.test');
    const agent = await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Priya Lindqvist' });
    const known = await postForm(app(), tenant.visitor, '/api/v1/checkemail', {
      fields: { email: 'haeun@customer.test' },
    });
    expect(known.json).toEqual({ message: 'Account exits' });
    const feed = await openPlainSocket(app(), agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
    const socket = await openPlainSocket(app(), seeker, `/ws/hAeUn/?user_id=${seeker.id}`);
    socket.send(buildSendFrame('hAeUn', 'Hi.', { client_id: crypto.randomUUID(), page: '/application' }));
    expect(await socket.waitForType('message')).toMatchObject({ username: 'Haeun Delacroix', message: ['Hi.'] });
    const chatId = Number((await feed.waitForType('new_message')).session_id);
    expect((await getJson(seeker, '/api/v1/user/chat/session')).sessions).toMatchObject([
      { session_id: chatId, room_name: 'hAeUn', status: 'new', unread: 0, last_message: 'Hi.' },
    ]);
    await reply(agent, chatId, 'Hi Haeun.');
    await socket.waitFor(({ seq }) => seq === 2);
    expect(await getJson(seeker, '/api/v1/session')).toEqual({ total_unread: 1 });
    const list = await getJson(seeker, '/api/v1/user/chat/session');
    expect(list).toMatchObject({
      active_conversations: 1,
      sessions: [{ username: 'Priya', status: 'ongoing', unread: 1 }],
    });
    socket.send({ message_type: 'read', seq: 2 });
    await feed.waitFor(({ event, session_id }) => event === 'changed' && session_id === chatId);
    await postForm(app(), seeker, '/api/v1/session/chat', { fields: { session: String(chatId) } });
    expect(await getJson(seeker, '/api/v1/session')).toEqual({ total_unread: 0 });

    await setStatus(agent, chatId, 'closed');
    expect(await socket.closed).toBe(1000);
    await setStatus(agent, chatId, 'ongoing');
    const again = await openPlainSocket(app(), seeker, `/ws/hAeUn/?user_id=${seeker.id}&after=2`);
    expect(await again.waitForType('ready')).toMatchObject({ status: 'ongoing', last_seq: 4 });
    expect(again.received.map(({ event_type }) => event_type)).toEqual(['closed', 'reopened', 'ready']);
  });
});

describe('unknown socket addresses', () => {
  it.each(['/ws/', '/ws/abcde', '/ws/abcdef/', '/ws/ab%20de/', '/ws/helpdesk/', '/ws/other/room/'])(
    '%s -> 404 for a request and for an upgrade',
    async (path) => {
      const { visitor } = await makeTenant(app());
      const { status } = await request(`${app().url}${path}`, { headers: { host: visitor.host } });
      expect(status).toBe(404);
      await expect(openPlainSocket(app(), visitor, path)).rejects.toThrow('refused with 404');
    },
  );

  it('a plain GET of a room and of the helpdesk room -> 404', async () => {
    const { visitor } = await makeTenant(app());
    for (const path of ['/ws/abcde/', '/ws/helpdesk/room/']) {
      const { status } = await request(`${app().url}${path}`, { headers: { host: visitor.host } });
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
