import { SearchX } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Empty state of filtered applicants. */
export function NoApplicants({ onClear }: { readonly onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon={SearchX}
      title={t('applications.review.empty.filtered')}
      action={<Button onPress={onClear}>{t('applications.review.empty.clear')}</Button>}
    >
      {t('applications.review.empty.filteredText')}
    </EmptyState>
  );
}
