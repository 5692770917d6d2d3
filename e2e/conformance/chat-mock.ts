import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { type ComfortSettings, openWithClock, pauseClock, pausedAt, runClock } from './clock.ts';

/** The fields of a stored message that a test chooses. */
export interface ChatLine {
  readonly at: string;
  readonly text?: string;
  readonly from?: 'user' | 'help_desk';
  readonly kind?: 'message' | 'closed' | 'reopened';
}

export interface ChatMock {
  /** What the page sent with `message_type: "send"`. */
  readonly sent: Readonly<Record<string, unknown>>[];
  readonly reply: (line: ChatLine) => void;
  readonly setTyping: (isTyping: boolean) => void;
  readonly setPresence: (presence: { online: boolean; away: boolean }) => void;
  /** The heartbeat, without which the page replaces its connections. */
  readonly beat: () => void;
  readonly isConnected: () => boolean;
}

const room = 'Ab3dE';

/** Answers the chat of a visitor with a room, so that a test decides every time in it. */
export async function mockChat(page: Page, history: readonly ChatLine[] = []): Promise<ChatMock> {
  const sent: Record<string, unknown>[] = [];
  const rooms: WebSocketRoute[] = [];
  const helpdesk: WebSocketRoute[] = [];
  let presence = { online: true, away: false };
  let seq = history.length;
  const status = history.at(-1)?.kind === 'closed' ? 'closed' : 'ongoing';
  await page.context().addCookies([{ name: 'room', value: room, url: new URL(page.url()).origin }]);
  await page.route('**/api/v1/session/chat', (route) =>
    route.fulfill({ json: { chat_details: groupByDay(history), status } }),
  );
  const sendAll = (sockets: readonly WebSocketRoute[], event: object) => {
    for (const socket of sockets) socket.send(JSON.stringify(event));
  };
  const store = (line: ChatLine, clientId?: string) => {
    seq += 1;
    sendAll(rooms, { ...toMessage(line, seq, clientId), typing: false, away: presence.away });
  };
  await page.routeWebSocket(`**/ws/${room}/**`, (socket) => {
    rooms.push(socket);
    socket.onClose(() => rooms.splice(rooms.indexOf(socket), 1));
    socket.send(JSON.stringify({ event_type: 'ready', status, last_seq: seq }));
    socket.onMessage((data) => {
      const frame = JSON.parse(String(data));
      if (frame.message_type !== 'send') return;
      sent.push(frame);
      store({ at: frame.chatCreated_time, text: frame.message, from: 'user' }, frame.client_id);
    });
  });
  await page.routeWebSocket('**/ws/helpdesk/room/', (socket) => {
    helpdesk.push(socket);
    socket.onClose(() => helpdesk.splice(helpdesk.indexOf(socket), 1));
    socket.send(JSON.stringify({ event: 'status', ...presence }));
  });
  return {
    sent,
    reply: (line) => store({ from: 'help_desk', ...line }),
    setTyping: (typing) => {
      const from = { message_from: 'help_desk', username: 'Priya' };
      sendAll(rooms, { event_type: 'typing', typing, ...from, away: presence.away });
    },
    setPresence: (next) => {
      presence = next;
      sendAll(helpdesk, { event: 'status', ...next });
    },
    beat: () => sendAll([...rooms, ...helpdesk], { event_type: 'beat' }),
    isConnected: () => rooms.length > 0 && helpdesk.length > 0,
  };
}

function toMessage({ at, text = '', from = 'help_desk', kind = 'message' }: ChatLine, seq: number, clientId?: string) {
  return {
    seq,
    client_id: clientId ?? `line-${seq}`,
    message: kind === 'message' ? text.split('\n') : [],
    message_2: null,
    message_from: from,
    message_type: 'send',
    event_type: kind,
    created_at: at,
    chatCreated_time: at,
    username: from === 'user' ? 'User' : 'Priya',
  };
}

function groupByDay(history: readonly ChatLine[]): Record<string, object[]> {
  const days = new Map<string, object[]>();
  for (const [index, line] of history.entries()) {
    const message = toMessage(line, index + 1);
    const day = line.at.slice(0, 10);
    const group = { messages: [message], message_from: message.message_from, created_at: line.at };
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return Object.fromEntries(days);
}

export const launcher = (page: Page) => page.getByRole('button', { name: /^Chat(, \d+ unread)?$/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
export const box = (page: Page) => panel(page).getByPlaceholder('Enter your message here');
export const messages = (page: Page) => panel(page).getByRole('list', { name: 'Messages' });
export const bubbles = (page: Page, from: 'user' | 'help_desk') => messages(page).locator(`li[data-from="${from}"]`);

/** Opens the visitor's chat in the widget. */
export async function openRoom(page: Page): Promise<void> {
  await launcher(page).dispatchEvent('click');
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await expect(panel(page).getByText('Times are in US Eastern (ET).')).toBeVisible();
}

export const presence = (page: Page, state: 'Online' | 'Away' | 'Offline') =>
  panel(page).getByText(state, { exact: true });

/** Opens a chat with a paused clock: its check runs at each full second from then on. */
export async function openPaused(page: Page, comfort?: ComfortSettings): Promise<ChatMock> {
  await openWithClock(page, '/faq', comfort);
  const chat = await mockChat(page, [{ at: '2026-03-04T12:00:00Z', text: 'Hello', from: 'help_desk' }]);
  // The parts of the widget load while the clock runs.
  await openRoom(page);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await pauseClock(page);
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await expect(async () => {
    // The history arrives with a timer.
    await runClock(page, 1);
    expect(chat.isConnected()).toBe(true);
    await expect(presence(page, 'Online')).toBeVisible({ timeout: 100 });
  }).toPass();
  return chat;
}

/** Moves the clock to so many milliseconds after the chat was opened. */
export async function runTo(page: Page, { beat }: ChatMock, ms: number): Promise<void> {
  const getPassed = async () => (await page.evaluate(() => Date.now())) - pausedAt.getTime();
  for (let passed = await getPassed(); passed < ms; passed = await getPassed()) {
    beat();
    await runClock(page, Math.min(30_000, ms - passed));
  }
}
