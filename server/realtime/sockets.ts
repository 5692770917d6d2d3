import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { closeCodes, heartbeatMs, type LiveEvent, maxSilenceMs } from '#domain/features/live/contract.ts';

/** The open socket of a user. */
export interface SocketConnection {
  readonly tenantId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
}

/** The sockets of this process. */
export interface Sockets {
  /** Registers a socket until it closes. Returns false if the account has too many. */
  add(connection: SocketConnection): boolean;
  hasTenant(tenantId: number): boolean;
  /** Sends to all sockets of these users of a tenant. */
  sendToUsers(tenantId: number, userIds: readonly number[], event: LiveEvent): void;
  broadcast(event: LiveEvent): void;
  sessionIds(): string[];
  /** Closes the sockets of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  /**
   * Closes every socket with a code that makes the browser reconnect, to another server. Resolves when all are closed;
   * a client that does not answer, such as a sleeping browser, is cut off.
   */
  closeAll(): Promise<void>;
}

const maxSocketsPerUser = 20;
/** A client that reads slower than this is disconnected. */
const maxBufferedBytes = 1024 ** 2;
/** How long a client may take to answer the close frame at shutdown. */
const maxCloseMs = 1000;

export function createSockets(): Sockets {
  const connections = new Map<SocketConnection, { lastPongAt: number }>();
  const heartbeatTimer = setInterval(() => sendHeartbeats(connections), heartbeatMs).unref();
  return {
    add(connection) {
      const others = [...connections.keys()].filter((one) => one.userId === connection.userId);
      if (others.length >= maxSocketsPerUser) return false;
      const state = { lastPongAt: Date.now() };
      connections.set(connection, state);
      connection.socket.on('pong', () => {
        state.lastPongAt = Date.now();
      });
      connection.socket.on('close', () => connections.delete(connection));
      return true;
    },
    hasTenant: (tenantId) => [...connections.keys()].some((connection) => connection.tenantId === tenantId),
    sendToUsers(tenantId, userIds, event) {
      const wanted = new Set(userIds);
      for (const connection of connections.keys()) {
        if (connection.tenantId === tenantId && wanted.has(connection.userId)) sendEvent(connection, event);
      }
    },
    broadcast(event) {
      for (const connection of connections.keys()) sendEvent(connection, event);
    },
    sessionIds: () => [...new Set([...connections.keys()].map((connection) => connection.sessionId))],
    endSessions(sessionIds) {
      for (const { sessionId, socket } of connections.keys()) {
        if (sessionIds.has(sessionId)) socket.close(closeCodes.sessionEnded);
      }
    },
    async closeAll() {
      clearInterval(heartbeatTimer);
      const open = [...connections.keys()].map(({ socket }) => socket);
      await Promise.all(open.map(closeOrCutOff));
    },
  };
}

async function closeOrCutOff(socket: WebSocket): Promise<void> {
  const cutOff = setTimeout(() => socket.terminate(), maxCloseMs);
  socket.close(closeCodes.restarting);
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  clearTimeout(cutOff);
}

function sendEvent({ socket }: SocketConnection, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.close(closeCodes.tooSlow);
  else socket.send(JSON.stringify(event));
}

/** Sends a ping and a message: browsers do not expose pings to the page, which also detects dead connections. */
function sendHeartbeats(connections: ReadonlyMap<SocketConnection, { lastPongAt: number }>): void {
  for (const [connection, { lastPongAt }] of connections) {
    if (Date.now() - lastPongAt > maxSilenceMs) connection.socket.terminate();
    else {
      connection.socket.ping();
      sendEvent(connection, { event_type: 'beat' });
    }
  }
}
