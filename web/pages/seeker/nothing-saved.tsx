import { type LucideIcon, Search } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface NothingSavedProps {
  readonly icon: LucideIcon;
  readonly of: 'jobs' | 'searches';
}

/** Empty state of saved jobs or searches. */
export function NothingSaved({ icon, of }: NothingSavedProps) {
  const t = useT();
  const texts = of === 'jobs' ? 'jobs.saved' : 'savedSearches.searches';
  const action = (
    <LinkButton icon={Search} href={paths.search}>
      {t('savedSearches.searches.search')}
    </LinkButton>
  );
  return (
    <EmptyState icon={icon} title={t(`${texts}.none`)} action={action}>
      {t(`${texts}.noneHint`)}
    </EmptyState>
  );
}
