import { useEffect } from 'react';
import { safeParse } from 'zod/mini';
import { LiveEvent } from '#domain/features/live/contract.ts';
import { liveApi } from '#web/lib/api/help/live.ts';
import { call } from './call.ts';
import { useLatest } from './hooks/use-latest.ts';
import { createSocket, keepSocketOpen, type OpenSocket } from './socket.ts';

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
let connection: OpenSocket | null = null;

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

function connect(): OpenSocket {
  return keepSocketOpen({
    create: async () => {
      const { ticket } = await call(liveApi.ticket, { body: { room: 'messages' } });
      return createSocket('/ws/messages/', ticket);
    },
    onOpen: () => emit({ event_type: 'resume' }),
    onData: (data) => {
      const parsed = safeParse(LiveEvent, data);
      if (parsed.success && parsed.data.event_type !== 'beat') emit(parsed.data);
    },
  });
}
