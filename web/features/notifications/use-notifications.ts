import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type NotificationFilter, pollIntervalMs } from '#domain/features/notifications/contract.ts';
import { useSession } from '#web/lib/session.ts';
import { useSpecTicker } from '#web/lib/spec-timer.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { notificationPages } from './queries.ts';

/** Milliseconds in which new notifications are spoken at most once. */
const quietTime = 60_000;

/** The signed-in person's notifications and how many are unread. */
export function useNotifications(only: NotificationFilter | null = null) {
  const query = useInfiniteQuery(notificationPages(getCurrentLanguage(), only));
  return { query, unread: query.data?.pages[0]?.unread_count ?? 0 };
}

/** The same with polling, unless the comfort settings stop it. Use it once per page. */
export function usePolledNotifications() {
  const notifications = useNotifications();
  useSpecTicker(pollIntervalMs, () => void notifications.query.refetch());
  const newest = notifications.query.data?.pages[0]?.data[0]?.id ?? null;
  useEffect(() => void useSession.setState({ notificationId: newest }), [newest]);
  useSpokenRise(notifications.unread);
  return notifications;
}

/** Announces the unread count when it grows, at most once a minute. */
function useSpokenRise(unread: number): void {
  const t = useT();
  const last = useRef({ unread, spokenAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const now = performance.now();
    const { unread: before, spokenAt } = last.current;
    const isSpoken = unread > before && before > 0 && now - spokenAt >= quietTime;
    if (isSpoken) announce(t('notifications.unread', { count: unread }));
    last.current = { unread, spokenAt: isSpoken ? now : spokenAt };
  }, [unread, t]);
}
