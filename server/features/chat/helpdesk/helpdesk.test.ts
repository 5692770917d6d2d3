import { describe, expect, it } from 'vitest';
import { chatApi } from '#domain/features/chat/contract.ts';
import { type HelpdeskFilter, helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeInbox, writeChat } from '#server/testing/chat/helpdesk.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const params = (id: number) => ({ id: String(id) });

const list = (agent: TestAccount, query: { filter?: HelpdeskFilter; words?: string; cursor?: string } = {}) =>
  send(app(), agent, helpdeskApi.list, { query });

const reply = (agent: TestAccount, id: number, text: string, extra: { article?: 'search'; client_id?: string } = {}) =>
  send(app(), agent, helpdeskApi.send, {
    params: params(id),
    body: { client_id: crypto.randomUUID(), text, ...extra },
  });

const thread = (agent: TestAccount, id: number, query: { before?: string; after?: string } = {}) =>
  send(app(), agent, helpdeskApi.thread, { params: params(id), query });

describe('GET /api/v1/helpdesk/chats', () => {
  it('lists chats by their wait, with counts, customers, and search', async () => {
    const { priya, kofi, chatId, guestChatId } = await makeInbox(app());
    const { body } = await list(priya);
    expect(body.chats).toMatchObject([
      {
        id: chatId,
        status: 'new',
        customer: { role: 'job_seeker', name: 'Haeun Delacroix' },
        last: { text: 'Does a missed date mean no?', from: 'user' },
        unread_count: 1,
        page: '/application',
        language: 'en',
        assignee: null,
      },
      { id: guestChatId, customer: { role: 'guest', name: 'sam@guest.test', user_id: null }, page: null },
    ]);
    expect(body).toMatchObject({ counts: { open: 2, new: 2, mine: 0, closed: 0 }, unread_count: 2 });
    await reply(priya, chatId, 'A missed date means a delay.');
    expect((await list(priya)).body.chats.map(({ id }) => id)).toEqual([guestChatId, chatId]);
    expect((await list(priya, { filter: 'mine' })).body.chats).toMatchObject([{ id: chatId, status: 'ongoing' }]);
    expect((await list(kofi, { filter: 'mine' })).body.chats).toEqual([]);
    for (const words of ['SAM@', 'without a r']) {
      expect((await list(kofi, { words })).body.chats.map(({ id }) => id)).toEqual([guestChatId]);
    }
    expect((await list(kofi, { words: '%' })).body.chats).toEqual([]);
  });

  it('pages through all chats once', async () => {
    const { tenant, priya } = await makeInbox(app());
    const { db } = app().services.database;
    const owner = await makeAccount(app(), tenant, 'job_seeker');
    const rooms = Array.from({ length: 40 }, (_, i) => ({
      tenant_id: tenant.id,
      room: `p${String(i).padStart(4, '0')}`,
      user_id: owner.id,
      created_at: new Date(),
      last_at: new Date(Date.now() - i * 1000),
      waiting_since: i % 3 ? null : new Date(Date.now() - i * 60_000),
    }));
    await db.insertInto('chat_rooms').values(rooms).execute();
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list(priya, cursor === null ? {} : { cursor });
      seen.push(...body.chats.map(({ id }) => id));
      cursor = body.next;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([42, 42]);
  });

  it('hides chats of other tenants and refuses customers', async () => {
    const { seeker, chatId } = await makeInbox(app());
    const foreign = await makeAccount(app(), await makeTenant(app()), 'concierge_member');
    expect((await list(foreign)).body.chats).toEqual([]);
    expect((await thread(foreign, chatId)).status).toBe(404);
    expect((await reply(foreign, chatId, 'Hello')).status).toBe(404);
    expect((await list(seeker)).status).toBe(403);
  });
});

