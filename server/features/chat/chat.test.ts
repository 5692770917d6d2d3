import { describe, expect, it } from 'vitest';
import { chatApi } from '#domain/features/chat/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

interface NewChat {
  readonly tenantId: number;
  readonly room: string;
  readonly userId?: number;
  readonly guestHash?: Buffer;
}

/** Stores a chat with two lines from the customer and one reply. */
async function makeChat({ tenantId, room, userId, guestHash }: NewChat): Promise<number> {
  const { db } = app().services.database;
  const at = new Date();
  const owner = { user_id: userId ?? null, guest_hash: guestHash ?? null };
  const chat = await db
    .insertInto('chat_rooms')
    .values({
      tenant_id: tenantId,
      room,
      ...owner,
      status: 'ongoing',
      last_seq: 2,
      unread_count: 1,
      created_at: at,
      last_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const common = { tenant_id: tenantId, chat_id: chat.id, event_type: 'message', at };
  await db
    .insertInto('chat_messages')
    .values([
      { ...common, seq: 1, client_id: crypto.randomUUID(), message_from: 'user', text: 'Hi\nIs it quiet?' },
      { ...common, seq: 2, client_id: crypto.randomUUID(), message_from: 'help_desk', text: 'Yes.' },
    ])
    .execute();
  return chat.id;
}

/** Calls the history as a guest with this cookie. */
async function readAsGuest({ host }: Caller, room: string, cookie: string) {
  const body = new FormData();
  body.append('room', room);
  const url = `${app().url}${chatApi.history.path}`;
  const { status, text } = await request(url, { method: 'POST', headers: { host, cookie }, body });
  return { status, text };
}

describe('POST /api/v1/checkemail', () => {
  it('answers in the specified words', async () => {
    const tenant = await makeTenant(app());
    const { visitor } = tenant;
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const registered = await send(app(), visitor, chatApi.checkEmail, { body: { email: seeker.email } });
    expect(registered.body).toEqual({ message: 'Account exits' });
    const unknown = await send(app(), visitor, chatApi.checkEmail, { body: { email: 'new@guest.test' } });
    expect(unknown.body).toEqual({ message: 'Account does not exists ' });
    expect(unknown.headers.get('set-cookie')).toMatch(/^gk=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  });

  it('refuses text that is not an email', async () => {
    const { visitor } = await makeTenant(app());
    const { status, problem } = await send(app(), visitor, chatApi.checkEmail, { body: { email: 'guest@' } });
    expect([status, problem.fields?.[0]?.field]).toEqual([400, 'body.email']);
  });
});

describe('chats of an account', () => {
  it('lists them with unread replies, which reading the history clears', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const id = await makeChat({ tenantId: tenant.id, room: 'aB3dE', userId: seeker.id });
    const { body } = await send(app(), seeker, chatApi.list);
    expect(body.active_conversations).toBe(1);
    expect(body.sessions).toMatchObject([
      { session_id: id, room_name: 'aB3dE', status: 'ongoing', last_message: 'Yes.', unread: 1 },
    ]);
    const history = await send(app(), seeker, chatApi.history, { body: { session: String(id) } });
    expect(history.body.status).toBe('ongoing');
    expect(Object.values(history.body.chat_details).flat()).toMatchObject([
      { message_from: 'user', messages: [{ seq: 1, message: ['Hi', 'Is it quiet?'] }] },
      { message_from: 'help_desk', messages: [{ seq: 2, message: ['Yes.'], username: 'Helpdesk' }] },
    ]);
    expect((await send(app(), seeker, chatApi.unread)).body).toEqual({ total_unread: 0 });
  });

  it('hides them from other accounts', async () => {
    const tenant = await makeTenant(app());
    const [seeker, other] = [
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'job_seeker'),
    ];
    const id = await makeChat({ tenantId: tenant.id, room: 'aB3dE', userId: seeker.id });
    const answer = await send(app(), other, chatApi.history, { body: { session: String(id), room: 'aB3dE' } });
    expect(answer.status).toBe(404);
    expect((await send(app(), other, chatApi.list)).body).toEqual({ sessions: [], active_conversations: 0 });
  });
});

describe('POST /api/v1/session/chat of a guest', () => {
  it('needs the room and the secret of the same guest, for one day', async () => {
    const { id: tenantId, visitor } = await makeTenant(app());
    const checked = await send(app(), visitor, chatApi.checkEmail, { body: { email: 'guest@guest.test' } });
    const cookie = String(checked.headers.get('set-cookie')).split(';')[0] ?? '';
    const { db } = app().services.database;
    const guest = await db
      .selectFrom('chat_guests')
      .select('secret_hash')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    await makeChat({ tenantId, room: 'Qz7Kp', guestHash: guest.secret_hash });
    expect(await readAsGuest(visitor, 'Qz7Kp', cookie)).toMatchObject({ status: 200 });
    for (const [room, secret] of [
      ['Qz7Kp', ''],
      ['Qz7Kp', `gk=${'x'.repeat(43)}`],
      ['aaaaa', cookie],
    ] as const) {
      const { status, text } = await readAsGuest(visitor, room, secret);
      expect(status).toBe(404);
      expect(text).toContain('Session Does Not Exist');
      expect(text).not.toContain('quiet');
    }
    app().passTime(86_401);
    expect(await readAsGuest(visitor, 'Qz7Kp', cookie)).toMatchObject({ status: 404 });
  });
});
