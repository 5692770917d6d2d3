import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type {
  ChatNote,
  HelpdeskChat,
  HelpdeskFilter,
  HelpdeskMessage,
  HelpdeskThread,
} from '#domain/features/chat/helpdesk-contract.ts';
import type { ChatStatus } from '#domain/features/chat/message.ts';
import type { SignedInContext } from '#server/context.ts';
import { containsPattern } from '#server/db/visibility.ts';
import { type Write, write } from '#server/db/write.ts';
import {
  advanceReadMark,
  type ChatKey,
  listMessages,
  listMessagesBefore,
} from '#server/features/chat/message-queries.ts';
import { storeMessage } from '#server/features/chat/store-message.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  countHelpdeskChats,
  findHelpdeskChat,
  type HelpdeskChatRow,
  listHelpdeskChats,
  listPastChats,
} from './chat-queries.ts';
import { getPresenceStart } from './presence.ts';
import { listAgents, listViewers } from './presence-queries.ts';
import { presentChat, presentHelpdeskMessage } from './present.ts';
import { insertNote, listNotes, setAssignee } from './queries.ts';

const pageLength = 30;
const threadLength = 50;
const catchUpLength = 200;
const maxNotes = 500;
const maxPastChats = 10;

const Cursor = z.object({ position: z.number(), id: z.int() });

interface ListQuery {
  readonly filter?: HelpdeskFilter | undefined;
  readonly words?: string | undefined;
  readonly cursor?: string | undefined;
}

export async function listChats(ctx: SignedInContext, { filter = 'open', words, cursor }: ListQuery) {
  const [tenantId, agentId] = [ctx.tenant.id, ctx.actor.userId];
  const pattern = words ? containsPattern(words) : undefined;
  const after = decodeCursor(Cursor, cursor);
  const [rows, { unread, ...counts }] = await Promise.all([
    listHelpdeskChats(ctx.db, { tenantId, agentId, filter, pattern, after, limit: pageLength + 1 }),
    countHelpdeskChats(ctx.db, tenantId, agentId),
  ]);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const next = rows.length > pageLength && last ? encodeCursor({ position: last.position, id: last.id }) : null;
  return { chats: page.map(presentChat), next, counts, unread_count: unread };
}

export async function readThread(
  ctx: SignedInContext,
  chatId: number,
  { before, after }: { readonly before?: number | undefined; readonly after?: number | undefined },
): Promise<HelpdeskThread> {
  const { row, key } = await openChat(ctx, chatId);
  const messages =
    after === undefined
      ? (await listMessagesBefore(ctx.db, key, before, threadLength)).reverse()
      : await listMessages(ctx.db, key, after, catchUpLength);
  const [notes, past, viewers] = await Promise.all([
    listNotes(ctx.db, key, maxNotes),
    listPastChats(ctx.db, key, maxPastChats),
    listViewers(ctx.db, key.tenantId, chatId, getPresenceStart(ctx.clock())),
  ]);
  return {
    chat: presentChat(row),
    messages: messages.map((message) => presentHelpdeskMessage(message, ctx.actor.userId)),
    has_earlier: (messages[0]?.seq ?? 1) > 1,
    notes: notes.map(({ id, text, full_name, author_user_id, at }) => ({
      id,
      text,
      name: full_name,
      is_own: author_user_id === ctx.actor.userId,
      at: at.toISOString(),
    })),
    customer_read_seq: row.read_seq,
    past_chats: past.map(({ id, status, created_at, first_text }) => ({
      id,
      status: status as ChatStatus,
      created_at: created_at.toISOString(),
      first_text,
    })),
    viewers,
  };
}

interface NewReply {
  readonly client_id: string;
  readonly text: string;
  readonly article?: string | undefined;
}

export async function sendReply(ctx: SignedInContext, chatId: number, reply: NewReply): Promise<HelpdeskMessage> {
  await openChat(ctx, chatId);
  const { userId, fullName } = ctx.actor;
  const { client_id: clientId, text, article = null } = reply;
  const draft = { chatId, clientId, text, article, senderId: userId, page: null, language: null } as const;
  const stored = await storeMessage(ctx, { ...draft, from: 'help_desk', eventType: 'message' }, fullName);
  return presentHelpdeskMessage(
    {
      ...{ ...stored, client_id: clientId, text, article, sender_user_id: userId, full_name: fullName },
      ...{ message_from: 'help_desk', event_type: 'message' },
    },
    userId,
  );
}

export async function addNote(ctx: SignedInContext, chatId: number, text: string): Promise<ChatNote> {
  const { key } = await openChat(ctx, chatId);
  const now = ctx.clock();
  const { id } = await changeChat(ctx, key, 'note', (change) =>
    insertNote(change.db, { ...key, authorId: ctx.actor.userId, text, now }),
  );
  return { id, text, name: ctx.actor.fullName, is_own: true, at: now.toISOString() };
}

export async function markRead(ctx: SignedInContext, chatId: number, seq: number): Promise<number> {
  const { key } = await openChat(ctx, chatId);
  const { unread } = await write(ctx, async (change) => {
    const mark = await advanceReadMark(change.db, key, 'help_desk', seq);
    if (mark.hasMoved) change.emit({ kind: 'chat_changed', tenantId: key.tenantId, id: chatId });
    return mark;
  });
  return unread;
}

/** Assigns the chat to an agent, or to none. */
export async function assignChat(ctx: SignedInContext, chatId: number, userId: number | null): Promise<HelpdeskChat> {
  const { key } = await openChat(ctx, chatId);
  const agents = await listAgents(ctx.db, key.tenantId, getPresenceStart(ctx.clock()));
  if (userId !== null && !agents.some(({ id }) => id === userId)) refuseField('body.user_id', 'invalid_value');
  const row = await changeChat(ctx, key, 'assign', async (change) => {
    await setAssignee(change.db, key, userId);
    return findHelpdeskChat(change.db, key);
  });
  return row ? presentChat(row) : refuse('not_found');
}

/** Closes or reopens the chat with a message that both sides see. A chat in this status already stays as it is. */
export async function setChatStatus(
  ctx: SignedInContext,
  chatId: number,
  status: 'ongoing' | 'closed',
): Promise<HelpdeskChat> {
  const { row, key } = await openChat(ctx, chatId);
  if ((row.status === 'closed') === (status === 'closed')) return presentChat(row);
  const eventType = status === 'closed' ? 'closed' : 'reopened';
  const event = { eventType, from: 'help_desk', text: '', article: null, page: null, language: null } as const;
  const { userId, fullName } = ctx.actor;
  await storeMessage(ctx, { ...event, chatId, clientId: randomUUID(), senderId: userId }, fullName);
  const changed = await findHelpdeskChat(ctx.db, key);
  return changed ? presentChat(changed) : refuse('not_found');
}

/** A chat of the tenant with messages. Refuses with `not_found`. */
async function openChat(ctx: SignedInContext, chatId: number): Promise<{ row: HelpdeskChatRow; key: ChatKey }> {
  const key = { tenantId: ctx.tenant.id, chatId };
  const row = await findHelpdeskChat(ctx.db, key);
  return row ? { row, key } : refuse('not_found');
}

function changeChat<T>(
  ctx: SignedInContext,
  { tenantId, chatId }: ChatKey,
  verb: 'note' | 'assign',
  work: (change: Write) => Promise<T>,
): Promise<T> {
  return write(ctx, async (change) => {
    const result = await work(change);
    await change.audit({ action: `chat.${verb}`, subject: ['chat', chatId] });
    change.emit({ kind: 'chat_changed', tenantId, id: chatId });
    return result;
  });
}
