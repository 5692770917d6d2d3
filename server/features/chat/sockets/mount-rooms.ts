import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { RoomName } from '#domain/features/chat/message.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import { IdFromText, intInQuery } from '#domain/lib/fields.ts';
import { findCustomer, joinChat } from '#server/features/chat/customer.ts';
import { authenticateSocket } from '#server/features/live/service.ts';
import type { App } from '#server/http/app-type.ts';
import { createNamedLimit } from '#server/http/rate-limit.ts';
import type { SocketConnection, Sockets } from '#server/realtime/sockets.ts';
import { type JoinedCustomer, serveCustomer } from './customer-socket.ts';
import type { Delivery } from './delivery.ts';
import type { PresenceBoard } from './presence-board.ts';

const Query = z.object({ user_id: z.optional(IdFromText), after: z.optional(intInQuery(0, 999_999_999)) });

/** Names of rooms that are not the caller's own, per minute and network: new ones and guessed ones. */
const maxNewRoomsPerMinute = 10;

interface Targets {
  readonly sockets: Sockets;
  readonly presence: PresenceBoard;
  readonly delivery: Delivery;
}

/** Mounts the chats of customers at `/ws/{room}/`. */
export function mountRooms(app: App, { sockets, presence, delivery }: Targets): void {
  const accepted = new WeakMap<object, JoinedCustomer>();
  const limit = createNamedLimit(app, { name: 'new rooms', max: maxNewRoomsPerMinute, windowMs: 60_000 });
  app.route({
    method: 'GET',
    url: '/ws/:room/',
    websocket: true,
    config: { isSocket: true },
    schema: { querystring: Query, params: z.object({ room: z.string() }), hide: true },
    preHandler: async (request, reply) => {
      const room = z.safeParse(RoomName, request.params.room);
      if (!request.ws || !room.success) return reply.callNotFound();
      const { context, headers, query } = request;
      const actor = await authenticateSocket(context, room.data, headers, query.user_id);
      const ctx = { ...context, actor };
      const customer = await findCustomer(ctx, request);
      const chat = await joinChat(ctx, customer, room.data, () => limit(request));
      await presence.open(context.tenant.id);
      const sentSeq = Math.min(query.after ?? 0, chat.last_seq);
      accepted.set(request, { ctx, customer, chatId: chat.id, sentSeq });
    },
    handler: (socket, request) => {
      const joined = accepted.get(request);
      if (!joined || !sockets.add(buildConnection(socket, joined))) return socket.close(closeCodes.rejected);
      serveCustomer(joined, socket, delivery);
    },
  });
}

function buildConnection(socket: WebSocket, { ctx, customer, chatId }: JoinedCustomer): SocketConnection {
  const { owner, sessionId, expiresAt } = customer;
  const tenantId = ctx.tenant.id;
  const ownerKey = 'userId' in owner ? `user:${owner.userId}` : `guest:${owner.guestHash.toString('base64')}`;
  const connection = { socket, channel: `chat:${tenantId}:${chatId}`, owner: `${tenantId}:${ownerKey}`, sessionId };
  return expiresAt === undefined ? connection : { ...connection, expiresAt };
}
