import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { ConfirmEmail, EmailConfirmed, MailIsOut } from '#web/features/accounts/sign-up/verify-email.tsx';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Confirms the email with a link; without one, asks to check the inbox. */
export function VerifyEmailPage() {
  const t = useT();
  const token = useLinkToken();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const { data: me } = useQuery(identityQuery());
  const [hasConfirmed, setConfirmed] = useState(false);
  const isConfirmed = hasConfirmed || (token === null && me?.is_email_verified);
  return (
    <TaskPage picture="letter">
      <PageHeader
        title={t('accounts.recovery.verify.title')}
        purpose={!isConfirmed && t('accounts.recovery.verify.purpose')}
      />
      {token !== null ? (
        <ConfirmEmail token={token} onConfirmed={() => setConfirmed(true)} />
      ) : isSignedIn ? (
        <OwnAddress />
      ) : (
        <VisitorHelp />
      )}
    </TaskPage>
  );
}

/** Without a link and logged out, the address is unknown. */
function VisitorHelp() {
  const t = useT();
  return (
    <>
      <p>{t('accounts.recovery.verify.visitor')}</p>
      <div>
        <LinkButton
          variant="primary"
          icon={LogIn}
          href={paths.login}
          routerOptions={{ state: { from: paths.verifyEmail } }}
        >
          {t('accounts.recovery.done.logIn')}
        </LinkButton>
      </div>
    </>
  );
}

function OwnAddress() {
  const t = useT();
  const { data: me, error, refetch } = useQuery(identityQuery());
  if (error && !me) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!me) return <Loading label={t('shell.loadingPage')} />;
  return me.is_email_verified ? <EmailConfirmed /> : <MailIsOut email={me.email} />;
}
