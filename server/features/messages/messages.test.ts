import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo, makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { list, mark, thread, unread, write } = messagingHelpers(app);

describe('POST /api/v1/messages/:id', () => {
  it('shows messages to all sides with names and sides', async () => {
    const { seeker, manager, partner, id } = await makeConversation(app());
    expect((await thread(seeker, id)).body).toMatchObject({
      messages: [],
      conversation: { last: null, own_side: 'seeker' },
    });
    const sent = await write(seeker, id, '  Is the entrance step-free?\nThank you.  ');
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      seq: 1,
      side: 'seeker',
      is_own: true,
      text: 'Is the entrance step-free?\nThank you.',
    });
    await write(manager, id, 'It is, on the north side.');
    await write(partner, id, 'I can come along.');
    const response = (await thread(seeker, id)).body;
    expect(response.messages.map(({ seq, side, name, is_own }) => [seq, side, name, is_own])).toEqual([
      [1, 'seeker', 'Ines Okafor', true],
      [2, 'team', 'Marisol Quint', false],
      [3, 'partner', 'Rowan Ellery', false],
    ]);
    expect(response.conversation).toMatchObject({ partner: 'Bridgeway', unread_count: 2, closed: null });
    expect((await thread(manager, id)).body.conversation).toMatchObject({ own_side: 'team', unread_count: 1 });
  });

  it('stores a message once for repeated and simultaneous requests', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    const client_id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => write(seeker, id, 'Once.', { client_id })));
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    await write(seeker, id, 'Twice.');
    expect((await thread(manager, id)).body.messages.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Once.'],
      [2, 'Twice.'],
    ]);
  });

  it('numbers simultaneous messages without gaps', async () => {
    const { seeker, manager, partner, id } = await makeConversation(app());
    const writers = [seeker, manager, partner];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => write(writers[index % 3] ?? seeker, id, `Line ${index}`)),
    );
    const { messages } = (await thread(seeker, id, { after: '0' })).body;
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('notifies the other side once until it reads, without the text of the message', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await send(app(), manager, notificationsApi.readAll);
    await write(seeker, id, 'A private sentence about lamps.');
    await write(seeker, id, 'And another one.');
    const getUnreadNotifications = async () =>
      (await send(app(), manager, notificationsApi.all)).body.data.filter(({ is_read }) => !is_read);
    expect(await getUnreadNotifications()).toMatchObject([
      {
        message: 'Ines Okafor sent you a message about Software Engineer.',
        model_type: 'message',
        feedback: { application_id: id },
      },
    ]);
    await mark(manager, id, 2);
    expect(await getUnreadNotifications()).toEqual([]);
    await write(seeker, id, 'A third.');
    expect((await getUnreadNotifications()).length).toBe(1);
    expect(app().logLines.join('')).not.toContain('lamps');
    const audit = await app().services.database.pool.query('select detail::text from audit_events');
    expect(JSON.stringify(audit.rows)).not.toContain('lamps');
  });
});

describe('POST /api/v1/messages/:id/read', () => {
  it('advances the read mark and never moves it back', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    for (const text of ['One', 'Two', 'Three']) await write(manager, id, text);
    expect(await unread(seeker)).toBe(3);
    expect(await unread(manager)).toBe(0);
    expect((await mark(seeker, id, 2)).body.unread_count).toBe(1);
    expect((await mark(seeker, id, 1)).body.unread_count).toBe(1);
    expect((await mark(seeker, id, 900)).body.unread_count).toBe(0);
    expect((await thread(manager, id)).body.others_read_seq).toBe(3);
    await write(manager, id, 'Four');
    expect(await unread(seeker)).toBe(1);
  });
});

describe('GET /api/v1/messages', () => {
  it('shows the team who waits for a reply and until when', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await write(seeker, id, 'When do you decide?');
    const waiting = await list(manager, { filter: 'waiting' });
    expect(waiting.conversations.map(({ id }) => id)).toEqual([id]);
    expect(waiting.conversations[0]?.reply_due).not.toBeNull();
    expect(waiting.counts).toEqual({ all: 1, unread: 1, waiting: 1 });
    expect((await list(seeker)).conversations[0]?.reply_due).toBeNull();
    await write(manager, id, 'On Friday.');
    expect((await list(manager, { filter: 'waiting' })).conversations).toEqual([]);
  });

  it('lists unread conversations first, searches texts, and returns pages', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager, { title: 'Archivist' });
    const ids: number[] = [];
    for (let index = 0; index < 32; index += 1) {
      const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: `Person ${index}` });
      const id = await applyTo(app(), seeker, job.id);
      await write(seeker, id, index === 7 ? '100% sure about the_reading room' : 'Hello');
      if (index > 4) await mark(manager, id, 1);
      ids.push(id);
    }
    const [old = [], recent = []] = [ids.slice(0, 5), ids.slice(5)];
    const first = await list(manager);
    const second = await list(manager, { cursor: first.next ?? '' });
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual([
      ...old.toReversed(),
      ...recent.toReversed(),
    ]);
    expect(second.next).toBeNull();
    expect((await list(manager, { filter: 'unread' })).conversations.length).toBe(5);
    expect((await list(manager, { words: '100% sure' })).conversations.map(({ id }) => id)).toEqual([ids[7]]);
    expect((await list(manager, { words: '_' })).conversations.map(({ id }) => id)).toEqual([ids[7]]);
    expect((await list(manager, { words: 'person 12' })).conversations.map(({ id }) => id)).toEqual([ids[12]]);
    expect((await list(manager, { words: 'archivist' })).conversations.length).toBe(30);
  });
});

describe('GET /api/v1/messages/:id', () => {
  it('returns the newest messages, and earlier or missed ones on request', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    for (let index = 1; index <= 55; index += 1) await write(index % 2 ? seeker : manager, id, `Line ${index}`);
    const seqs = async (query: { before?: string; after?: string }) =>
      (await thread(seeker, id, query)).body.messages.map(({ seq }) => seq);
    expect(await seqs({})).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
    expect(await seqs({ before: '6' })).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs({ after: '53' })).toEqual([54, 55]);
    expect(await seqs({ after: '55' })).toEqual([]);
    expect((await thread(seeker, id, { before: '6' })).body.has_earlier).toBe(false);
  });
});
