import type { FeedEvent } from '#domain/features/chat/socket-messages.ts';
import type { Services } from '#server/context.ts';
import { getPresenceStart } from '#server/features/chat/helpdesk/presence.ts';
import { listViewers } from '#server/features/chat/helpdesk/presence-queries.ts';
import { helpdeskName } from '#server/features/chat/present.ts';
import type { DomainEvent } from '#server/realtime/events.ts';
import type { Sockets } from '#server/realtime/sockets.ts';
import type { Delivery } from './delivery.ts';
import { feedChannel, feedChannels, type PresenceBoard } from './presence-board.ts';

interface Targets {
  readonly sockets: Sockets;
  readonly presence: PresenceBoard;
  readonly delivery: Delivery;
}

/** Forwards events of chats to the sockets of this process. Returns the function that stops it. */
export function forwardChatEvents(services: Services, targets: Targets): () => void {
  const { sockets, delivery, presence } = targets;
  services.events.onGap(() => {
    delivery.deliverAll();
    presence.refreshAll();
    sockets.broadcast(feedChannels, { event: 'resume' } satisfies FeedEvent);
  });
  return services.events.subscribe((event) => forward(services, targets, event));
}

function forward(services: Services, { sockets, delivery, presence }: Targets, event: DomainEvent): void {
  const sendToFeed = (feedEvent: FeedEvent) => sockets.send(feedChannel(event.tenantId), feedEvent);
  const { tenantId } = event;
  if (event.kind === 'helpdesk_presence') presence.refresh(tenantId);
  else if (event.kind === 'chat_message') {
    const { id, seq, side } = event;
    delivery.deliver({ tenantId, chatId: id });
    sendToFeed(side === 'user' ? { event: 'new_message', session_id: id, seq } : { event: 'changed', session_id: id });
  } else if (event.kind === 'chat_changed') sendToFeed({ event: 'changed', session_id: event.id });
  else if (event.kind === 'chat_typing') forwardTyping({ delivery, presence }, event, sendToFeed);
  else if (event.kind === 'chat_viewers' && sockets.has(feedChannel(tenantId))) sendViewers(services, sockets, event);
}

function forwardTyping(
  { delivery, presence }: Pick<Targets, 'delivery' | 'presence'>,
  { tenantId, id, side, name, isTyping: typing }: Extract<DomainEvent, { kind: 'chat_typing' }>,
  sendToFeed: (event: FeedEvent) => void,
): void {
  sendToFeed({ event: 'typing', session_id: id, typing, message_from: side, username: name });
  if (side === 'user') return;
  const { away } = presence.get(tenantId);
  delivery.send(
    { tenantId, chatId: id },
    { event_type: 'typing', typing, message_from: side, username: helpdeskName, away },
  );
}

function sendViewers(services: Services, sockets: Sockets, { tenantId, id }: { tenantId: number; id: number }): void {
  listViewers(services.database.forTenant(tenantId), tenantId, id, getPresenceStart(services.clock()))
    .then((viewers) => {
      sockets.send(feedChannel(tenantId), { event: 'viewers', session_id: id, viewers } satisfies FeedEvent);
    })
    .catch((error: unknown) => services.log.warn({ err: error }, 'the viewers of a chat could not be read'));
}
