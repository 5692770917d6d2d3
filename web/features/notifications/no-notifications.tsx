import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function NoNotifications() {
  const t = useT();
  return (
    <EmptyState picture="desk" title={t('notifications.empty')}>
      {t('notifications.emptyHint')}
    </EmptyState>
  );
}
