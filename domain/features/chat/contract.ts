import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { ChatMessage, ChatStatus, MessageFrom, RoomName } from './message.ts';
import { Presence } from './socket-messages.ts';

/** Lifetime of a guest's cookies. */
export const guestDays = 1;

const ChatGroup = z.object({ messages: z.array(ChatMessage), message_from: MessageFrom, created_at: Moment });

const ChatSession = z.object({
  session_id: Id,
  room_name: RoomName,
  status: ChatStatus,
  username: z.string(),
  profile: z.string(),
  created_at: Moment,
  last_message: z.string(),
  unread: z.int(),
});

export const chatApi = {
  /** The caller's chats, newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/chat/session',
    access: { permission: 'chat.own' },
    response: z.object({ sessions: z.array(ChatSession), active_conversations: z.int() }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/v1/session',
    access: { permission: 'chat.own' },
    response: z.object({ total_unread: z.int() }),
  }),
  /** The history of a chat, and for its owner a mark that everything is read. A guest also needs the secret cookie. */
  history: endpoint({
    method: 'POST',
    path: '/api/v1/session/chat',
    access: 'public',
    form: { files: [] },
    body: z.object({ session: z.optional(IdFromText), room: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({
      /** Groups of one sender, by day (UTC). */
      chat_details: z.record(z.string(), z.array(ChatGroup)),
      status: ChatStatus,
    }),
    perMinute: 60,
  }),
  /** Says whether an account exists, and gives a guest the secret that protects their chat. */
  checkEmail: endpoint({
    method: 'POST',
    path: '/api/v1/checkemail',
    access: 'public',
    form: { files: [] },
    body: z.object({ email: Email }),
    response: z.object({ message: z.enum(['Account exits', 'Account does not exists ']) }),
    perMinute: 10,
    perDay: 100,
  }),
  /** Whether the helpdesk is there, and how fast it replies. */
  helpdesk: endpoint({
    method: 'GET',
    path: '/api/v1/helpdesk/status',
    access: 'public',
    response: z.extend(Presence, {
      /** Median of the replies of the last 7 days; null if there are fewer than 5. */
      median_reply_minutes: z.nullable(z.int()),
    }),
  }),
};
