import { House, Link2Off } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shown for an unsubscribe link that is incomplete or no longer works. */
export function SubscriptionLinkFailed() {
  const t = useT();
  return (
    <EmptyState
      icon={Link2Off}
      title={t('accounts.recovery.linkFailed.title')}
      action={
        <LinkButton variant="primary" icon={House} href={paths.home}>
          {t('common.actions.goHome')}
        </LinkButton>
      }
    >
      {t('accounts.recovery.linkFailed.text')} {t('mail.preferences.failedHint')}
    </EmptyState>
  );
}
