import { getRole } from '#domain/access/roles.ts';
import type { HelpdeskChat, HelpdeskMessage } from '#domain/features/chat/helpdesk-contract.ts';
import type { ChatStatus } from '#domain/features/chat/message.ts';
import type { ChatMessageRow } from '#server/features/chat/message-queries.ts';
import { presentMessage } from '#server/features/chat/present.ts';
import type { HelpdeskChatRow } from './chat-queries.ts';

export function presentChat(row: HelpdeskChatRow): HelpdeskChat {
  const role = row.account_kind === null ? null : getRole(row.account_kind, row.role_id);
  return {
    id: row.id,
    room: row.room,
    status: row.status as ChatStatus,
    customer: {
      user_id: row.user_id,
      role: role ?? 'guest',
      name: row.full_name ?? row.email ?? '',
      organisation: row.organisation,
    },
    assignee: row.assigned_user_id === null ? null : { id: row.assigned_user_id, name: row.agent_name ?? '' },
    last:
      row.last_message_at === null
        ? null
        : {
            text: row.last_text ?? '',
            at: row.last_message_at.toISOString(),
            from: row.last_from === 'help_desk' ? 'help_desk' : 'user',
          },
    unread_count: row.desk_unread_count,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    page: row.page,
    language: row.language,
    created_at: row.created_at.toISOString(),
  };
}

/** Agents see full names. */
export function presentHelpdeskMessage(row: ChatMessageRow, agentId: number): HelpdeskMessage {
  const message = presentMessage(row);
  const is_own = row.message_from === 'help_desk' && row.sender_user_id === agentId;
  return { ...message, username: row.full_name ?? message.username, is_own };
}
