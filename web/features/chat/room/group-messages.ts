import type { ChatMessage } from '#domain/features/chat/message.ts';
import { groupMs } from '#web/features/chat/chat-limits.ts';
import { getChatDay } from '#web/features/chat/chat-times.ts';

/** A bubble with the messages of one sender, or a notice that the chat was closed or reopened. */
export interface ChatGroup {
  readonly key: number;
  readonly kind: ChatMessage['event_type'];
  readonly from: ChatMessage['message_from'];
  readonly at: string;
  readonly messages: readonly ChatMessage[];
  /** The first of its calendar day. */
  readonly isFirstOfDay: boolean;
}

/** Joins consecutive messages of one sender, each within 60 seconds of the one before. A new day starts a new bubble. */
export function groupMessages(messages: readonly ChatMessage[]): ChatGroup[] {
  const groups: ChatGroup[] = [];
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const last = groups.at(-1);
    if (last && before && isSameGroup(before, message)) {
      groups[groups.length - 1] = { ...last, messages: [...last.messages, message] };
      continue;
    }
    groups.push({
      key: message.seq,
      kind: message.event_type,
      from: message.message_from,
      at: message.created_at,
      messages: [message],
      isFirstOfDay: !before || getChatDay(before.created_at) !== getChatDay(message.created_at),
    });
  }
  return groups;
}

function isSameGroup(before: ChatMessage, message: ChatMessage): boolean {
  return (
    before.event_type === 'message' &&
    message.event_type === 'message' &&
    before.message_from === message.message_from &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < groupMs &&
    getChatDay(before.created_at) === getChatDay(message.created_at)
  );
}
