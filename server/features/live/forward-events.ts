import type { Services } from '#server/context.ts';
import { findLiveSessionIds } from '#server/features/accounts/service.ts';
import { listParticipants } from '#server/features/messages/service.ts';
import type { Sockets } from '#server/realtime/sockets.ts';

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
    if (change.kind === 'sessions_ended' && sockets.hasTenant(change.tenantId)) check();
    if (change.kind !== 'message_sent' && change.kind !== 'messages_read') return;
    if (!sockets.hasTenant(change.tenantId)) return;
    const event = {
      event_type: change.kind === 'message_sent' ? 'message' : 'read',
      conversation_id: change.id,
    } as const;
    listParticipants(services, change.tenantId, change.id)
      .then((userIds) => sockets.sendToUsers(change.tenantId, userIds, event))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'participants of a conversation could not be read');
        sockets.broadcast({ event_type: 'resume' });
      });
  });
  events.onGap(() => sockets.broadcast({ event_type: 'resume' }));
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
