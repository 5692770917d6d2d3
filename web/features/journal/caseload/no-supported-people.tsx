import { Users } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** In place of the caseload of a partner who supports no one. */
export function NoSupportedPeople() {
  const t = useT();
  return (
    <EmptyState
      icon={Users}
      title={t('seekers.caseload.empty')}
      action={<LinkButton href={paths.candidates}>{t('seekers.pool.title')}</LinkButton>}
    >
      {t('seekers.caseload.emptyText')}
    </EmptyState>
  );
}
