import { useId, useRef } from 'react';
import type { NotificationFilter } from '#domain/features/notifications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { groupByPeriod, type NotificationGroup } from './notification-groups.ts';
import { NotificationItem } from './notification-item.tsx';
import css from './notification-list.module.css';
import { ShowNew } from './show-new.tsx';
import { useHeldItems } from './use-held-items.ts';
import type { useNotifications } from './use-notifications.ts';

interface NotificationFeedProps {
  readonly query: ReturnType<typeof useNotifications>['query'];
  /** Null for all notifications. */
  readonly only: NotificationFilter | null;
  readonly onShowAll: () => void;
}

/** The notifications, grouped by day, with their loading, empty, and failed states. */
export function NotificationFeed({ query, only, onShowAll }: NotificationFeedProps) {
  const t = useT();
  if (query.isPending) {
    return <Loading label={t('notifications.title')} skeleton={<Skeleton shape="row" count={8} />} />;
  }
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Feed query={query} only={only} onShowAll={onShowAll} />;
}

function Feed({ query, only, onShowAll }: NotificationFeedProps) {
  const feed = useRef<HTMLDivElement>(null);
  const held = useHeldItems(query.data?.pages.flatMap((page) => page.data) ?? []);
  const groups = groupByPeriod(held.shown);
  const more = {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  if (groups.length === 0 && held.waiting === 0) {
    return only === null ? <NoNotifications /> : <NothingUnread onShowAll={onShowAll} />;
  }
  return (
    <div ref={feed} className={css.feed}>
      <ShowNew held={held} />
      {groups.map((group) => (
        <Group
          key={group.period}
          group={group}
          onMarked={(row) => only === 'unread' && focusNextRow(feed.current, row)}
        />
      ))}
      <LoadMore more={more} rowCount={held.shown.length} />
    </div>
  );
}

interface GroupProps {
  readonly group: NotificationGroup;
  readonly onMarked: (row: HTMLElement) => void;
}

function Group({ group: { period, items }, onMarked }: GroupProps) {
  const t = useT();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <h2 id={headingId} className={css.period}>
        {t(`notifications.periods.${period}`)}
      </h2>
      <ul className={css.list}>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} onMarked={onMarked} />
        ))}
      </ul>
    </section>
  );
}

function NothingUnread({ onShowAll }: Pick<NotificationFeedProps, 'onShowAll'>) {
  const t = useT();
  return (
    <EmptyState
      picture="desk"
      title={t('notifications.noneUnread')}
      action={<Button onPress={onShowAll}>{t('notifications.showAll')}</Button>}
    />
  );
}

/** A row that is read leaves the list of unread ones: the focus moves to its neighbor. */
function focusNextRow(feed: HTMLElement | null, row: HTMLElement): void {
  const rows = [...(feed?.querySelectorAll<HTMLElement>('li') ?? [])];
  const index = rows.indexOf(row);
  (rows[index + 1] ?? rows[index - 1] ?? row).focus();
}
