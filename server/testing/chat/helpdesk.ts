import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { buildSendFrame, makeGuest, openPlainSocket, type PlainSocket } from './chat.ts';

/** A tenant with two agents, a job seeker who wrote, and a guest who wrote later. */
export async function makeInbox(test: TestApp) {
  const tenant = await makeTenant(test);
  const priya = await makeAccount(test, tenant, 'concierge_member', { fullName: 'Priya Lindqvist' });
  const kofi = await makeAccount(test, tenant, 'concierge_member', { fullName: 'Kofi Marchetti' });
  const seeker = await makeAccount(test, tenant, 'job_seeker', { fullName: 'Haeun Delacroix' });
  const guest = await makeGuest(test, tenant.visitor, 'sam@guest.test');
  const socket = await openPlainSocket(test, seeker, '/ws/hAeUn/');
  await writeChat(socket, 'hAeUn', 'Does a missed date mean no?', { page: '/application', language: 'en' });
  const guestSocket = await openPlainSocket(test, tenant.visitor, '/ws/gUeSt/', { cookie: guest.cookie });
  await writeChat(guestSocket, 'gUeSt', 'Can I apply without a résumé?');
  const [chatId, guestChatId] = (await send(test, priya, helpdeskApi.list)).body.chats.map(({ id }) => id) as [
    number,
    number,
  ];
  return { tenant, priya, kofi, seeker, socket, guestSocket, chatId, guestChatId };
}

/** Sends a message and waits until it is stored. */
export async function writeChat(socket: PlainSocket, room: string, text: string, extra = {}) {
  const client_id = crypto.randomUUID();
  socket.send(buildSendFrame(room, text, { client_id, ...extra }));
  await socket.waitFor((event) => event.event_type === 'ack' && event.client_id === client_id);
}
