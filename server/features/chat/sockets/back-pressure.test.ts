import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { openPlainSocket } from '#server/testing/chat/chat.ts';
import { makeAccount, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';

const app = testApp();

const messageCount = 2000;
const text = 'A long message. '.repeat(250);

/** A chat with 8 MB of messages. */
async function makeLongChat(tenant: TestTenant, seeker: TestAccount, room: string) {
  const { db } = app().services.database;
  const [at, tenant_id] = [new Date(), tenant.id];
  const { id: chat_id } = await db
    .insertInto('chat_rooms')
    .values({ tenant_id, room, user_id: seeker.id, last_seq: messageCount, created_at: at, last_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const common = { tenant_id, chat_id, message_from: 'user', event_type: 'message', text, at };
  for (let start = 1; start <= messageCount; start += 500) {
    const rows = Array.from({ length: 500 }, (_, i) => ({ ...common, seq: start + i, client_id: crypto.randomUUID() }));
    await db.insertInto('chat_messages').values(rows).execute();
  }
}

describe('a client that does not read', () => {
  it('delays no other client, and receives the rest when it reads again', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await makeLongChat(tenant, seeker, 'lOnG1');
    const stalled = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const socket = await openPlainSocket(app(), seeker, '/ws/lOnG1/');
        socket.raw.pause();
        return socket;
      }),
    );
    const reader = await openPlainSocket(app(), seeker, '/ws/lOnG1/');
    expect(await reader.waitForType('ready')).toMatchObject({ last_seq: messageCount });
    for (const socket of stalled) socket.raw.resume();
    for (const socket of stalled) {
      await socket.waitForType('ready');
      const seqs = socket.received.filter(({ event_type }) => event_type === 'message').map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: messageCount }, (_, i) => i + 1));
    }
  });
});
