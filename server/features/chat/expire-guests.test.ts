import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { buildSendFrame, makeGuest, openPlainSocket } from '#server/testing/chat/chat.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { deleteGuestData } from './expire-guests.ts';

const app = testApp();

async function readStored(tenantId: number) {
  const { db } = app().services.database;
  const guests = await db.selectFrom('chat_guests').select('email').where('tenant_id', '=', tenantId).execute();
  const rooms = await db.selectFrom('chat_rooms').select('room').where('tenant_id', '=', tenantId).execute();
  return { emails: guests.map(({ email }) => email).sort(), rooms: rooms.map(({ room }) => room).sort() };
}

describe('deletion of guest data', () => {
  it('guests without a chat after a day, guests with one 90 days after the last message', async () => {
    const { id, visitor } = await makeTenant(app());
    await makeGuest(app(), visitor, 'left@guest.test');
    const silent = await makeGuest(app(), visitor, 'silent@guest.test');
    const writer = await makeGuest(app(), visitor, 'writer@guest.test');
    (await openPlainSocket(app(), visitor, '/ws/empty/', { cookie: silent.cookie })).close();
    const socket = await openPlainSocket(app(), visitor, '/ws/chats/', { cookie: writer.cookie });
    socket.send(buildSendFrame('chats', 'Hi'));
    await socket.waitForType('ack');
    await deleteGuestData(app().services);
    expect((await readStored(id)).emails).toHaveLength(3);
    app().passTime(86_401);
    await deleteGuestData(app().services);
    expect(await readStored(id)).toEqual({ emails: ['writer@guest.test'], rooms: ['chats'] });
    app().passTime(90 * 86_400);
    await deleteGuestData(app().services);
    expect(await readStored(id)).toEqual({ emails: [], rooms: [] });
  });
});
