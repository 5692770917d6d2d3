import { createHash } from 'node:crypto';
import { cannedReplies, chats, type DemoChat } from '#server/db/demo/content/chats.ts';
import type { Demo } from '#server/db/demo/demo.ts';

const minuteMs = 60_000;

/** Chats with the helpdesk in each state, and canned replies. */
export function seedChats(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  for (const reply of cannedReplies) demo.add('canned_replies', { tenant_id: tenantId, ...reply });
  for (const chat of chats) addChat(demo, tenantId, chat);
  demo.rows.helpdesk_agents.push({
    ...{ tenant_id: tenantId, user_id: findAgent(demo), languages: ['en', 'fr'] },
    ...{ work_days: [1, 2, 3, 4, 5], work_from: 9 * 60, work_until: 17 * 60, time_zone: 'America/New_York' },
  });
}

function addChat(demo: Demo, tenantId: number, chat: DemoChat): void {
  const { lines, unread, isClosed = false } = chat;
  const minutes = lines.reduce((sum, [, pause]) => sum + pause, 0);
  const start = demo.now.getTime() - (minutes + chat.endedMinutesAgo) * minuteMs;
  const messages = buildMessages(chat, start);
  const last = messages.at(-1);
  if (!last) return;
  const ownerId = findOwner(demo, chat);
  const agentId = findAgent(demo);
  const hasReply = lines.some(([from]) => from === 'help_desk');
  const chatId = demo.add('chat_rooms', {
    tenant_id: tenantId,
    room: chat.room,
    user_id: ownerId,
    guest_hash: ownerId === null ? addGuest(demo, tenantId, chat, new Date(start)) : null,
    status: isClosed ? 'closed' : hasReply ? 'ongoing' : 'new',
    last_seq: last.seq,
    read_seq: last.seq - unread.customer,
    unread_count: unread.customer,
    desk_read_seq: last.seq - unread.helpdesk,
    desk_unread_count: unread.helpdesk,
    assigned_user_id: hasReply ? agentId : null,
    waiting_since: !isClosed && last.message_from === 'user' ? last.at : null,
    last_at: last.at,
    page: chat.page,
    language: chat.language,
    created_at: new Date(start),
  });
  for (const message of messages) {
    const client_id = `00000000-0000-4000-9000-${String(chatId * 100 + message.seq).padStart(12, '0')}`;
    const sender_user_id = message.message_from === 'user' ? ownerId : agentId;
    demo.rows.chat_messages.push({ tenant_id: tenantId, chat_id: chatId, client_id, sender_user_id, ...message });
  }
  if (!chat.note) return;
  const note = { tenant_id: tenantId, chat_id: chatId, author_user_id: agentId, text: chat.note, at: last.at };
  demo.add('chat_notes', note);
}

function buildMessages({ lines, isClosed }: DemoChat, start: number) {
  let at = start;
  const messages = lines.map(([from, pause, text], index) => {
    at += pause * minuteMs;
    const isFirstReply = from === 'help_desk' && lines[index - 1]?.[0] === 'user';
    return {
      seq: index + 1,
      message_from: from,
      event_type: 'message',
      text,
      at: new Date(at),
      reply_seconds: isFirstReply ? pause * 60 : null,
    };
  });
  if (!isClosed) return messages;
  const closedAt = new Date(at + 10 * minuteMs);
  const closing = { message_from: 'help_desk' as const, event_type: 'closed', text: '', reply_seconds: null };
  return [...messages, { ...closing, seq: messages.length + 1, at: closedAt }];
}

/** Null for a guest. */
function findOwner(demo: Demo, { customer }: DemoChat): number | null {
  if (typeof customer !== 'string') return null;
  const [seeker, , other] = demo.entities.seekers;
  const owners = { seeker, other_seeker: other, manager: demo.entities.employers[0]?.lead };
  return owners[customer]?.id ?? null;
}

function findAgent(demo: Demo): number {
  return demo.rows.users.findIndex(({ role_id, account_kind }) => account_kind === 'staff' && role_id === 6) + 1;
}

/** Without a usable secret: the hash is of the email. */
function addGuest(demo: Demo, tenantId: number, { customer }: DemoChat, at: Date): Buffer {
  const email = typeof customer === 'string' ? '' : customer.guest;
  const secret_hash = createHash('sha256').update(email).digest();
  demo.rows.chat_guests.push({ tenant_id: tenantId, secret_hash, email, created_at: at });
  return secret_hash;
}
