import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

/** The message and the next link. Only the form that set a password leads here; others may ask for a link. */
export function PasswordResetDonePage() {
  const t = useT();
  const { isPasswordSet } = Object(useLocation().state);
  useCustomTitle(isPasswordSet ? t('accounts.recovery.done.title') : null);
  if (!isPasswordSet) {
    return (
      <MessagePage
        picture="door"
        title={t('accounts.recovery.forgot.title')}
        text={t('accounts.recovery.done.visitor')}
        action={{ href: paths.forgotPassword, label: t('accounts.recovery.done.ask') }}
      />
    );
  }
  return (
    <MessagePage
      picture="lamp"
      title={t('accounts.recovery.done.title')}
      text={t('accounts.recovery.done.purpose')}
      action={{ href: paths.login, label: t('accounts.recovery.done.logIn') }}
    />
  );
}
