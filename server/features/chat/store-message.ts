import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findByClientId, insertMessage, type NewChatMessage, type StoredMessage } from './message-queries.ts';

type Draft = Omit<NewChatMessage, 'tenantId' | 'now'>;

/**
 * Stores a message once, with its event and audit entry: a repeated `client_id` returns the existing message. The caller
 * has checked access to the chat.
 * @throws Refusal `conversation_closed`
 */
export async function storeMessage(ctx: Context, draft: Draft): Promise<StoredMessage> {
  const message = { ...draft, tenantId: ctx.tenant.id, now: ctx.clock() };
  const stored = await write(ctx, async (change) => {
    const row = await insertMessage(change.db, message);
    if (!row) return undefined;
    const { chatId, from, eventType, tenantId } = message;
    await change.audit({ action: `chat.${eventType}`, subject: ['chat', chatId], detail: { seq: row.seq, from } });
    change.emit({ kind: 'chat_message', tenantId, id: chatId, seq: row.seq, side: from });
    return row;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  return stored ?? (await findByClientId(ctx.db, message, message.clientId)) ?? refuse('conversation_closed');
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
