import * as z from 'zod/mini';
import { articleNames } from '#domain/features/help/articles.ts';
import { Id, Moment } from '#domain/lib/fields.ts';

/** The name of a chat room. It identifies a chat and gives no access. */
export const RoomName = z.string().check(z.regex(/^[A-Za-z0-9]{5}$/));

export const ChatStatus = z.enum(['new', 'ongoing', 'closed']);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const MessageFrom = z.enum(['user', 'help_desk']);

export const maxChatTextLength = 4000;

export const ArticleName = z.enum(articleNames);

/** A stored message. The server sets the sender, the name, and the time. */
export const ChatMessage = z.object({
  /** 1, 2, 3 within the chat, without gaps. */
  seq: Id,
  client_id: z.string(),
  /** The lines of the text; empty for `closed` and `reopened`. */
  message: z.array(z.string()),
  /** The path of a help article, or null. */
  message_2: z.nullable(z.string()),
  message_from: MessageFrom,
  message_type: z.literal('send'),
  event_type: z.enum(['message', 'closed', 'reopened']),
  created_at: Moment,
  chatCreated_time: Moment,
  username: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
