import websocket from '@fastify/websocket';
import { Gauge } from 'prom-client';
import * as z from 'zod/mini';
import { closeCodes, socketProtocol } from '#domain/features/live/contract.ts';
import { IdFromText } from '#domain/lib/fields.ts';
import type { Services } from '#server/context.ts';
import { serveChatSockets } from '#server/features/chat/service.ts';
import type { App } from '#server/http/app-type.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { mountSocket } from '#server/http/sockets/mount-socket.ts';
import { createSockets, type Sockets } from '#server/realtime/sockets.ts';
import { forwardEvents, getMessageChannel } from './forward-events.ts';
import { authenticateSocket } from './service.ts';

const Query = z.object({ user_id: z.optional(IdFromText) });

/** Limit for messages from clients. The longest text of a chat has 4000 characters. */
const maxMessageBytes = 64 * 1024;

/** Mounts the WebSocket endpoints. */
export async function serveSockets(app: App, services: Services): Promise<void> {
  const sockets = createSockets();
  addSocketGauge(services, sockets);
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
  serveChatSockets(app, services, sockets);
}

function addSocketGauge({ metrics: { registry } }: Services, sockets: Sockets): void {
  new Gauge({
    name: 'sockets_open',
    help: 'Open WebSocket connections',
    registers: [registry],
    collect() {
      this.set(sockets.count());
    },
  });
}

function mountMessages(app: App, sockets: Sockets): void {
  mountSocket(app, {
    url: '/ws/messages/',
    query: Query,
    accept: async ({ context, headers }, query) => {
      const actor = await authenticateSocket(context, 'messages', headers, query.user_id);
      if (actor.kind === 'visitor') return refuse('unauthorised');
      const { userId, sessionId } = actor;
      const channel = getMessageChannel(context.tenant.id, userId);
      return { channel, owner: channel, sessionId };
    },
    serve: (socket, connection) => {
      if (!sockets.add({ ...connection, socket })) return socket.close(closeCodes.rejected);
      socket.on('message', () => socket.close(closeCodes.rejected));
    },
  });
}
