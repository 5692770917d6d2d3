import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import { FeedEvent } from '#domain/features/chat/socket-messages.ts';
import { liveApi } from '#web/lib/api/help/live.ts';
import { call } from '#web/lib/call.ts';
import { useLatest } from '#web/lib/hooks/use-latest.ts';
import { useSession } from '#web/lib/session.ts';
import { createSocket, keepSocketOpen, type OpenSocket } from '#web/lib/socket.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { playNewMessageSound } from './new-message-sound.ts';
import { refreshHelpdesk } from './queries.ts';

export interface Feed {
  /** The name of the customer who is typing in the chat on screen, or null. */
  readonly typist: string | null;
  readonly setTyping: (isTyping: boolean) => void;
}

/** The agents' events: a new message plays the sound and reloads the inbox. Reports which chat is on screen. */
export function useFeed(openId: number | null): Feed {
  const t = useT();
  const client = useQueryClient();
  const [typing, setTyping] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const socket = useRef<OpenSocket | null>(null);
  const shown = useLatest(openId);
  const onEvent = useLatest((event: FeedEvent) => {
    switch (event.event) {
      case 'new_message':
        playNewMessageSound();
        setTyping(null);
        if (event.session_id !== openId) announce(t('helpdesk.newMessage'));
        return void refreshHelpdesk(client);
      case 'typing':
        if (event.message_from === 'user')
          setTyping(event.typing ? { id: event.session_id, name: event.username } : null);
        return;
      case 'status':
        return void refreshHelpdesk(client, 'agents');
      default:
        return void refreshHelpdesk(client);
    }
  });
  useEffect(() => {
    socket.current = keepSocketOpen({
      create: createFeedSocket,
      onOpen: () => void socket.current?.send({ message_type: 'viewing', session_id: shown.current }),
      onData: (data) => {
        const { data: event } = safeParse(FeedEvent, data);
        if (event) onEvent.current(event);
      },
    });
    return () => socket.current?.end();
  }, [shown, onEvent]);
  useEffect(() => {
    socket.current?.send({ message_type: 'viewing', session_id: openId });
  }, [openId]);
  return {
    typist: typing !== null && typing.id === openId ? typing.name : null,
    setTyping: (isTyping) => {
      if (openId !== null) socket.current?.send({ message_type: 'typing', session_id: openId, typing: isTyping });
    },
  };
}

async function createFeedSocket(): Promise<WebSocket> {
  const { ticket } = await call(liveApi.ticket, { body: { room: 'helpdesk' } });
  return createSocket(`/ws/helpdesk/room/?user_id=${useSession.getState().user.user_id}`, ticket);
}
