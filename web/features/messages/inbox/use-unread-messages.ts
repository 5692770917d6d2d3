import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadMessages } from '#web/features/messages/queries.ts';
import { useMessagesLive } from '#web/features/messages/use-messages-live.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';

/** The live unread count; 0 for roles without conversations. */
export function useUnreadMessages(): number {
  // Skilling partners see the link but have no conversations.
  const mayHaveSome = useScope('message.own') !== null;
  const { data = 0 } = useQuery({ ...unreadMessages(), enabled: mayHaveSome });
  useMessagesLive({ isReading: false, isActive: mayHaveSome });
  useEffect(() => void useSession.setState({ messageCount: data }), [data]);
  return data;
}
