import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ChangePasswordForm } from '#web/features/accounts/change-password-form.tsx';
import { NewPasswordByLink, PasswordLinkFailed } from '#web/features/accounts/new-password-form.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useLinkToken } from '#web/lib/link-token.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './form-page.module.css';

/** The page behind the link for a forgotten password. */
export function ConfirmPasswordResetPage() {
  const t = useT();
  const token = useLinkToken();
  const texts = { title: t('recovery.reset.title'), purpose: t('recovery.reset.purpose') };
  return token === null ? (
    <div className={css.page}>
      <PageHeader {...texts} />
      <PasswordLinkFailed />
    </div>
  ) : (
    <ByLink token={token} {...texts} />
  );
}

/** The first password of an account; for whoever is signed in, another one. */
export function SetPasswordPage() {
  const t = useT();
  return <FirstPassword purpose={t('recovery.set.purpose')} />;
}

/** The same for whoever leads or joins an organisation. */
export function SetPartnerPasswordPage() {
  const t = useT();
  return <FirstPassword purpose={t('recovery.set.partnerPurpose')} />;
}

function FirstPassword({ purpose }: { readonly purpose: string }) {
  const t = useT();
  const token = useLinkToken();
  if (token !== null) return <ByLink token={token} title={t('recovery.set.title')} purpose={purpose} />;
  return (
    <div className={css.page}>
      <PageHeader title={t('recovery.set.changeTitle')} purpose={t('recovery.set.changePurpose')} />
      <ChangePasswordForm />
    </div>
  );
}

interface ByLinkProps {
  readonly token: string;
  readonly title: string;
  readonly purpose: string;
}

function ByLink({ token, title, purpose }: ByLinkProps) {
  const navigate = useNavigate();
  return (
    <div className={css.page}>
      <PageHeader title={title} purpose={purpose} />
      <NewPasswordByLink token={token} onDone={() => void navigate(paths.passwordResetDone, { replace: true })} />
    </div>
  );
}
