import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollIntervalMs } from '#domain/features/notifications/contract.ts';
import { unreadChatsQuery } from '#web/features/chat/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useSpecTicker } from '#web/lib/spec-timer.ts';
import { setUnreadChats } from './chat-store.ts';

/** Keeps the number of unread replies: polled once the person has had a reply or opened a chat. */
export function UnreadChats() {
  const mayChat = useScope('chat.own') !== null;
  const hasChat = useSession(({ user }) => user.chat_id !== null);
  const { data = 0, refetch } = useQuery({ ...unreadChatsQuery(), enabled: mayChat });
  useSpecTicker(pollIntervalMs, () => {
    if (mayChat && (hasChat || data > 0)) void refetch();
  });
  useEffect(() => {
    setUnreadChats(data);
    return () => setUnreadChats(0);
  }, [data]);
  return null;
}