describe('a chat of the helpdesk', () => {
  it('stores a repeated reply once, with an article, and assigns the first author', async () => {
    const { priya, kofi, socket, chatId } = await makeInbox(app());
    const client_id = crypto.randomUUID();
    const sent = await Promise.all(
      [1, 2, 3].map(() => reply(priya, chatId, 'See this.', { article: 'search', client_id })),
    );
    expect(sent.map(({ status, body }) => [status, body.seq])).toEqual([
      [201, 2],
      [201, 2],
      [201, 2],
    ]);
    expect(await socket.waitFor(({ seq }) => seq === 2)).toMatchObject({ message_2: '/faq#search', username: 'Priya' });
    await reply(kofi, chatId, 'I can help too.');
    const { body } = await thread(kofi, chatId);
    expect(body.chat.assignee).toEqual({ id: priya.id, name: 'Priya Lindqvist' });
    expect(body.messages.map(({ seq, is_own, username }) => [seq, is_own, username])).toEqual([
      [1, false, 'Haeun Delacroix'],
      [2, false, 'Priya Lindqvist'],
      [3, true, 'Kofi Marchetti'],
    ]);
    expect((await thread(kofi, chatId, { after: '2' })).body.messages.map(({ seq }) => seq)).toEqual([3]);
    expect((await thread(kofi, chatId, { before: '2' })).body.messages.map(({ seq }) => seq)).toEqual([1]);
  });

  it('shows notes to agents only', async () => {
    const { priya, kofi, seeker, socket, chatId } = await makeInbox(app());
    const canary = 'canary-of-a-private-note';
    const note = await send(app(), priya, helpdeskApi.addNote, { params: params(chatId), body: { text: canary } });
    expect(note.body).toMatchObject({ text: canary, name: 'Priya Lindqvist', is_own: true });
    expect((await thread(kofi, chatId)).body.notes).toMatchObject([{ text: canary, is_own: false }]);
    await reply(priya, chatId, 'Done.');
    await socket.waitFor(({ seq }) => seq === 2);
    const history = await send(app(), seeker, chatApi.history, { body: { session: String(chatId) } });
    const sessions = await send(app(), seeker, chatApi.list);
    expect(JSON.stringify([socket.received, history.body, sessions.body])).not.toContain(canary);
  });

  it('assigns agents of the tenant only', async () => {
    const { priya, kofi, seeker, chatId } = await makeInbox(app());
    const assign = (user_id: number | null) =>
      send(app(), priya, helpdeskApi.assign, { params: params(chatId), body: { user_id } });
    expect((await assign(kofi.id)).body.assignee).toEqual({ id: kofi.id, name: 'Kofi Marchetti' });
    expect((await assign(null)).body.assignee).toBeNull();
    const foreign = await makeAccount(app(), await makeTenant(app()), 'concierge_member');
    for (const id of [seeker.id, foreign.id]) {
      const { status, problem } = await assign(id);
      expect([status, problem.fields?.[0]?.field]).toEqual([400, 'body.user_id']);
    }
  });

  it('refuses messages while it is closed, on both sides', async () => {
    const { priya, guestSocket, guestChatId } = await makeInbox(app());
    const set = (status: 'ongoing' | 'closed') =>
      send(app(), priya, helpdeskApi.setStatus, { params: params(guestChatId), body: { status } });
    const states = await Promise.all([set('closed'), set('closed')]);
    expect(states.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect((await set('closed')).body.status).toBe('closed');
    expect(await guestSocket.closed).toBe(1000);
    const { status, problem } = await reply(priya, guestChatId, 'Too late');
    expect([status, problem.code]).toEqual([409, 'conversation_closed']);
    expect((await set('ongoing')).body.status).toBe('ongoing');
    expect((await reply(priya, guestChatId, 'Open again')).body.seq).toBe(4);
  });

  it('counts unread messages of the customer until an agent has read them', async () => {
    const { priya, socket, chatId } = await makeInbox(app());
    await writeChat(socket, 'hAeUn', 'Hello?');
    const read = (seq: number) => send(app(), priya, helpdeskApi.read, { params: params(chatId), body: { seq } });
    expect((await read(1)).body).toEqual({ unread_count: 1 });
    expect((await read(999)).body).toEqual({ unread_count: 0 });
    await writeChat(socket, 'hAeUn', 'Still there?');
    expect((await read(1)).body).toEqual({ unread_count: 1 });
  });
});
