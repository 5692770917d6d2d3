import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface LinkFailedProps {
  /** An alternative in one line. */
  readonly hint: string;
  readonly action: ReactNode;
}

/** Shown when a link is invalid. */
export function LinkFailed({ hint, action }: LinkFailedProps) {
  const t = useT();
  return (
    <EmptyState icon={Link2Off} title={t('accounts.recovery.linkFailed.title')} action={action}>
      {t('accounts.recovery.linkFailed.text')} {hint}
    </EmptyState>
  );
}
