import { getScope } from '#domain/access/actor.ts';
import type { Services, SignedInContext } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import type { Sockets } from '#server/realtime/sockets.ts';
import { countChatsOf, readAgentLoads, releaseChats, saveAgentHours } from './helpdesk/agents.ts';
import { countWaitingChats } from './helpdesk/chat-queries.ts';
import { createDelivery } from './sockets/delivery.ts';
import { forwardChatEvents } from './sockets/forward-chat-events.ts';
import { mountHelpdeskRoom } from './sockets/mount-helpdesk-room.ts';
import { mountRooms } from './sockets/mount-rooms.ts';
import { createPresenceBoard } from './sockets/presence-board.ts';

export { countChatsOf, readAgentLoads, releaseChats, saveAgentHours };

/** Mounts the sockets of customers and agents, and forwards events to them until the app closes. */
export function serveChatSockets(app: App, services: Services, sockets: Sockets): void {
  const presence = createPresenceBoard(services, sockets);
  const delivery = createDelivery(services, presence.get);
  const stopForwarding = forwardChatEvents(services, { sockets, presence, delivery });
  mountHelpdeskRoom(app, services, { sockets, presence });
  mountRooms(app, services, { sockets, presence, delivery });
  app.addHook('onClose', async () => {
    stopForwarding();
    presence.close();
  });
}

/** The chats that wait for the caller's answer, if the caller works at the helpdesk. */
export async function findWaitingChats(ctx: SignedInContext): ReturnType<typeof countWaitingChats> {
  if (getScope(ctx.actor, 'helpdesk.work') === null) return null;
  return countWaitingChats(ctx.db, ctx.tenant.id, ctx.actor.userId);
}
