import { CheckCheck } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CheckNow } from './check-now.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationItem } from './notification-item.tsx';
import css from './notification-list.module.css';
import { useReadAll } from './queries.ts';
import { ShowNew } from './show-new.tsx';
import { useHeldItems } from './use-held-items.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationListProps {
  /** Closes the panel, before a notification or the page opens. */
  readonly onClose: () => void;
}

/** The newest notifications, in the panel of the bell. */
export function NotificationList({ onClose }: NotificationListProps) {
  const t = useT();
  const { query, unread } = useNotifications();
  const readAll = useReadAll();
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button
            variant="quiet"
            icon={CheckCheck}
            isPending={readAll.isPending}
            onPress={() => readAll.mutate()}
            isDense
          >
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      <CheckNow isFetching={query.isFetching} onCheck={() => void query.refetch()} />
      {query.isPending && <Loading label={t('notifications.title')} />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Items query={query} onClose={onClose} />}
    </div>
  );
}

interface ItemsProps extends NotificationListProps {
  readonly query: ReturnType<typeof useNotifications>['query'];
}

function Items({ query, onClose }: ItemsProps) {
  const t = useT();
  const held = useHeldItems(query.data?.pages[0]?.data ?? []);
  if (held.shown.length === 0 && held.waiting === 0) return <NoNotifications />;
  return (
    <>
      <ShowNew held={held} />
      <ul className={css.list}>
        {held.shown.map((item) => (
          <NotificationItem key={item.id} notification={item} onOpenDialog={onClose} />
        ))}
      </ul>
      <p className={css.all}>
        <Link href={paths.notifications} onPress={onClose}>
          {t('notifications.seeAll')}
        </Link>
      </p>
    </>
  );
}
