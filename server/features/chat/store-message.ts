import type { Context } from '#server/context.ts';
import { writeInOneStatement } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  type ChatMessageRow,
  findByClientId,
  insertMessage,
  type NewChatMessage,
  type StoredMessage,
} from './message-queries.ts';
import { rememberMessage } from './recent-messages.ts';

type Draft = Omit<NewChatMessage, 'tenantId' | 'now'>;

/**
 * Stores a message once, with its audit entry, and publishes its event: a repeated `client_id` returns the existing message.
 * The caller has checked access to the chat. `senderName` is null for a guest.
 * @throws Refusal `conversation_closed`
 */
export async function storeMessage(ctx: Context, draft: Draft, senderName: string | null): Promise<StoredMessage> {
  const message = { ...draft, tenantId: ctx.tenant.id, now: ctx.clock() };
  const inserted = await writeInOneStatement(ctx, {
    action: `chat.${message.eventType}`,
    subject: ['chat', message.chatId],
    run: (db, audit) => insertMessage(db, message, audit),
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  const stored = inserted ?? (await findByClientId(ctx.db, message, message.clientId)) ?? refuse('conversation_closed');
  // Remembered after the commit and before the event, whose listeners deliver it.
  if (inserted) rememberMessage(ctx.events, message, buildRow(message, stored, senderName));
  const { tenantId, chatId: id, from: side } = message;
  // Also for a repeated message: the process that stored it may have ended before it published the event.
  await ctx.events.publish({ kind: 'chat_message', tenantId, id, seq: stored.seq, side });
  return stored;
}

function buildRow(message: NewChatMessage, { seq, at }: StoredMessage, senderName: string | null): ChatMessageRow {
  const { clientId: client_id, senderId: sender_user_id, from: message_from, eventType: event_type } = message;
  const { text, article } = message;
  return { seq, at, client_id, sender_user_id, message_from, event_type, text, article, full_name: senderName };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
