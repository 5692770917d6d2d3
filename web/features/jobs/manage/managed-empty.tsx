import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface ManagedEmptyProps {
  readonly isFiltered: boolean;
  readonly isPartner: boolean;
  readonly onClear: () => void;
}

/** Empty state: why, and what to do next. */
export function ManagedEmpty({ isFiltered, isPartner, onClear }: ManagedEmptyProps) {
  const t = useT();
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('jobs.manage.empty.filtered')}
        action={<Button onPress={onClear}>{t('jobs.manage.empty.clear')}</Button>}
      >
        {t('jobs.manage.empty.filteredText')}
      </EmptyState>
    );
  }
  if (isPartner) {
    return (
      <EmptyState icon={BriefcaseBusiness} title={t('jobs.manage.empty.partner')}>
        {t('jobs.manage.empty.partnerText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t('jobs.manage.empty.title')}
      action={
        <LinkButton variant="primary" icon={Plus} href={paths.createJob}>
          {t('jobs.manage.create')}
        </LinkButton>
      }
    >
      {t('jobs.manage.empty.text')}
    </EmptyState>
  );
}
