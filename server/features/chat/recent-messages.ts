import type { EventBus } from '#server/realtime/events.ts';
import type { ChatKey, ChatMessageRow } from './message-queries.ts';

/** Messages that a process remembers, in all chats. */
const maxRemembered = 1000;

/** By the event bus, which is one per process, also where tests run several processes in one. */
const remembered = new WeakMap<EventBus, Map<string, ChatMessageRow>>();

const getKey = ({ tenantId, chatId }: ChatKey, seq: number) => `${tenantId}:${chatId}:${seq}`;

/** Remembers a committed message, so that its delivery by this process needs no query. */
export function rememberMessage(events: EventBus, chat: ChatKey, row: ChatMessageRow): void {
  const rows = remembered.get(events) ?? new Map<string, ChatMessageRow>();
  remembered.set(events, rows.set(getKey(chat, row.seq), row));
  const oldest = rows.size > maxRemembered ? rows.keys().next().value : undefined;
  if (oldest !== undefined) rows.delete(oldest);
}

/** The messages that follow `afterSeq` without a gap, as far as they are remembered; often none. */
export function readRecentMessages(events: EventBus, chat: ChatKey, afterSeq: number): ChatMessageRow[] {
  const rows = remembered.get(events);
  const found: ChatMessageRow[] = [];
  for (let seq = afterSeq + 1; rows; seq += 1) {
    const row = rows.get(getKey(chat, seq));
    if (!row) break;
    found.push(row);
  }
  return found;
}
