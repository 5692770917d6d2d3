import { describe, expect, it } from 'vitest';
import { chatApi } from '#domain/features/chat/contract.ts';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { openPlainSocket } from '#server/testing/chat/chat.ts';
import { makeInbox, writeChat } from '#server/testing/chat/helpdesk.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const params = (id: number) => ({ id: String(id) });

const reply = (agent: TestAccount, id: number, text: string) =>
  send(app(), agent, helpdeskApi.send, { params: params(id), body: { client_id: crypto.randomUUID(), text } });

describe('presence', () => {
  it('follows the switch of the agents who have the page open', async () => {
    const { tenant, priya, kofi } = await makeInbox(app());
    const status = async () => (await send(app(), tenant.visitor, chatApi.helpdesk)).body;
    expect(await status()).toEqual({ online: false, away: false, median_reply_minutes: null });
    const presence = await openPlainSocket(app(), tenant.visitor, '/ws/helpdesk/room/');
    const open = (agent: TestAccount) => openPlainSocket(app(), agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
    const feed = await open(priya);
    await presence.waitFor(({ online }) => online === true);
    await send(app(), priya, helpdeskApi.setState, { body: { state: 'away' } });
    await presence.waitFor(({ online, away }) => online === false && away === true);
    expect(await status()).toMatchObject({ online: false, away: true });
    const other = await open(kofi);
    await presence.waitFor(() => presence.received.at(-1)?.online === true);
    expect((await send(app(), kofi, helpdeskApi.agents)).body).toEqual({
      own_state: 'online',
      agents: [
        { id: kofi.id, name: 'Kofi Marchetti', state: 'online', languages: [], hours: null },
        { id: priya.id, name: 'Priya Lindqvist', state: 'away', languages: [], hours: null },
      ],
    });
    other.close();
    feed.close();
    await presence.waitFor(
      () => presence.received.at(-1)?.online === false && presence.received.at(-1)?.away === false,
    );
  });

  it('names the agents who have the same chat open, until they leave', async () => {
    const { priya, kofi, chatId } = await makeInbox(app());
    const open = (agent: TestAccount) => openPlainSocket(app(), agent, `/ws/helpdesk/room/?user_id=${agent.id}`);
    const [first, second] = [await open(priya), await open(kofi)];
    const waitForViewers = (names: string[]) =>
      first.waitFor(({ event, viewers }) => {
        const found = event === 'viewers' ? (viewers as { name: string }[]).map(({ name }) => name) : [];
        return event === 'viewers' && found.join() === names.join();
      });
    first.send({ message_type: 'viewing', session_id: chatId });
    await waitForViewers(['Priya Lindqvist']);
    second.send({ message_type: 'viewing', session_id: chatId });
    await waitForViewers(['Kofi Marchetti', 'Priya Lindqvist']);
    expect((await send(app(), priya, helpdeskApi.thread, { params: params(chatId) })).body.viewers).toHaveLength(2);
    second.raw.terminate();
    await first.waitFor(() => (first.received.at(-1)?.viewers as unknown[] | undefined)?.length === 1);
  });
});

describe('reply time', () => {
  it('median of the last 7 days, from 5 replies on', async () => {
    const { tenant, priya, socket, chatId } = await makeInbox(app());
    const median = async () => (await send(app(), tenant.visitor, chatApi.helpdesk)).body.median_reply_minutes;
    for (const minutes of [1, 2, 4, 5, 6]) {
      expect(await median()).toBeNull();
      await writeChat(socket, 'hAeUn', 'A question');
      await writeChat(socket, 'hAeUn', 'More of it');
      app().passTime(minutes * 60);
      await reply(priya, chatId, 'An answer');
      await reply(priya, chatId, 'A second answer, which is no first reply');
    }
    expect(await median()).toBe(4);
    app().passTime(8 * 86_400);
    expect(await median()).toBeNull();
  });
});

describe('canned replies', () => {
  it('belong to the tenant', async () => {
    const { priya, kofi } = await makeInbox(app());
    const texts = { title: 'Ask the employer', text: 'I’ll ask the employer.' };
    const { body: added } = await send(app(), priya, helpdeskApi.addReply, { body: texts });
    const changed = { ...texts, title: 'Asking the employer' };
    await send(app(), kofi, helpdeskApi.changeReply, { params: params(added.id), body: changed });
    expect((await send(app(), priya, helpdeskApi.replies)).body.replies).toEqual([{ id: added.id, ...changed }]);
    const foreign = await makeAccount(app(), await makeTenant(app()), 'concierge_member');
    expect((await send(app(), foreign, helpdeskApi.replies)).body.replies).toEqual([]);
    expect((await send(app(), foreign, helpdeskApi.deleteReply, { params: params(added.id) })).status).toBe(404);
    const gone = await send(app(), priya, helpdeskApi.deleteReply, { params: params(added.id) });
    expect(gone.body.replies).toEqual([]);
  });
});
