import type { WebSocket } from 'ws';
import { closeCodes, heartbeatMs, type LiveEvent, maxSilenceMs } from '#domain/features/live/contract.ts';

/** Somebody's open socket. */
export interface SocketConnection {
  readonly tenantId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
}

/** The sockets of this process. Nothing about them is kept beyond their connection. */
export interface Sockets {
  /** Takes a socket in; false when the account has too many already. It leaves by itself when it closes. */
  add(listener: SocketConnection): boolean;
  hasTenant(tenantId: number): boolean;
  /** Tells these people of a tenant, on all their sockets. */
  sendToUsers(tenantId: number, userIds: readonly number[], event: LiveEvent): void;
  broadcast(event: LiveEvent): void;
  sessionIds(): string[];
  /** Closes the sockets of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  /** Tells every socket that another server takes over. */
  closeAll(): void;
}

const maxSocketsPerUser = 20;
/** Bytes that may wait for a slow reader. */
const maxBufferedBytes = 1024 ** 2;

export function createSockets(): Sockets {
  const connections = new Map<SocketConnection, { lastPongAt: number }>();
  const heartbeatTimer = setInterval(() => sendHeartbeats(connections), heartbeatMs).unref();
  return {
    add(listener) {
      const others = [...connections.keys()].filter((one) => one.userId === listener.userId);
      if (others.length >= maxSocketsPerUser) return false;
      const state = { lastPongAt: Date.now() };
      connections.set(listener, state);
      listener.socket.on('pong', () => {
        state.lastPongAt = Date.now();
      });
      listener.socket.on('close', () => connections.delete(listener));
      return true;
    },
    hasTenant: (tenantId) => [...connections.keys()].some((listener) => listener.tenantId === tenantId),
    sendToUsers(tenantId, userIds, event) {
      const wanted = new Set(userIds);
      for (const listener of connections.keys()) {
        if (listener.tenantId === tenantId && wanted.has(listener.userId)) say(listener, event);
      }
    },
    broadcast(event) {
      for (const listener of connections.keys()) say(listener, event);
    },
    sessionIds: () => [...new Set([...connections.keys()].map((listener) => listener.sessionId))],
    endSessions(sessionIds) {
      for (const { sessionId, socket } of connections.keys()) {
        if (sessionIds.has(sessionId)) socket.close(closeCodes.sessionEnded);
      }
    },
    closeAll() {
      clearInterval(heartbeatTimer);
      for (const { socket } of connections.keys()) socket.close(closeCodes.restarting);
    },
  };
}

function say({ socket }: SocketConnection, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.close(closeCodes.tooSlow);
  else socket.send(JSON.stringify(event));
}

/** A ping for the connection, words for the page: a browser shows its page no pings. */
function sendHeartbeats(all: ReadonlyMap<SocketConnection, { lastPongAt: number }>): void {
  for (const [listener, { lastPongAt }] of all) {
    if (Date.now() - lastPongAt > maxSilenceMs) listener.socket.terminate();
    else {
      listener.socket.ping();
      say(listener, { event_type: 'beat' });
    }
  }
}
