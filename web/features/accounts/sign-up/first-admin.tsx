import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { firstAdminLink, makeFirstAdmin } from './first-admin-queries.ts';
import { LinkFailed } from './link-failed.tsx';
import { type NewAccount, NewAccountForm } from './new-account-form.tsx';

interface FirstAdminProps {
  /** Null without a link. */
  readonly token: string | null;
  /** Called after sign-up, before the session is applied. */
  readonly onDone: () => void;
}

/** The form that creates the first administrator, while the link is valid. */
export function FirstAdmin({ token, onDone }: FirstAdminProps) {
  const t = useT();
  const link = useQuery({ ...firstAdminLink(token ?? ''), enabled: token !== null });
  const isValid = token === null ? false : link.data;
  return (
    <>
      <PageHeader
        title={t('accounts.recovery.firstAdmin.title')}
        purpose={isValid && t('accounts.recovery.firstAdmin.purpose')}
      />
      {link.error && <ErrorState error={link.error} onRetry={() => void link.refetch()} />}
      {link.isLoading && <Loading label={t('accounts.recovery.checking')} />}
      {isValid === false && <Failed />}
      {isValid && token !== null && (
        <Card>
          <AccountForm token={token} onDone={onDone} />
        </Card>
      )}
    </>
  );
}

function AccountForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const t = useT();
  const send = ({ full_name, email, password }: NewAccount) =>
    makeFirstAdmin({ token, full_name, email, password, language: getCurrentLanguage(), consent: true }, onDone);
  return (
    <NewAccountForm
      submitLabel={t('accounts.recovery.firstAdmin.submit')}
      pendingText={t('accounts.recovery.firstAdmin.pending')}
      onSend={send}
    />
  );
}

function Failed() {
  const t = useT();
  return (
    <LinkFailed
      hint={t('accounts.recovery.firstAdmin.failedHint')}
      action={
        <LinkButton variant="primary" icon={LogIn} href={paths.login}>
          {t('accounts.login.title')}
        </LinkButton>
      }
    />
  );
}
