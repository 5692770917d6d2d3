import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { RoomName } from '#domain/features/chat/message.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import { IdFromText, intInQuery } from '#domain/lib/fields.ts';
import type { Services } from '#server/context.ts';
import { findCustomer, joinChat } from '#server/features/chat/customer.ts';
import { authenticateSocket } from '#server/features/live/service.ts';
import type { App } from '#server/http/app-type.ts';
import { createNamedLimit } from '#server/http/limits/rate-limit.ts';
import { mountSocket } from '#server/http/sockets/mount-socket.ts';
import type { SocketConnection, Sockets } from '#server/realtime/sockets.ts';
import { type JoinedCustomer, serveCustomer } from './customer-socket.ts';
import type { Delivery } from './delivery.ts';
import type { PresenceBoard } from './presence-board.ts';

const Query = z.object({ user_id: z.optional(IdFromText), after: z.optional(intInQuery(0, 999_999_999)) });

const Params = z.object({ room: RoomName });

/** Names of rooms that are not the caller's own, per minute and network: new ones and guessed ones. */
const maxNewRoomsPerMinute = 10;

interface Targets {
  readonly sockets: Sockets;
  readonly presence: PresenceBoard;
  readonly delivery: Delivery;
}

/** Mounts the chats of customers at `/ws/{room}/`. */
export function mountRooms(app: App, services: Services, { sockets, presence, delivery }: Targets): void {
  const limit = createNamedLimit(app, { name: 'new rooms', max: maxNewRoomsPerMinute, windowMs: 60_000 });
  mountSocket(app, {
    url: '/ws/:room/',
    query: Query,
    accept: async (request, { user_id, after = 0 }): Promise<JoinedCustomer | undefined> => {
      const { context, headers, id: requestId } = request;
      const params = z.safeParse(Params, request.params);
      if (!params.success) return undefined;
      const { room } = params.data;
      const actor = await authenticateSocket(context, room, headers, user_id);
      const ctx = { ...context, actor };
      const customer = await findCustomer(ctx, request);
      const chat = await joinChat(ctx, customer, room, () => limit(request));
      await presence.open(context.tenant.id);
      const { tenant } = context;
      return { tenant, actor, requestId, customer, chatId: chat.id, sentSeq: Math.min(after, chat.last_seq) };
    },
    serve: (socket, joined) => {
      if (!sockets.add(buildConnection(socket, joined))) return socket.close(closeCodes.rejected);
      serveCustomer(services, joined, { socket, delivery });
    },
  });
}

function buildConnection(socket: WebSocket, { tenant, customer, chatId }: JoinedCustomer): SocketConnection {
  const { owner, sessionId, expiresAt } = customer;
  const tenantId = tenant.id;
  const ownerKey = 'userId' in owner ? `user:${owner.userId}` : `guest:${owner.guestHash.toString('base64')}`;
  const connection = { socket, channel: `chat:${tenantId}:${chatId}`, owner: `${tenantId}:${ownerKey}`, sessionId };
  return expiresAt === undefined ? connection : { ...connection, expiresAt };
}
