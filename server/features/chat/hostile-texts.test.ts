import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { openPlainSocket } from '#server/testing/chat/chat.ts';
import { writeChat } from '#server/testing/chat/helpdesk.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const naughtyStrings = JSON.parse(
  readFileSync(new URL('../../testing/fixtures/naughty-strings.json', import.meta.url), 'utf8'),
) as string[];
const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', 'javascript:alert(1)'];
const isStorable = (text: string) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed();
const texts = [...markup, ...naughtyStrings].filter(isStorable).map((text) => text.trim().slice(0, 4000));
/** The limit of one socket. */
const perSocket = 20;

describe('hostile texts', () => {
  it('come back to both sides as they were sent', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: '<img src=x onerror=alert(1)>' });
    const agent = await makeAccount(app(), tenant, 'concierge_member');
    for (let i = 0; i < texts.length; i += perSocket) {
      const socket = await openPlainSocket(app(), seeker, '/ws/hOsTi/');
      for (const text of texts.slice(i, i + perSocket)) await writeChat(socket, 'hOsTi', text);
      socket.close();
    }
    const reader = await openPlainSocket(app(), seeker, '/ws/hOsTi/');
    await reader.waitForType('ready');
    const received = reader.received.filter(({ event_type }) => event_type === 'message');
    const expected = texts.map((text) => text.replaceAll('\r\n', '\n'));
    expect(received.map(({ message }) => (message as string[]).join('\n'))).toEqual(expected);
    const { chats } = (await send(app(), agent, helpdeskApi.list, { query: { words: 'onerror' } })).body;
    expect(chats).toMatchObject([{ customer: { name: '<img src=x onerror=alert(1)>' } }]);
    const params = { id: String(chats[0]?.id) };
    const read: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const query = { after: String(read.length) };
      const { messages } = (await send(app(), agent, helpdeskApi.thread, { params, query })).body;
      read.push(...messages.map(({ message }) => message.join('\n')));
      hasMore = messages.length > 0;
    }
    expect(read).toEqual(expected);
  });
});
