import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id } from '#domain/lib/fields.ts';

/** What a browser offers when it opens a socket, and what the server agrees to. The ticket goes along as `tk.<ticket>`. */
export const socketProtocol = 'hm.v1';

/** Milliseconds between two signs of life from the server, and the silence after which either side gives up. */
export const heartbeat = 25_000;
export const longestSilence = 60_000;

/** The sockets there are. `messages` hears of the caller's conversations, at /ws/messages/. */
export const rooms = ['messages'] as const;
export type Room = (typeof rooms)[number];

/** Why the server closed a socket. */
export const closeCodes = {
  /** The session has ended: signing in again is what helps. */
  sessionEnded: 4401,
  /** Too much is waiting for a reader that is too slow; coming back catches up. */
  tooSlow: 4408,
  /** This socket only listens, or the account has too many of them. */
  notWanted: 4429,
  /** The server is about to stop: another one takes over. */
  restarting: 1012,
} as const;

/**
 * What the server says over the socket. It names what changed and never what it says: whoever cares asks for it, with the
 * checks every question has.
 */
export const LiveEvent = z.discriminatedUnion('event_type', [
  /** Somebody wrote in this conversation, or has read it. */
  z.object({ event_type: z.enum(['message', 'read']), conversation_id: Id }),
  /** Something may have been missed: ask anew for everything on screen. */
  z.object({ event_type: z.literal('resume') }),
  /** A sign of life. */
  z.object({ event_type: z.literal('beat') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveApi = {
  /** What opens one socket, once, within seconds, from the page that asked for it. */
  ticket: endpoint({
    method: 'POST',
    path: '/api/v1/ws/ticket',
    access: { permission: 'message.own' },
    body: z.object({ room: z.enum(rooms) }),
    response: z.object({ ticket: z.string(), expires_in: z.int() }),
    perMinute: 60,
  }),
};
