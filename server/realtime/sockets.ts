import type { WebSocket } from 'ws';
import { closeCodes, heartbeatMs, type LiveEvent, maxSilenceMs } from '#domain/features/live/contract.ts';

/** Somebody's open socket. */
export interface Listener {
  readonly tenantId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
}

/** The sockets of this process. Nothing about them is kept beyond their connection. */
export interface Sockets {
  /** Takes a socket in; false when the account has too many already. It leaves by itself when it closes. */
  add(listener: Listener): boolean;
  hasTenant(tenantId: number): boolean;
  /** Tells these people of a tenant, on all their sockets. */
  tell(tenantId: number, userIds: readonly number[], event: LiveEvent): void;
  tellAll(event: LiveEvent): void;
  sessionIds(): string[];
  /** Closes the sockets of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  /** Tells every socket that another server takes over. */
  closeAll(): void;
}

const mostPerUser = 20;
/** Bytes that may wait for a slow reader. */
const mostWaiting = 1024 ** 2;

export function createSockets(): Sockets {
  const all = new Map<Listener, { heardAt: number }>();
  const beating = setInterval(() => beat(all), heartbeatMs).unref();
  return {
    add(listener) {
      const others = [...all.keys()].filter((one) => one.userId === listener.userId);
      if (others.length >= mostPerUser) return false;
      const life = { heardAt: Date.now() };
      all.set(listener, life);
      listener.socket.on('pong', () => {
        life.heardAt = Date.now();
      });
      listener.socket.on('close', () => all.delete(listener));
      return true;
    },
    hasTenant: (tenantId) => [...all.keys()].some((listener) => listener.tenantId === tenantId),
    tell(tenantId, userIds, event) {
      const wanted = new Set(userIds);
      for (const listener of all.keys()) {
        if (listener.tenantId === tenantId && wanted.has(listener.userId)) say(listener, event);
      }
    },
    tellAll(event) {
      for (const listener of all.keys()) say(listener, event);
    },
    sessionIds: () => [...new Set([...all.keys()].map((listener) => listener.sessionId))],
    endSessions(sessionIds) {
      for (const { sessionId, socket } of all.keys()) {
        if (sessionIds.has(sessionId)) socket.close(closeCodes.sessionEnded);
      }
    },
    closeAll() {
      clearInterval(beating);
      for (const { socket } of all.keys()) socket.close(closeCodes.restarting);
    },
  };
}

function say({ socket }: Listener, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostWaiting) socket.close(closeCodes.tooSlow);
  else socket.send(JSON.stringify(event));
}

/** A ping for the connection, words for the page: a browser shows its page no pings. */
function beat(all: ReadonlyMap<Listener, { heardAt: number }>): void {
  for (const [listener, { heardAt }] of all) {
    if (Date.now() - heardAt > maxSilenceMs) listener.socket.terminate();
    else {
      listener.socket.ping();
      say(listener, { event_type: 'beat' });
    }
  }
}
