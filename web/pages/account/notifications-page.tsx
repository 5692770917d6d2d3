import { CheckCheck, Settings2 } from 'lucide-react';
import { type NotificationFilter, notificationFilters } from '#domain/features/notifications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { CheckNow } from '#web/features/notifications/check-now.tsx';
import { NotificationFeed } from '#web/features/notifications/notification-feed.tsx';
import { useReadAll } from '#web/features/notifications/queries.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** All notifications of the person, with the filter in the address. */
export function NotificationsPage() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const only = parseChoice(get('only'), notificationFilters);
  // Polled by the bell.
  const { unread } = useNotifications();
  const { query } = useNotifications(only);
  const show = (next: NotificationFilter | null) => update({ only: next });
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        actions={
          <>
            {unread > 0 && <MarkAll />}
            <LinkButton icon={Settings2} href={paths.settingsPage('notifications')}>
              {t('notifications.toSettings')}
            </LinkButton>
          </>
        }
      />
      <ListTools>
        <StatusFilter
          label={t('notifications.filter')}
          value={only}
          onChange={show}
          choices={[{ value: 'unread', label: t('notifications.unreadOnly'), count: unread }]}
        />
        <CheckNow isFetching={query.isFetching} onCheck={() => void query.refetch()} />
      </ListTools>
      <NotificationFeed key={only} query={query} only={only} onShowAll={() => show(null)} />
    </>
  );
}

function MarkAll() {
  const t = useT();
  const readAll = useReadAll();
  return (
    <Button icon={CheckCheck} isPending={readAll.isPending} onPress={() => readAll.mutate()}>
      {t('notifications.markAll')}
    </Button>
  );
}
