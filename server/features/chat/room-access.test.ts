import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { buildSendFrame, makeGuest, openPlainSocket, postForm } from '#server/testing/chat/chat.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** For a longer run: CHAT_GUESSES=100000 npx vitest run server/features/chat/room-access.test.ts */
const guessCount = Number(process.env.CHAT_GUESSES ?? 200);

/** A job seeker's chat with one message. */
async function makeChat(room = 'aB3dE') {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const socket = await openPlainSocket(app(), seeker, `/ws/${room}/`);
  socket.send(buildSendFrame(room, 'A secret question'));
  await socket.waitForType('ack');
  return { tenant, seeker, socket, room };
}

const isMessage = ({ event_type }: Record<string, unknown>) => event_type === 'message';

async function makeTicket(account: TestAccount, room: string) {
  return (await send(app(), account, liveApi.ticket, { body: { room } })).body.ticket;
}

describe('/ws/{room}/ of another customer', () => {
  it('other accounts, guests, agents, and other tenants -> 404 or 403, and nothing is received', async () => {
    const { tenant, room } = await makeChat();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    const agent = await makeAccount(app(), tenant, 'concierge_member');
    const guest = await makeGuest(app(), tenant.visitor);
    const open = (caller: Parameters<typeof openPlainSocket>[1], cookie?: string) =>
      openPlainSocket(app(), caller, `/ws/${room}/?after=0`, cookie ? { cookie } : {});
    await expect(open(other)).rejects.toThrow('refused with 404');
    await expect(open(agent)).rejects.toThrow('refused with 403');
    await expect(open(tenant.visitor)).rejects.toThrow('refused with 401');
    await expect(open(tenant.visitor, guest.cookie)).rejects.toThrow('refused with 404');
    await expect(open(tenant.visitor, `gk=${'x'.repeat(43)}`)).rejects.toThrow('refused with 401');
    // The same name in another tenant is another room.
    const foreign = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const theirs = await open(foreign);
    expect(await theirs.waitForType('ready')).toMatchObject({ last_seq: 0 });
    expect(theirs.received.some(isMessage)).toBe(false);
  });

  it(
    'guessed names read nothing',
    async () => {
      const { tenant, room } = await makeChat();
      const { cookie } = await makeGuest(app(), tenant.visitor);
      const unexpected: unknown[] = [];
      const guess = async (name: string) => {
        const { visitor } = tenant;
        const { status, json } = await postForm(app(), visitor, '/api/v1/session/chat', {
          fields: { room: name },
          cookie,
        });
        if (status !== 404 || json.message !== 'Session Does Not Exist') unexpected.push({ name, status, json });
      };
      for (const name of [room, room.toLowerCase(), room.toUpperCase()]) await guess(name);
      const lanes = Array.from({ length: 8 }, async (_, lane) => {
        for (let i = lane; i < guessCount; i += 8) await guess(i.toString(36).padStart(5, 'a'));
      });
      await Promise.all(lanes);
      expect(unexpected).toEqual([]);
    },
    30_000 + guessCount * 20,
  );

  it('two guests who choose the same name at the same time -> one of them owns it', async () => {
    const { visitor } = await makeTenant(app());
    const guests = await Promise.all([1, 2, 3, 4].map((n) => makeGuest(app(), visitor, `g${n}@guest.test`)));
    const opened = await Promise.allSettled(
      guests.map(({ cookie }) => openPlainSocket(app(), visitor, '/ws/sAmE1/', { cookie })),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('credentials of sockets', () => {
  it('a foreign user_id, Origin, or room of the ticket -> refused', async () => {
    const { tenant, seeker, room } = await makeChat();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    const guest = await makeGuest(app(), tenant.visitor);
    const refused = (promise: Promise<unknown>, status: number) =>
      expect(promise).rejects.toThrow(`refused with ${status}`);
    await refused(openPlainSocket(app(), seeker, `/ws/${room}/?user_id=${other.id}`), 403);
    await refused(openPlainSocket(app(), seeker, `/ws/${room}/`, { origin: 'https://evil.example' }), 401);
    const { visitor } = tenant;
    const asGuest = { cookie: guest.cookie, origin: 'https://evil.example' };
    await refused(openPlainSocket(app(), visitor, '/ws/gUeSt/', asGuest), 401);
    await refused(openPlainSocket(app(), visitor, `/ws/gUeSt/?user_id=${seeker.id}`, { cookie: guest.cookie }), 401);
    const withTicket = (ticket: string) => ({ protocols: [socketProtocol, `tk.${ticket}`] });
    const ticket = await makeTicket(seeker, 'oThEr');
    await refused(openPlainSocket(app(), visitor, `/ws/${room}/`, withTicket(ticket)), 401);
    const own = await openPlainSocket(app(), visitor, `/ws/${room}/`, withTicket(await makeTicket(seeker, room)));
    expect(own.raw.protocol).toBe(socketProtocol);
    const stolen = await makeTicket(other, room);
    await refused(openPlainSocket(app(), visitor, `/ws/${room}/`, withTicket(stolen)), 404);
  });

  it('a cookie that a visitor chose -> refused, also after the email was entered with it', async () => {
    const { visitor } = await makeTenant(app());
    const cookie = `gk=${'x'.repeat(43)}`;
    const entered = await postForm(app(), visitor, '/api/v1/checkemail', { fields: { email: 'g@guest.test' }, cookie });
    expect(entered.status).toBe(200);
    await expect(openPlainSocket(app(), visitor, '/ws/gUeSt/', { cookie })).rejects.toThrow('refused with 401');
    const own = await openPlainSocket(app(), visitor, '/ws/gUeSt/', { cookie: entered.cookie });
    expect(await own.waitForType('ready')).toBeDefined();
  });

  it('the feed -> only role 6, only as itself', async () => {
    const tenant = await makeTenant(app());
    const first = await makeAccount(app(), tenant, 'concierge_member');
    for (const role of roles) {
      const caller = await makeAccount(app(), tenant, role);
      const feed = openPlainSocket(app(), caller, `/ws/helpdesk/room/?user_id=${caller.id}`);
      if (role === 'concierge_member') (await feed).close();
      else await expect(feed).rejects.toThrow('refused with 403');
      await expect(openPlainSocket(app(), caller, `/ws/helpdesk/room/?user_id=${first.id}`)).rejects.toThrow('403');
      const { status } = await send(app(), caller, liveApi.ticket, { body: { room: 'helpdesk' } });
      expect([role, status]).toEqual([role, role === 'concierge_member' ? 200 : 403]);
    }
    const asVisitor = openPlainSocket(app(), tenant.visitor, `/ws/helpdesk/room/?user_id=${first.id}`);
    await expect(asVisitor).rejects.toThrow('refused with 401');
  });

  it('the presence socket receives no chat events', async () => {
    const { tenant, socket } = await makeChat();
    const presence = await openPlainSocket(app(), tenant.visitor, '/ws/helpdesk/room/');
    const agent = await makeAccount(app(), tenant, 'concierge_member');
    const feed = await openPlainSocket(app(), agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
    await presence.waitFor(({ online }) => online === true);
    socket.send(buildSendFrame('aB3dE', 'Another question'));
    await feed.waitForType('new_message');
    feed.close();
    await presence.waitFor(({ online }) => presence.received.length > 2 && online === false);
    expect(new Set(presence.received.flatMap((event) => Object.keys(event)))).toEqual(
      new Set(['event', 'online', 'away']),
    );
  });
});

describe('what a customer claims', () => {
  it('sender, name, time, and room of the frame -> overwritten by the server', async () => {
    const { seeker, tenant, socket } = await makeChat();
    const claims = { message_from: 'help_desk', username: 'Helpdesk', chatCreated_time: '2001-01-01T00:00:00.000Z' };
    socket.send(buildSendFrame('oThEr', 'I am the helpdesk', { ...claims, user_id: 1, seq: 77, event_type: 'closed' }));
    const stored = await socket.waitFor(({ seq, message }) => seq === 2 && message !== undefined);
    expect(stored).toMatchObject({ event_type: 'message', message_from: 'user', username: 'Ines Okafor' });
    expect(String(stored.chatCreated_time)).not.toContain('2001');
    const agent = await makeAccount(app(), tenant, 'concierge_member');
    const { chats } = (await send(app(), agent, helpdeskApi.list)).body;
    expect(chats).toMatchObject([{ room: 'aB3dE', unread_count: 2, customer: { user_id: seeker.id } }]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['an array', []],
    ['null', null],
    ['an empty text', { message_type: 'send', message: '   ' }],
    ['a text of 4001 characters', { message_type: 'send', message: 'x'.repeat(4001) }],
    ['NUL', { message_type: 'send', message: 'a\0b' }],
    ['a lone surrogate', '{"message_type":"send","message":"\\ud800"}'],
    ['a client_id that is no UUID', { message_type: 'send', message: 'Hi', client_id: '1' }],
    ['a page of another site', { message_type: 'send', message: 'Hi', page: '//evil.example' }],
    ['a script as page', { message_type: 'send', message: 'Hi', page: 'javascript:alert(1)' }],
    ['another type', { message_type: 'drop' }],
    ['a deep object', `{"message_type":"send","message":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('%s -> the error "invalid", and the socket stays open', async (_name, frame) => {
    const { socket } = await makeChat();
    socket.send(frame);
    expect(await socket.waitForType('error')).toMatchObject({ code: 'invalid' });
    socket.send(buildSendFrame('aB3dE', 'Still here'));
    expect(await socket.waitFor(({ seq, event_type }) => event_type === 'message' && seq === 2)).toBeDefined();
  });

  it('the 21st message in 10 seconds -> "rate_limited" with the client_id, and it can be repeated', async () => {
    const { socket } = await makeChat();
    const ids = Array.from({ length: 21 }, () => crypto.randomUUID());
    for (const client_id of ids) socket.send(buildSendFrame('aB3dE', 'Again', { client_id }));
    const refused = await socket.waitForType('error');
    expect(refused).toMatchObject({ code: 'rate_limited', client_id: ids.at(19) });
    expect(refused.retry_after).toBeGreaterThan(0);
    expect(socket.received.filter(({ event_type }) => event_type === 'ack')).toHaveLength(20);
  });

  it('more than 200 frames in 10 seconds -> the socket closes', async () => {
    const { socket } = await makeChat();
    for (let i = 0; i < 210; i += 1) socket.send('flood');
    expect(await socket.closed).toBe(4429);
  });

  it('a frame over 64 KB -> the socket closes', async () => {
    const { socket } = await makeChat();
    socket.send('x'.repeat(65 * 1024));
    expect(await socket.closed).toBe(1009);
  });
});

describe('access that ends while a socket is open', () => {
  it('a guest after one day -> the next message closes the socket and is not stored', async () => {
    const tenant = await makeTenant(app());
    const guest = await makeGuest(app(), tenant.visitor);
    const socket = await openPlainSocket(app(), tenant.visitor, '/ws/gUeSt/', { cookie: guest.cookie });
    await socket.waitForType('ready');
    app().passTime(86_401);
    socket.send(buildSendFrame('gUeSt', 'Too late'));
    expect(await socket.closed).toBe(4401);
    expect(socket.received.some(isMessage)).toBe(false);
  });
});
