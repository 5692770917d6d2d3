import { useEffect } from 'react';
import { safeParse } from 'zod/mini';
import { LiveEvent, maxSilenceMs, socketProtocol } from '#domain/features/live/contract.ts';
import { liveApi } from '#web/lib/api/live.ts';
import { call } from './call.ts';
import { useLatest } from './hooks/use-latest.ts';
import { scheduleOnce } from './spec-timer.ts';

type Listener = (event: LiveEvent) => void;

/**
 * Listens to server events about the person's conversations. All components share one socket. After a reconnect, listeners
 * get `resume` first and reload their data, because events may have been missed.
 */
export function useLive(onEvent: Listener, isActive = true): void {
  const latest = useLatest(onEvent);
  useEffect(() => {
    if (!isActive) return;
    return subscribe((event) => latest.current(event));
  }, [isActive, latest]);
}

const listeners = new Set<Listener>();
let connection: { readonly end: () => void } | null = null;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  connection ??= connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.end();
    connection = null;
  };
}

function emit(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Reconnect delays; each failure doubles the delay, and jitter spreads the clients. */
const minRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Keeps a socket open until `end` is called. */
function connect(): { end: () => void } {
  let socket: WebSocket | null = null;
  let cancelTimer = (): void => undefined;
  let failures = 0;
  let isEnded = false;

  const retry = () => {
    if (isEnded) return;
    cancelTimer();
    const delayMs = Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** failures);
    failures += 1;
    cancelTimer = scheduleOnce(delayMs * (0.5 + Math.random() / 2), () => void open());
  };
  /** Closes a connection without heartbeats, even if the browser still reports it as open. */
  const resetSilenceTimer = () => {
    cancelTimer();
    cancelTimer = scheduleOnce(maxSilenceMs, () => socket?.close());
  };
  const open = async () => {
    socket = await openSocket().catch(() => null);
    if (socket === null) return retry();
    if (isEnded) return socket.close();
    socket.onopen = () => {
      failures = 0;
      resetSilenceTimer();
      emit({ event_type: 'resume' });
    };
    socket.onmessage = ({ data }) => {
      resetSilenceTimer();
      const event = parseEvent(data);
      if (event && event.event_type !== 'beat') emit(event);
    };
    // Also reconnect if the session was ended elsewhere: the next response shows that to the person.
    socket.onclose = retry;
  };
  const reconnectNow = () => {
    if (socket?.readyState === WebSocket.OPEN) return;
    failures = 0;
    retry();
  };
  window.addEventListener('online', reconnectNow);
  void open();
  return {
    end: () => {
      isEnded = true;
      cancelTimer();
      window.removeEventListener('online', reconnectNow);
      socket?.close();
    },
  };
}

async function openSocket(): Promise<WebSocket> {
  const { ticket } = await call(liveApi.ticket, { body: { room: 'messages' } });
  return new WebSocket(buildSocketUrl('messages'), [socketProtocol, `tk.${ticket}`]);
}

function buildSocketUrl(room: string): string {
  const url = new URL(`/ws/${room}/`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function parseEvent(data: unknown): LiveEvent | null {
  try {
    const parsed = safeParse(LiveEvent, JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
