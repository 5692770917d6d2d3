import { describe, expect, it } from 'vitest';
import { getRoleScope } from '#domain/access/permissions.ts';
import { roles } from '#domain/access/roles.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { closeCodes, liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { openSocket, requestTicket } from '#server/testing/peers/socket.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { mark, thread, write } = messagingHelpers(app);

describe('/ws/messages/', () => {
  it('sends participants an event without the text, and others nothing', async () => {
    const { tenant, seeker, manager, partner, id } = await makeConversation(app());
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const foreign = await makeConversation(app());
    const participants = await Promise.all([seeker, manager, partner].map((who) => openSocket(app(), who)));
    const others = await Promise.all([stranger, foreign.manager].map((who) => openSocket(app(), who)));
    await write(manager, id, 'The lamps are quiet.');
    await Promise.all(participants.map((socket) => socket.waitForEvents(1)));
    for (const { received } of participants) expect(received).toEqual([{ event_type: 'message', conversation_id: id }]);
    await mark(seeker, id, 1);
    await Promise.all(participants.map((socket) => socket.waitForEvents(2)));
    expect(participants[1]?.received.at(-1)).toEqual({ event_type: 'read', conversation_id: id });
    // Events arrive in order: any earlier event would come before this one.
    await write(foreign.manager, foreign.id, 'Another tenant.');
    await others[1]?.waitForEvents(1);
    expect(others.map(({ received }) => received)).toEqual([
      [],
      [{ event_type: 'message', conversation_id: foreign.id }],
    ]);
  });

  it('lets a client that was away fetch every missed message once', async () => {
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
      await socket.waitForEvents(1);
      await catchUp();
      socket.raw.terminate();
      await write(manager, id, `While away ${round}`);
    }
    await catchUp();
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('accepts a ticket once, in time, from its origin and host', async () => {
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

  it('refuses a user id that is not the ticket’s', async () => {
    const { seeker, manager } = await makeConversation(app());
    const own = await openSocket(app(), seeker, { path: `/ws/messages/?user_id=${seeker.id}` });
    own.close();
    const claim = openSocket(app(), seeker, { path: `/ws/messages/?user_id=${manager.id}` });
    await expect(claim).rejects.toThrow('refused with 403');
  });
});

describe('POST /api/v1/ws/ticket', () => {
  it('is allowed for roles with messages only', async () => {
    const tenant = await makeTenant(app());
    for (const role of roles) {
      const caller = await makeAccount(app(), tenant, role);
      const { status } = await send(app(), caller, liveApi.ticket, { body: { room: 'messages' } });
      expect([role, status]).toEqual([role, getRoleScope('message.own', role) === null ? 403 : 200]);
    }
  });
});

describe('sockets', () => {
  it('close on sign-out', async () => {
    const { seeker } = await makeConversation(app());
    const socket = await openSocket(app(), seeker);
    await send(app(), seeker, accountsApi.signOut, {});
    expect(await socket.closed).toBe(closeCodes.sessionEnded);
  });

  it('close when the client sends a message', async () => {
    const { seeker } = await makeConversation(app());
    const socket = await openSocket(app(), seeker);
    socket.raw.send('{"event_type":"message"}');
    expect(await socket.closed).toBe(closeCodes.rejected);
  });

  it('are limited per account', async () => {
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

  it('return 404 for a plain HTTP request', async () => {
    const { visitor } = await makeTenant(app());
    const answer = await request(`${app().url}/ws/messages/`, { headers: { host: visitor.host } });
    expect(answer.status).toBe(404);
  });
});
