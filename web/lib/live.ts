import { useEffect } from 'react';
import { safeParse } from 'zod/mini';
import { LiveEvent, maxSilenceMs, socketProtocol } from '#domain/features/live/contract.ts';
import { liveApi } from '#web/lib/api/live.ts';
import { call } from './call.ts';
import { useLatest } from './hooks/use-latest.ts';
import { later } from './spec-timer.ts';

type Hearer = (event: LiveEvent) => void;

/**
 * Hears what the server says about the person's conversations while it is shown. However many parts listen, the page has one
 * socket. After every pause it hears `resume` first: whatever was missed is asked for anew, so nothing is lost or doubled.
 */
export function useLive(hear: Hearer, isActive = true): void {
  const latest = useLatest(hear);
  useEffect(() => {
    if (!isActive) return;
    return listen((event) => latest.current(event));
  }, [isActive, latest]);
}

const hearers = new Set<Hearer>();
let connection: { readonly end: () => void } | null = null;

function listen(hearer: Hearer): () => void {
  hearers.add(hearer);
  connection ??= connect();
  return () => {
    hearers.delete(hearer);
    if (hearers.size > 0) return;
    connection?.end();
    connection = null;
  };
}

function tell(event: LiveEvent): void {
  for (const hearer of hearers) hearer(event);
}

/** Milliseconds before a new try; each failure doubles it, and chance spreads those who come back at once. */
const firstWait = 1000;
const longestWait = 30_000;

/** Keeps one socket open until it is ended. */
function connect(): { end: () => void } {
  let socket: WebSocket | null = null;
  let cancel = (): void => undefined;
  let failures = 0;
  let isEnded = false;

  const retry = () => {
    if (isEnded) return;
    cancel();
    const wait = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    cancel = later(wait * (0.5 + Math.random() / 2), () => void open());
  };
  /** Without a sign of life the line is dead, whatever the browser believes. */
  const watch = () => {
    cancel();
    cancel = later(maxSilenceMs, () => socket?.close());
  };
  const open = async () => {
    socket = await openSocket().catch(() => null);
    if (socket === null) return retry();
    if (isEnded) return socket.close();
    socket.onopen = () => {
      failures = 0;
      watch();
      tell({ event_type: 'resume' });
    };
    socket.onmessage = ({ data }) => {
      watch();
      const event = eventIn(data);
      if (event && event.event_type !== 'beat') tell(event);
    };
    // Also after the session was ended elsewhere: the answer to the next try says so to the person.
    socket.onclose = retry;
  };
  const hurry = () => {
    if (socket?.readyState === WebSocket.OPEN) return;
    failures = 0;
    retry();
  };
  window.addEventListener('online', hurry);
  void open();
  return {
    end: () => {
      isEnded = true;
      cancel();
      window.removeEventListener('online', hurry);
      socket?.close();
    },
  };
}

async function openSocket(): Promise<WebSocket> {
  const { ticket } = await call(liveApi.ticket, { body: { room: 'messages' } });
  return new WebSocket(addressOf('messages'), [socketProtocol, `tk.${ticket}`]);
}

function addressOf(room: string): string {
  const address = new URL(`/ws/${room}/`, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

function eventIn(data: unknown): LiveEvent | null {
  try {
    const parsed = safeParse(LiveEvent, JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
