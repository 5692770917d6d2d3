import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, Moment } from '#domain/lib/fields.ts';

/** The name of a chat room. It identifies a chat and gives no access. */
const RoomName = z.string().check(z.regex(/^[A-Za-z0-9]{5}$/));

/** Lifetime of a guest's cookies. */
export const guestDays = 1;

const MessageFrom = z.enum(['user', 'help_desk']);
const EventType = z.enum(['message', 'closed', 'reopened']);

export const ChatMessage = z.object({
  /** 1, 2, 3 within the chat, without gaps. */
  seq: Id,
  client_id: z.string(),
  /** The lines of the text. */
  message: z.array(z.string()),
  message_from: MessageFrom,
  message_type: z.literal('send'),
  event_type: EventType,
  created_at: Moment,
  chatCreated_time: Moment,
  username: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const ChatGroup = z.object({ messages: z.array(ChatMessage), message_from: MessageFrom, created_at: Moment });

const ChatSession = z.object({
  session_id: Id,
  room_name: RoomName,
  status: z.enum(['new', 'ongoing', 'closed']),
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
      status: z.enum(['new', 'ongoing', 'closed']),
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
  }),
};
