import * as z from 'zod/mini';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { PresenceEvent } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import { IdFromText } from '#domain/lib/fields.ts';
import { authenticateSocket } from '#server/features/live/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getNetwork } from '#server/http/rate-limit.ts';
import type { SocketConnection, Sockets } from '#server/realtime/sockets.ts';
import { serveAgent } from './agent-socket.ts';
import { feedChannel, type PresenceBoard, presenceChannel } from './presence-board.ts';

const Query = z.object({ user_id: z.optional(IdFromText) });

/** Visitors share the address of their school, office, or provider. */
const maxVisitorsPerNetwork = 100;

interface Targets {
  readonly sockets: Sockets;
  readonly presence: PresenceBoard;
}

/** Mounts the presence of the helpdesk, which everyone may receive, and the feed of agents at the same address. */
export function mountHelpdeskRoom(app: App, { sockets, presence }: Targets): void {
  const accepted = new WeakMap<object, { agent: SignedInActor | null; status: PresenceEvent }>();
  app.route({
    method: 'GET',
    url: '/ws/helpdesk/room/',
    websocket: true,
    config: { isSocket: true },
    schema: { querystring: Query, hide: true },
    preHandler: async (request, reply) => {
      if (!request.ws) return reply.callNotFound();
      const { context, headers, query } = request;
      // A bearer token alone receives the presence: the feed is for the account named in the URL, or of the ticket.
      const isFeed = query.user_id !== undefined || headers['sec-websocket-protocol'] !== undefined;
      const ctx = isFeed ? context : { ...context, actor: { kind: 'visitor' } as const };
      const actor = await authenticateSocket(ctx, 'helpdesk', headers, query.user_id);
      const status = { event: 'status', ...(await presence.open(context.tenant.id)) } as const;
      accepted.set(request, { agent: actor.kind === 'signed_in' ? actor : null, status });
    },
    handler: (socket, request) => {
      const { context, ip } = request;
      const { agent, status } = accepted.get(request) ?? {};
      const tenantId = context.tenant.id;
      const connection: SocketConnection = agent
        ? {
            socket,
            channel: feedChannel(tenantId),
            owner: `agent:${tenantId}:${agent.userId}`,
            sessionId: agent.sessionId,
          }
        : {
            socket,
            channel: presenceChannel(tenantId),
            owner: `network:${getNetwork(ip)}`,
            maxPerOwner: maxVisitorsPerNetwork,
            sessionId: null,
          };
      if (!status || !sockets.add(connection)) return socket.close(closeCodes.rejected);
      socket.send(JSON.stringify(status));
      if (agent) serveAgent({ ...context, actor: agent }, socket);
      else socket.on('message', () => socket.close(closeCodes.rejected));
    },
  });
}
