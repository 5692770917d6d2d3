import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { safeParse } from 'zod/mini';
import { PresenceEvent, RoomEvent } from '#domain/features/chat/socket-messages.ts';
import { groupMs } from '#web/features/chat/chat-limits.ts';
import {
  createPresenceSocket,
  createRoomSocket,
  loadHistory,
  refreshChats,
  unreadChatsQuery,
} from '#web/features/chat/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { keepSocketOpen, type OpenSocket } from '#web/lib/socket.ts';
import { scheduleOnce } from '#web/lib/spec-timer.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';
import {
  emptyRoom,
  getLastSeq,
  type PendingMessage,
  type RoomAction,
  type RoomState,
  reduceRoom,
} from './room-state.ts';

export interface ChatAddress {
  readonly room: string;
  /** The id of a signed-in person's existing chat. */
  readonly session: number | null;
  readonly isNew: boolean;
}

export interface ChatRoom {
  readonly state: RoomState;
  readonly isLoading: boolean;
  /** The history could not be loaded. */
  readonly error: Error | null;
  readonly send: (text: string) => void;
  readonly setTyping: (isTyping: boolean) => void;
  readonly markRead: (seq: number) => void;
}

/** A chat: its history, then live messages. A closed chat shows the history only, without a connection. */
export function useChatRoom({ room, session, isNew }: ChatAddress): ChatRoom {
  const [state, dispatch] = useReducer(reduceRoom, emptyRoom);
  const latest = useRef(state);
  latest.current = state;
  const history = useQuery({
    queryKey: ['chat', 'history', room],
    queryFn: () => loadHistory(session === null ? { room } : { session }),
    enabled: !isNew,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const client = useQueryClient();
  useEffect(() => {
    if (!history.data) return;
    dispatch({ type: 'loaded', history: history.data });
    // Loading the history marked everything as read.
    void client.invalidateQueries({ queryKey: unreadChatsQuery().queryKey });
  }, [history.data, client]);
  useEffect(() => () => void refreshChats(client), [client]);
  const isLoaded = isNew || history.isSuccess;
  const isLive = isLoaded && (history.data ?? state).status !== 'closed' && state.status !== 'closed';
  const socket = useRoomSocket(room, isLive, latest, dispatch);
  usePresence(isLive, dispatch);
  const send = (text: string) => {
    const message = { client_id: crypto.randomUUID(), text };
    dispatch({ type: 'queued', message });
    socket.current?.send(buildFrame(room, message, latest.current));
  };
  return {
    state,
    isLoading: !isNew && history.isPending,
    error: history.error,
    send,
    setTyping: (typing) => void socket.current?.send({ message_type: 'typing', typing }),
    markRead: (seq) => void socket.current?.send({ message_type: 'read', seq }),
  };
}

/** Milliseconds before a message is sent again that the server could not take. */
const resendMs = 2000;

function useRoomSocket(
  room: string,
  isLive: boolean,
  latest: { readonly current: RoomState },
  dispatch: Dispatch<RoomAction>,
) {
  const socket = useRef<OpenSocket | null>(null);
  useEffect(() => {
    if (!isLive) return;
    const resend = () => {
      for (const message of latest.current.pending) socket.current?.send(buildFrame(room, message, latest.current));
    };
    let cancelResend = (): void => undefined;
    socket.current = keepSocketOpen({
      create: () => createRoomSocket(room, getLastSeq(latest.current)),
      onData: (data) => {
        const { data: event } = safeParse(RoomEvent, data);
        if (!event) return;
        dispatch({ type: 'event', event, at: Date.now() });
        if (event.event_type === 'ready') resend();
        if (event.event_type === 'error' && (event.code === 'rate_limited' || event.code === 'unavailable')) {
          cancelResend();
          cancelResend = scheduleOnce((event.retry_after ?? 0) * 1000 || resendMs, resend);
        }
      },
      onClose: () => dispatch({ type: 'lost' }),
    });
    return () => {
      cancelResend();
      socket.current?.end();
      socket.current = null;
    };
  }, [room, isLive, latest, dispatch]);
  return socket;
}

function usePresence(isLive: boolean, dispatch: Dispatch<RoomAction>): void {
  useEffect(() => {
    if (!isLive) return;
    const socket = keepSocketOpen({
      create: createPresenceSocket,
      onData: (data) => {
        const { data: event } = safeParse(PresenceEvent, data);
        if (event) dispatch({ type: 'presence', presence: { online: event.online, away: event.away } });
      },
    });
    return socket.end;
  }, [isLive, dispatch]);
}

/** The message as the specification names its fields; the server decides sender, name, and time. */
function buildFrame(room: string, { client_id, text }: PendingMessage, { messages }: RoomState): object {
  const { user } = useSession.getState();
  const now = new Date();
  const lastOwn = messages.findLast(({ message_from }) => message_from === 'user');
  return {
    message_type: 'send',
    message_from: 'user',
    message: text,
    username: user.name || 'User',
    room,
    chatCreated_time: now.toISOString(),
    group_by: lastOwn !== undefined && now.getTime() - Date.parse(lastOwn.created_at) < groupMs,
    client_id,
    page: window.location.pathname,
    language: getCurrentLanguage(),
  };
}
