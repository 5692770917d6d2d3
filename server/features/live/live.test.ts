import { expect, test } from 'vitest';
import { getRoleScope } from '#domain/access/permissions.ts';
import { roles } from '#domain/access/roles.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { closeCodes, liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messaging } from '#server/testing/conversations.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { requestTicket, openSocket } from '#server/testing/peers/socket.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { mark, thread, write } = messaging(app);

test('who takes part hears of a message at once, without a word of it; nobody else hears anything', async () => {
  const { tenant, seeker, manager, partner, id } = await makeConversation(app());
  const stranger = await makeAccount(app(), tenant, 'hiring_manager');
  const foreign = await makeConversation(app());
  const ears = await Promise.all([seeker, manager, partner].map((who) => openSocket(app(), who)));
  const deaf = await Promise.all([stranger, foreign.manager].map((who) => openSocket(app(), who)));
  await write(manager, id, 'The lamps are quiet.');
  await Promise.all(ears.map((ear) => ear.until(1)));
  for (const { heard } of ears) expect(heard).toEqual([{ event_type: 'message', conversation_id: id }]);
  await mark(seeker, id, 1);
  await Promise.all(ears.map((ear) => ear.until(2)));
  expect(ears[1]?.heard.at(-1)).toEqual({ event_type: 'read', conversation_id: id });
  // What is said last is heard last: had they been told of the rest, it would stand before.
  await write(foreign.manager, foreign.id, 'Another tenant.');
  await deaf[1]?.until(1);
  expect(deaf.map(({ heard }) => heard)).toEqual([[], [{ event_type: 'message', conversation_id: foreign.id }]]);
});

test('whoever was away asks for what follows the last message they had, and misses and doubles nothing', async () => {
  const { seeker, manager, id } = await makeConversation(app());
  const seen: number[] = [];
  const catchUp = async () => {
    const { messages } = (await thread(seeker, id, { after: String(seen.at(-1) ?? 0) })).body;
    seen.push(...messages.map(({ seq }) => seq));
  };
  for (let round = 0; round < 4; round += 1) {
    const socket = await openSocket(app(), seeker);
    await catchUp();
    await write(manager, id, `While listening ${round}`);
    await socket.until(1);
    await catchUp();
    socket.bare.terminate();
    await write(manager, id, `While away ${round}`);
  }
  await catchUp();
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a ticket opens one socket, once, in its time, for its page and its tenant', async () => {
  const { seeker } = await makeConversation(app());
  const other = await makeTenant(app());
  const ticket = await requestTicket(app(), seeker);
  (await openSocket(app(), seeker, { ticket })).close();
  const refused = (options: Parameters<typeof openSocket>[2], caller = seeker) =>
    expect(openSocket(app(), caller, options)).rejects.toThrow('refused with 401');
  await refused({ ticket });
  await refused({ ticket: 'x'.repeat(43) });
  await refused({ protocols: [socketProtocol] });
  await refused({ origin: 'https://evil.example' });
  await refused({ origin: 'null' });
  await refused({ origin: `http://${seeker.host}` });
  await refused({ ticket: await requestTicket(app(), seeker) }, { ...seeker, host: other.host });
  await refused({ protocols: [socketProtocol, `tk.${seeker.token}`] });
  const late = await requestTicket(app(), seeker);
  app().passTime(31);
  await refused({ ticket: late });
});

test('an address that claims to be somebody else is refused', async () => {
  const { seeker, manager } = await makeConversation(app());
  const own = await openSocket(app(), seeker, { path: `/ws/messages/?user_id=${seeker.id}` });
  own.close();
  const claim = openSocket(app(), seeker, { path: `/ws/messages/?user_id=${manager.id}` });
  await expect(claim).rejects.toThrow('refused with 403');
});

test('only those who may have messages get a ticket', async () => {
  const tenant = await makeTenant(app());
  for (const role of roles) {
    const caller = await makeAccount(app(), tenant, role);
    const { status } = await send(app(), caller, liveApi.ticket, { body: { room: 'messages' } });
    expect([role, status]).toEqual([role, getRoleScope('message.own', role) === null ? 403 : 200]);
  }
});

test('signing out closes the socket', async () => {
  const { seeker } = await makeConversation(app());
  const socket = await openSocket(app(), seeker);
  await send(app(), seeker, accountsApi.signOut, {});
  expect(await socket.closed).toBe(closeCodes.sessionEnded);
});

test('the socket only listens: whoever speaks is let go', async () => {
  const { seeker } = await makeConversation(app());
  const socket = await openSocket(app(), seeker);
  socket.bare.send('{"event_type":"message"}');
  expect(await socket.closed).toBe(closeCodes.rejected);
});

test('an account has so many sockets and no more', async () => {
  const { seeker } = await makeConversation(app());
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(app(), seeker)));
  const one = await openSocket(app(), seeker);
  expect(await one.closed).toBe(closeCodes.rejected);
  sockets[0]?.close();
  await sockets[0]?.closed;
  const next = await openSocket(app(), seeker);
  next.close();
  expect(await next.closed).not.toBe(closeCodes.rejected);
});

test('the address of the socket is no page', async () => {
  const { visitor } = await makeTenant(app());
  const answer = await request(`${app().url}/ws/messages/`, { headers: { host: visitor.host } });
  expect(answer.status).toBe(404);
});
