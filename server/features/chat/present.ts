import type { ChatMessage } from '#domain/features/chat/message.ts';
import type { ChatMessageRow } from './message-queries.ts';

const guestName = 'User';
export const helpdeskName = 'Helpdesk';

/** Customers see the first name of an agent. */
export function getAgentName(fullName: string | null): string {
  return fullName?.trim().split(/\s+/)[0] || helpdeskName;
}

export function presentMessage(row: ChatMessageRow): ChatMessage {
  const at = row.at.toISOString();
  return {
    seq: row.seq,
    client_id: row.client_id,
    message: row.event_type === 'message' ? row.text.split('\n') : [],
    message_2: row.article === null ? null : `/faq#${row.article}`,
    message_from: row.message_from as ChatMessage['message_from'],
    message_type: 'send',
    event_type: row.event_type as ChatMessage['event_type'],
    created_at: at,
    chatCreated_time: at,
    username: row.message_from === 'help_desk' ? getAgentName(row.full_name) : (row.full_name ?? guestName),
  };
}

export interface ChatGroup {
  readonly messages: ChatMessage[];
  readonly message_from: ChatMessage['message_from'];
  readonly created_at: string;
}

/** Messages of one sender within this time of each other are one group. */
const groupMs = 60_000;

/** Messages by day (UTC), in groups of one sender; a closing and a reopening are groups of their own. */
export function groupByDay(messages: readonly ChatMessage[]): Record<string, ChatGroup[]> {
  const days: Record<string, ChatGroup[]> = {};
  for (const message of messages) {
    const { created_at, message_from } = message;
    const day = created_at.slice(0, 10);
    days[day] ??= [];
    const last = days[day].at(-1);
    if (last && continuesGroup(last, message)) last.messages.push(message);
    else days[day].push({ messages: [message], message_from, created_at });
  }
  return days;
}

function continuesGroup({ messages, message_from }: ChatGroup, message: ChatMessage): boolean {
  const previous = messages.at(-1);
  if (!previous || message_from !== message.message_from) return false;
  const isText = previous.event_type === 'message' && message.event_type === 'message';
  return isText && Date.parse(message.created_at) - Date.parse(previous.created_at) < groupMs;
}

/** At least a minute. */
export function toReplyMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
