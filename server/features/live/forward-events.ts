import type { LiveEvent } from '#domain/features/live/contract.ts';
import type { Services } from '#server/context.ts';
import { findLiveSessionIds } from '#server/features/accounts/service.ts';
import { listParticipants } from '#server/features/messages/service.ts';
import type { Sockets } from '#server/realtime/sockets.ts';

const messageChannels = 'messages:';

/** The channel of the events of one account's conversations. */
export function getMessageChannel(tenantId: number, userId: number): string {
  return `${messageChannels}${tenantId}:${userId}`;
}

/** A socket closes at most this long after its session ended, even if no event was received. */
const checkIntervalMs = 2000;

/** Forwards events to the participants’ sockets and closes sockets of ended sessions. Returns the function that stops it. */
export function forwardEvents(services: Services, sockets: Sockets): () => void {
  const { events, log } = services;
  const check = () => {
    closeExpiredSockets(services, sockets).catch((error: unknown) =>
      log.warn({ err: error }, 'sessions could not be checked'),
    );
  };
  const unsubscribe = events.subscribe((change) => {
    if (change.kind === 'sessions_ended') check();
    if (change.kind !== 'message_sent' && change.kind !== 'messages_read') return;
    const event = {
      event_type: change.kind === 'message_sent' ? 'message' : 'read',
      conversation_id: change.id,
    } as const satisfies LiveEvent;
    listParticipants(services, change.tenantId, change.id)
      .then((userIds) => {
        for (const userId of userIds) sockets.send(getMessageChannel(change.tenantId, userId), event);
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'participants of a conversation could not be read');
        sockets.broadcast(messageChannels, { event_type: 'resume' } satisfies LiveEvent);
      });
  });
  events.onGap(() => sockets.broadcast(messageChannels, { event_type: 'resume' } satisfies LiveEvent));
  const checkTimer = setInterval(check, checkIntervalMs).unref();
  return () => {
    unsubscribe();
    clearInterval(checkTimer);
  };
}

async function closeExpiredSockets(services: Services, sockets: Sockets): Promise<void> {
  const open = sockets.sessionIds();
  if (open.length === 0) return;
  const live = new Set(await findLiveSessionIds(services, open));
  sockets.endSessions(new Set(open.filter((id) => !live.has(id))));
}
