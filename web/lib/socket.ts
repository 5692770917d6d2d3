import { maxSilenceMs, socketProtocol } from '#domain/features/live/contract.ts';
import { scheduleOnce } from './spec-timer.ts';

/** Reconnect delays; each failure doubles the delay, and jitter spreads the clients. */
const minRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

interface SocketHandlers {
  /** Creates a socket; called for every attempt. A rejection counts as a failed attempt. */
  readonly create: () => Promise<WebSocket>;
  readonly onOpen?: () => void;
  /** A JSON message of the server, not checked. */
  readonly onData: (data: unknown) => void;
  readonly onClose?: () => void;
}

export interface OpenSocket {
  /** Sends a JSON message. Returns false while there is no connection. */
  readonly send: (message: object) => boolean;
  readonly end: () => void;
}

/** Keeps a socket open until `end` is called. A connection without heartbeats is replaced. */
export function keepSocketOpen(handlers: SocketHandlers): OpenSocket {
  const connection: Connection = { handlers, socket: null, cancelTimer: () => undefined, failures: 0, isEnded: false };
  const reconnectNow = () => {
    if (connection.socket?.readyState === WebSocket.OPEN) return;
    connection.failures = 0;
    retry(connection);
  };
  window.addEventListener('online', reconnectNow);
  void open(connection);
  return {
    send: (message) => {
      if (connection.socket?.readyState !== WebSocket.OPEN) return false;
      connection.socket.send(JSON.stringify(message));
      return true;
    },
    end: () => {
      connection.isEnded = true;
      connection.cancelTimer();
      window.removeEventListener('online', reconnectNow);
      connection.socket?.close();
    },
  };
}

interface Connection {
  readonly handlers: SocketHandlers;
  socket: WebSocket | null;
  cancelTimer: () => void;
  failures: number;
  isEnded: boolean;
}

async function open(connection: Connection): Promise<void> {
  const { handlers } = connection;
  const socket = await handlers.create().catch(() => null);
  connection.socket = socket;
  if (socket === null) return retry(connection);
  if (connection.isEnded) return socket.close();
  socket.onopen = () => {
    connection.failures = 0;
    resetSilenceTimer(connection);
    handlers.onOpen?.();
  };
  socket.onmessage = ({ data }) => {
    if (connection.isEnded) return;
    resetSilenceTimer(connection);
    handlers.onData(parseJson(data));
  };
  // Also reconnect if the session was ended elsewhere: the next response shows that to the person.
  socket.onclose = () => {
    if (!connection.isEnded) handlers.onClose?.();
    retry(connection);
  };
}

function retry(connection: Connection): void {
  if (connection.isEnded) return;
  connection.cancelTimer();
  const delayMs = Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** connection.failures);
  connection.failures += 1;
  connection.cancelTimer = scheduleOnce(delayMs * (0.5 + Math.random() / 2), () => void open(connection));
}

/** Closes a connection without heartbeats, even if the browser still reports it as open. */
function resetSilenceTimer(connection: Connection): void {
  connection.cancelTimer();
  connection.cancelTimer = scheduleOnce(maxSilenceMs, () => connection.socket?.close());
}

/** Opens a socket at a path such as `/ws/messages/`, with a ticket for rooms of signed-in people. */
export function createSocket(path: string, ticket?: string): WebSocket {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url.href, ticket === undefined ? [socketProtocol] : [socketProtocol, `tk.${ticket}`]);
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
