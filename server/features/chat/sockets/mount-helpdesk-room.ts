import * as z from 'zod/mini';
import { type SignedInActor, visitor } from '#domain/access/actor.ts';
import type { PresenceEvent } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import { IdFromText } from '#domain/lib/fields.ts';
import type { Services } from '#server/context.ts';
import { authenticateSocket } from '#server/features/live/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getNetwork } from '#server/http/limits/rate-limit.ts';
import { mountSocket } from '#server/http/sockets/mount-socket.ts';
import { visitorContext } from '#server/lib/contexts.ts';
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
export function mountHelpdeskRoom(app: App, services: Services, { sockets, presence }: Targets): void {
  mountSocket(app, {
    url: '/ws/helpdesk/room/',
    query: Query,
    accept: async ({ context, headers, ip, id: requestId }, { user_id }) => {
      // A bearer token alone receives the presence: the feed is for the account named in the URL, or of the ticket.
      const isFeed = user_id !== undefined || headers['sec-websocket-protocol'] !== undefined;
      const ctx = isFeed ? context : { ...context, actor: visitor };
      const actor = await authenticateSocket(ctx, 'helpdesk', headers, user_id);
      const { tenant } = context;
      const status: PresenceEvent = { event: 'status', ...(await presence.open(tenant.id)) };
      return { actor, tenant, requestId, network: getNetwork(ip), status };
    },
    serve: (socket, { actor, tenant, requestId, network, status }) => {
      const connection = actor.kind === 'signed_in' ? buildFeed(tenant.id, actor) : buildListener(tenant.id, network);
      if (!sockets.add({ ...connection, socket })) return socket.close(closeCodes.rejected);
      socket.send(JSON.stringify(status));
      if (actor.kind === 'signed_in') serveAgent({ ...visitorContext(services, tenant, requestId), actor }, socket);
      else socket.on('message', () => socket.close(closeCodes.rejected));
    },
  });
}

type Connection = Omit<SocketConnection, 'socket'>;

function buildFeed(tenantId: number, { userId, sessionId }: SignedInActor): Connection {
  return { channel: feedChannel(tenantId), owner: `agent:${tenantId}:${userId}`, sessionId };
}

function buildListener(tenantId: number, network: string): Connection {
  const owner = `network:${network}`;
  return { channel: presenceChannel(tenantId), owner, maxPerOwner: maxVisitorsPerNetwork, sessionId: null };
}
