import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { closeCodes, heartbeatMs, maxSilenceMs } from '#domain/features/live/contract.ts';

/** An open socket. */
export interface SocketConnection {
  readonly socket: WebSocket;
  /** Names what it listens to, such as the messages of one user. */
  readonly channel: string;
  /** Who opened it: an account, a guest, or a network. Each may have `maxPerOwner` sockets. */
  readonly owner: string;
  readonly maxPerOwner?: number;
  /** Null for a visitor. */
  readonly sessionId: string | null;
  /** When access ends, in milliseconds since 1970; sessions are checked separately. */
  readonly expiresAt?: number;
}

/** The sockets of this process. */
export interface Sockets {
  /** Registers a socket until it closes. Returns false if its owner has too many. */
  add(connection: SocketConnection): boolean;
  has(channel: string): boolean;
  /** Sends to all sockets of a channel. */
  send(channel: string, event: object): void;
  /** Sends to all sockets of the channels that start with `prefix`. */
  broadcast(prefix: string, event: object): void;
  /** Open sockets of this process. */
  count(): number;
  sessionIds(): string[];
  /** Closes the sockets of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  /**
   * Closes every socket with a code that makes the browser reconnect, to another server. Resolves when all are closed;
   * a client that does not answer, such as a sleeping browser, is cut off.
   */
  closeAll(): Promise<void>;
}

const maxSocketsPerAccount = 20;
/** A client that reads slower than this is disconnected. */
const maxBufferedBytes = 1024 ** 2;
/** How long a client may take to answer the close frame. */
const maxCloseMs = 1000;

const beat = JSON.stringify({ event_type: 'beat' });

export function createSockets(): Sockets {
  const connections = new Map<SocketConnection, { lastPongAt: number }>();
  const channels = createGroups();
  const owners = createGroups();
  const heartbeatTimer = setInterval(() => sendHeartbeats(connections), heartbeatMs).unref();
  return {
    add(connection) {
      const { channel, owner, socket, maxPerOwner = maxSocketsPerAccount } = connection;
      if (owners.get(owner).size >= maxPerOwner) return false;
      const state = { lastPongAt: Date.now() };
      connections.set(connection, state);
      channels.add(channel, connection);
      owners.add(owner, connection);
      socket.on('pong', () => {
        state.lastPongAt = Date.now();
      });
      socket.on('close', () => {
        connections.delete(connection);
        channels.remove(channel, connection);
        owners.remove(owner, connection);
      });
      return true;
    },
    has: (channel) => channels.get(channel).size > 0,
    send: (channel, event) => sendToAll(channels.get(channel), event),
    broadcast(prefix, event) {
      sendToAll(
        [...connections.keys()].filter(({ channel }) => channel.startsWith(prefix)),
        event,
      );
    },
    count: () => connections.size,
    sessionIds: () => [...new Set([...connections.keys()].flatMap(({ sessionId }) => sessionId ?? []))],
    endSessions(sessionIds) {
      for (const { sessionId, socket } of connections.keys()) {
        if (sessionId !== null && sessionIds.has(sessionId)) socket.close(closeCodes.sessionEnded);
      }
    },
    async closeAll() {
      clearInterval(heartbeatTimer);
      const open = [...connections.keys()].map(({ socket }) => socket);
      await Promise.all(open.map((socket) => closeOrCutOff(socket, closeCodes.restarting)));
    },
  };
}

const noConnections: ReadonlySet<SocketConnection> = new Set();

/** Connections by a name. */
function createGroups() {
  const groups = new Map<string, Set<SocketConnection>>();
  return {
    get: (name: string): ReadonlySet<SocketConnection> => groups.get(name) ?? noConnections,
    add(name: string, connection: SocketConnection) {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(connection));
    },
    remove(name: string, connection: SocketConnection) {
      const group = groups.get(name);
      group?.delete(connection);
      if (group?.size === 0) groups.delete(name);
    },
  };
}

async function closeOrCutOff(socket: WebSocket, code: number): Promise<void> {
  const cutOff = setTimeout(() => socket.terminate(), maxCloseMs);
  socket.close(code);
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  clearTimeout(cutOff);
}

function sendToAll(connections: Iterable<SocketConnection>, event: object): void {
  const text = JSON.stringify(event);
  for (const { socket } of connections) sendText(socket, text);
}

function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) void closeOrCutOff(socket, closeCodes.tooSlow);
  else socket.send(text);
}

/** Sends a ping and a message: browsers do not expose pings to the page, which also detects dead connections. */
function sendHeartbeats(connections: ReadonlyMap<SocketConnection, { lastPongAt: number }>): void {
  const now = Date.now();
  for (const [{ socket, expiresAt }, { lastPongAt }] of connections) {
    if (now - lastPongAt > maxSilenceMs) socket.terminate();
    else if (expiresAt !== undefined && now > expiresAt) socket.close(closeCodes.sessionEnded);
    else {
      socket.ping();
      sendText(socket, beat);
    }
  }
}
