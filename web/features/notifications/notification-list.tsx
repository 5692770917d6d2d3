import { ArrowUp, CheckCheck, ChevronDown, RefreshCw } from 'lucide-react';
import { getTimerFactor, useComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { NotificationItem } from './notification-item.tsx';
import css from './notification-list.module.css';
import { useReadAll } from './queries.ts';
import { useHeldItems } from './use-held-items.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationListProps {
  /** Called before a notification opens a dialog. */
  readonly onOpenDialog: () => void;
}

export function NotificationList({ onOpenDialog }: NotificationListProps) {
  const t = useT();
  const { query, unread } = useNotifications();
  const readAll = useReadAll();
  const isPolled = useComfort(getTimerFactor) !== null;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button variant="quiet" icon={CheckCheck} isPending={readAll.isPending} onPress={() => readAll.mutate()}>
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      {!isPolled && (
        <Button icon={RefreshCw} isPending={query.isFetching} onPress={() => void query.refetch()}>
          {t('notifications.checkNow')}
        </Button>
      )}
      {query.isPending && <Loading label={t('notifications.title')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <Items query={query} onOpenDialog={onOpenDialog} />}
    </div>
  );
}

interface ItemsProps extends NotificationListProps {
  readonly query: ReturnType<typeof useNotifications>['query'];
}

function Items({ query, onOpenDialog }: ItemsProps) {
  const t = useT();
  const items = query.data?.pages.flatMap((page) => page.data) ?? [];
  const held = useHeldItems(items);
  if (items.length === 0) {
    return (
      <EmptyState picture="desk" title={t('notifications.empty')}>
        {t('notifications.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      {held.waiting > 0 && (
        <Button variant="primary" icon={ArrowUp} onPress={held.showAll}>
          {t('notifications.showNew', { count: held.waiting })}
        </Button>
      )}
      <ul className={css.list}>
        {held.shown.map((item) => (
          <NotificationItem key={item.id} notification={item} onOpenDialog={onOpenDialog} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
