import { useQuery } from '@tanstack/react-query';
import { pollIntervalMs } from '#domain/features/notifications/contract.ts';
import { UnreadCount } from '#web/features/chat/widget/conversation-list.tsx';
import { useSpecTicker } from '#web/lib/spec-timer.ts';
import { helpdeskUnread } from './queries.ts';

/** Unread messages of customers, for the side navigation. The open helpdesk page also reloads it with each message. */
export function HelpdeskUnread() {
  const { data = 0, refetch } = useQuery(helpdeskUnread());
  useSpecTicker(pollIntervalMs, () => void refetch());
  return <UnreadCount count={data} />;
}
