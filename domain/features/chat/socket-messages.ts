import * as z from 'zod/mini';
import { Id, Moment, paragraph } from '#domain/lib/fields.ts';
import { ChatMessage, ChatStatus, MessageFrom, maxChatTextLength } from './message.ts';

/** Messages that a socket may send in `sendWindowMs`; more are answered with an error and not stored. */
export const maxSends = 20;
export const sendWindowMs = 10_000;

const Typing = z.boolean();

/**
 * Sends a message. `message_from`, `username`, `room`, `chatCreated_time`, and `group_by` of the client are ignored:
 * the server knows them. Repeating a `client_id` returns the `ack` of the stored message.
 */
const Send = z.object({
  message_type: z.literal('send'),
  message: z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string()).check(z.maxLength(200))]),
      z.transform((text) => (Array.isArray(text) ? text.join('\n') : text).replaceAll('\r\n', '\n')),
    ),
    paragraph(maxChatTextLength, 1),
  ),
  client_id: z.optional(z.uuid()),
  /** The path of the page that the customer is on, for the helpdesk. */
  page: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s\\]*$/))),
  language: z.optional(z.enum(['en', 'fr', 'esp', 'ko'])),
});

/** What a customer sends on `/ws/{room}/`. */
export const CustomerFrame = z.union([
  Send,
  z.object({ message_type: z.literal('typing'), typing: Typing }),
  /** Everything up to `seq` has been read. */
  z.object({ message_type: z.literal('read'), seq: Id }),
  /** Repeats every message after `after`. The query parameter `?after=` does the same when the socket opens. */
  z.object({ event_type: z.literal('resume'), after: z.int().check(z.gte(0)) }),
]);
export type CustomerFrame = z.infer<typeof CustomerFrame>;

/** What the server sends on `/ws/{room}/`. */
export const RoomEvent = z.discriminatedUnion('event_type', [
  /** A stored message, in the order of `seq`, also the client's own. `away` is the presence of the helpdesk. */
  z.extend(ChatMessage, { typing: z.literal(false), away: z.boolean() }),
  z.object({
    event_type: z.literal('typing'),
    typing: Typing,
    message_from: MessageFrom,
    username: z.string(),
    away: z.boolean(),
  }),
  /** The client's message is stored. */
  z.object({ event_type: z.literal('ack'), client_id: z.string(), seq: Id, created_at: Moment }),
  /** Every stored message up to `last_seq` has been sent. */
  z.object({ event_type: z.literal('ready'), status: ChatStatus, last_seq: z.int() }),
  /** The message was not stored. `rate_limited`: send it again after `retry_after` seconds, with the same `client_id`. */
  z.object({
    event_type: z.literal('error'),
    code: z.enum(['invalid', 'rate_limited', 'closed', 'unavailable']),
    client_id: z.nullable(z.string()),
    retry_after: z.nullable(z.int()),
  }),
  z.object({ event_type: z.literal('beat') }),
]);
export type RoomEvent = z.infer<typeof RoomEvent>;

/** `online`: an agent is there; `away`: agents are there, and all are away; neither: offline. */
export const Presence = z.object({ online: z.boolean(), away: z.boolean() });
export type Presence = z.infer<typeof Presence>;

const StatusEvent = z.extend(Presence, { event: z.literal('status') });

/** What the server sends on `/ws/helpdesk/room/` to everyone. Heartbeats (`event_type: 'beat'`) come on every socket. */
export const PresenceEvent = StatusEvent;
export type PresenceEvent = z.infer<typeof PresenceEvent>;

export const Viewer = z.object({ user_id: Id, name: z.string() });

/** What the server sends on `/ws/helpdesk/room/?user_id=` to agents. */
export const FeedEvent = z.discriminatedUnion('event', [
  StatusEvent,
  /** A customer's message: play the sound and refresh. */
  z.object({ event: z.literal('new_message'), session_id: Id, seq: Id }),
  /** Anything else in a chat: a reply, a note, its status, assignee, or read mark. */
  z.object({ event: z.literal('changed'), session_id: Id }),
  z.object({
    event: z.literal('typing'),
    session_id: Id,
    typing: Typing,
    message_from: MessageFrom,
    username: z.string(),
  }),
  /** The agents who have the chat open. */
  z.object({ event: z.literal('viewers'), session_id: Id, viewers: z.array(Viewer) }),
  /** Events may have been missed; refetch everything on screen. */
  z.object({ event: z.literal('resume') }),
]);
export type FeedEvent = z.infer<typeof FeedEvent>;

/** What an agent sends on the feed. Replies are sent over HTTP. */
export const AgentFrame = z.discriminatedUnion('message_type', [
  z.object({ message_type: z.literal('typing'), session_id: Id, typing: Typing }),
  /** The chat on screen; null for none. */
  z.object({ message_type: z.literal('viewing'), session_id: z.nullable(Id) }),
]);
export type AgentFrame = z.infer<typeof AgentFrame>;
