import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useT } from '#web/lib/texts/i18n.ts';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Panel } from '#web/ui/overlay/panel.tsx';
import css from './notification-bell.module.css';
import { usePolledNotifications } from './use-notifications.ts';

const NotificationList = lazy(async () => ({ default: (await import('./notification-list.tsx')).NotificationList }));

/** The bell with its unread count and the list as a popover. */
export function NotificationBell() {
  const t = useT();
  const { unread } = usePolledNotifications();
  const count = unread > 0 ? t('notifications.unread', { count: unread }) : '';
  return (
    <Panel
      label={t('notifications.title')}
      trigger={(props) => (
        <AriaButton
          {...props}
          className={css.bell ?? ''}
          aria-label={[t('notifications.title'), count].filter(Boolean).join(', ')}
        >
          <Bell size={18} aria-hidden />
          <CountBadge count={unread} />
        </AriaButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<Loading label={t('notifications.title')} />}>
          <NotificationList onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}
