import websocket from '@fastify/websocket';
import * as z from 'zod/mini';
import type { SignedInActor } from '#domain/access/actor.ts';
import { closeCodes, socketProtocol } from '#domain/features/live/contract.ts';
import { IdFromText } from '#domain/lib/fields.ts';
import type { Services } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import { createSockets, type Sockets } from '#server/realtime/sockets.ts';
import { forwardEvents } from './forward-events.ts';
import { redeemTicket } from './tickets.ts';

const Query = z.object({ user_id: z.optional(IdFromText) });

/** Limit for messages from browsers; ours send none. */
const maxMessageBytes = 1024;

/** Mounts the WebSocket endpoints. */
export async function serveSockets(app: App, services: Services): Promise<void> {
  const sockets = createSockets();
  const stopForwarding = forwardEvents(services, sockets);
  await app.register(websocket, {
    options: {
      maxPayload: maxMessageBytes,
      // Compression would use about thirty times the memory per socket.
      perMessageDeflate: false,
      handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
    },
    preClose: (done) => {
      app.websocketServer.close();
      void sockets.closeAll().then(() => done());
    },
  });
  app.addHook('onClose', async () => stopForwarding());
  mountMessages(app, sockets);
}

function mountMessages(app: App, sockets: Sockets): void {
  const owners = new WeakMap<object, SignedInActor>();
  app.route({
    method: 'GET',
    url: '/ws/messages/',
    websocket: true,
    config: { isSocket: true },
    schema: { querystring: Query, hide: true },
    preHandler: async (request, reply) => {
      if (!request.ws) return reply.callNotFound();
      owners.set(request, await redeemTicket(request.context, 'messages', request.headers, request.query.user_id));
    },
    handler: (socket, request) => {
      const owner = owners.get(request);
      const { id: tenantId } = request.context.tenant;
      const isAdded = owner && sockets.add({ tenantId, userId: owner.userId, sessionId: owner.sessionId, socket });
      if (!isAdded) return socket.close(closeCodes.rejected);
      socket.on('message', () => socket.close(closeCodes.rejected));
    },
  });
}
