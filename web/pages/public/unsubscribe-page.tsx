import { House } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { LinkFailed } from '#web/features/accounts/sign-up/link-failed.tsx';
import { SubscriptionChoice } from '#web/features/mail/subscription-choice.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import css from '#web/pages/parts/form-page.module.css';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The unsubscribe page. Opening it changes nothing. */
export function UnsubscribePage() {
  const t = useT();
  const token = useLinkToken();
  return (
    <div className={css.page}>
      <PageHeader title={t('mail.preferences.title')} />
      {token ? (
        <SubscriptionChoice token={token} />
      ) : (
        <LinkFailed
          hint={t('mail.preferences.failedHint')}
          action={
            <LinkButton variant="primary" icon={House} href={paths.home}>
              {t('common.actions.goHome')}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
