import { SubscriptionChoice } from '#web/features/mail/subscription-choice.tsx';
import { SubscriptionLinkFailed } from '#web/features/mail/subscription-link-failed.tsx';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The unsubscribe page. Opening it changes nothing. */
export function UnsubscribePage() {
  const t = useT();
  const token = useLinkToken();
  return (
    <TaskPage picture="letter">
      <PageHeader title={t('mail.preferences.title')} />
      {token ? <SubscriptionChoice token={token} /> : <SubscriptionLinkFailed />}
    </TaskPage>
  );
}
