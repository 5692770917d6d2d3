import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface ManagedEmptyProps {
  readonly isFiltered: boolean;
  readonly isPartner: boolean;
  readonly onClear: () => void;
}

/** No rows: why, and what to do next. */
export function ManagedEmpty({ isFiltered, isPartner, onClear }: ManagedEmptyProps) {
  const t = useT();
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('staffJobs.empty.filtered')}
        action={<Button onPress={onClear}>{t('staffJobs.empty.clear')}</Button>}
      >
        {t('staffJobs.empty.filteredText')}
      </EmptyState>
    );
  }
  if (isPartner) {
    return (
      <EmptyState icon={BriefcaseBusiness} title={t('staffJobs.empty.partner')}>
        {t('staffJobs.empty.partnerText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t('staffJobs.empty.title')}
      action={
        <LinkButton variant="primary" icon={Plus} href={paths.createJob}>
          {t('staffJobs.create')}
        </LinkButton>
      }
    >
      {t('staffJobs.empty.text')}
    </EmptyState>
  );
}
