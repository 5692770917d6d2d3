import type { SendResult } from '#domain/features/messages/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { Refusal, refuse } from '#server/http/errors/refusal.ts';
import { sendMessage } from './send.ts';
import { openConversation } from './service.ts';

interface NewMessages {
  readonly client_id: string;
  /** The applications that the conversations are about. */
  readonly ids: readonly number[];
  readonly text: string;
}

/** Sends a message in several conversations, each in its own transaction: one that is refused doesn't stop the others. */
export async function sendMessages(ctx: SignedInContext, { ids, ...message }: NewMessages): Promise<SendResult[]> {
  const results: SendResult[] = [];
  for (const id of new Set(ids)) results.push({ id, error: await sendOne(ctx, id, message) });
  return results;
}

async function sendOne(
  ctx: SignedInContext,
  id: number,
  message: Omit<NewMessages, 'ids'>,
): Promise<SendResult['error']> {
  try {
    if ((await openConversation(ctx, id)).side !== 'team') return refuse('not_found');
    await sendMessage(ctx, id, { ...message, uploads: [], signal: new AbortController().signal });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'not_found' || error.code === 'conversation_closed') return error.code;
    throw error;
  }
}
