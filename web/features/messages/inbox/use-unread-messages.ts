import { useQuery } from '@tanstack/react-query';
import { unreadMessages } from '#web/features/messages/queries.ts';
import { useMessagesLive } from '#web/features/messages/use-messages-live.ts';
import { useScope } from '#web/lib/session/role.ts';

/** How many messages of the signed-in person are unread, live; none for those who have no conversations. */
export function useUnreadMessages(): number {
  // The way to the messages is there for skilling partners too; conversations they have none.
  const mayHaveSome = useScope('message.own') !== null;
  const { data = 0 } = useQuery({ ...unreadMessages(), enabled: mayHaveSome });
  useMessagesLive({ isReading: false, isActive: mayHaveSome });
  return data;
}
