import * as z from 'zod/mini';
import { RoomName } from '#domain/features/chat/message.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id } from '#domain/lib/fields.ts';

/** The WebSocket subprotocol. The client also offers its ticket, as the subprotocol `tk.<ticket>`. */
export const socketProtocol = 'hm.v1';

/** Interval of server heartbeats, and the silence after which either side closes the socket. */
export const heartbeatMs = 25_000;
export const maxSilenceMs = 60_000;

/**
 * Socket rooms. `messages`, at /ws/messages/, sends events of the caller's conversations; `helpdesk`, at
 * /ws/helpdesk/room/, the events of agents; the name of a chat room, at /ws/{room}/, that chat.
 */
const Room = z.union([z.enum(['messages', 'helpdesk']), RoomName]);
export type Room = z.infer<typeof Room>;

export const closeCodes = {
  /** The session has ended; log in again. */
  sessionEnded: 4401,
  /** The client reads too slowly; reconnecting catches up. */
  tooSlow: 4408,
  /** The client sent data, or the account has too many sockets. */
  rejected: 4429,
  /** The server is shutting down; reconnect. */
  restarting: 1012,
  /** The chat is closed. */
  ended: 1000,
} as const;

/**
 * A server event. It names what changed without the content, which clients fetch through the API and its access checks.
 */
export const LiveEvent = z.discriminatedUnion('event_type', [
  /** A new message, or a read receipt, in the conversation. */
  z.object({ event_type: z.enum(['message', 'read']), conversation_id: Id }),
  /** Events may have been missed; refetch everything on screen. */
  z.object({ event_type: z.literal('resume') }),
  /** Heartbeat. */
  z.object({ event_type: z.literal('beat') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveApi = {
  /** Creates a single-use, short-lived ticket to open one socket, if the caller may join the room. */
  ticket: endpoint({
    method: 'POST',
    path: '/api/v1/ws/ticket',
    access: 'session',
    body: z.object({ room: Room }),
    response: z.object({ ticket: z.string(), expires_in: z.int() }),
    perMinute: 60,
  }),
};
