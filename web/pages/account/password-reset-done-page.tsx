import { LogIn } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import css from '#web/pages/parts/form-page.module.css';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The message and the next link. */
export function PasswordResetDonePage() {
  const t = useT();
  return (
    <div className={css.page}>
      <PageHeader title={t('accounts.recovery.done.title')} purpose={t('accounts.recovery.done.purpose')} />
      <LinkButton variant="primary" icon={LogIn} href={paths.login}>
        {t('accounts.recovery.done.logIn')}
      </LinkButton>
    </div>
  );
}
