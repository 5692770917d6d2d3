import type { Presence, PresenceEvent } from '#domain/features/chat/socket-messages.ts';
import type { Services } from '#server/context.ts';
import { offline, readPresence } from '#server/features/chat/helpdesk/presence.ts';
import type { Sockets } from '#server/realtime/sockets.ts';

/** The last known presence of the helpdesks that sockets of this process listen to. */
export interface PresenceBoard {
  get(tenantId: number): Presence;
  /** Reads it for a socket that has joined. It is kept up to date from then on. */
  open(tenantId: number): Promise<Presence>;
  /** Reads it again and sends changes to the tenant's sockets. */
  refresh(tenantId: number): void;
  refreshAll(): void;
  close(): void;
}

/** Channels of the sockets that show the presence. */
export const presenceChannel = (tenantId: number) => `presence:${tenantId}`;
export const feedChannels = 'helpdesk:';
export const feedChannel = (tenantId: number) => `${feedChannels}${tenantId}`;

/** Pages whose process has died are noticed after at most this long beyond their expiry. */
const checkIntervalMs = 15_000;

export function createPresenceBoard(services: Services, sockets: Sockets): PresenceBoard {
  const known = new Map<number, Presence>();
  const read = async (tenantIds: readonly number[]) => {
    if (tenantIds.length === 0) return;
    const found = await readPresence(services, tenantIds);
    for (const tenantId of tenantIds) update(tenantId, found.get(tenantId) ?? offline);
  };
  const update = (tenantId: number, presence: Presence) => {
    const before = known.get(tenantId);
    known.set(tenantId, presence);
    if (before && before.online === presence.online && before.away === presence.away) return;
    const event: PresenceEvent = { event: 'status', ...presence };
    sockets.send(presenceChannel(tenantId), event);
    sockets.send(feedChannel(tenantId), event);
  };
  const readOrLog = (tenantIds: readonly number[]) => {
    read(tenantIds).catch((error: unknown) => services.log.warn({ err: error }, 'the presence could not be read'));
  };
  const timer = setInterval(() => readOrLog([...known.keys()]), checkIntervalMs).unref();
  return {
    get: (tenantId) => known.get(tenantId) ?? offline,
    async open(tenantId) {
      if (!known.has(tenantId)) await read([tenantId]);
      return known.get(tenantId) ?? offline;
    },
    refresh(tenantId) {
      if (known.has(tenantId)) readOrLog([tenantId]);
    },
    refreshAll: () => readOrLog([...known.keys()]),
    close: () => clearInterval(timer),
  };
}
