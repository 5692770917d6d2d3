import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, LogIn, MailCheck, Send } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { OutboxNote } from '#web/features/accounts/outbox-note.tsx';
import { sendVerification, verifyEmail } from '#web/features/accounts/password/recovery-queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { LinkFailed } from './link-failed.tsx';
import css from './verify-email.module.css';

interface ConfirmEmailProps {
  readonly token: string;
  readonly onConfirmed: () => void;
}

/** Confirms the email on a press, because mail scanners open links. */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const t = useT();
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => verifyEmail(token),
    onSuccess: () => {
      onConfirmed();
      return queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
  if (confirming.isSuccess) return <EmailConfirmed />;
  if (confirming.error instanceof ApiError && confirming.error.code === 'link_not_valid') return <VerifyLinkFailed />;
  return (
    <>
      {confirming.error && <ErrorState error={confirming.error} />}
      <FormActions>
        <Button
          variant="primary"
          icon={MailCheck}
          onPress={() => confirming.mutate()}
          isPending={confirming.isPending}
          pendingText={t('accounts.recovery.verify.confirming')}
        >
          {t('accounts.recovery.verify.confirm')}
        </Button>
      </FormActions>
    </>
  );
}

export function EmailConfirmed() {
  const t = useT();
  return (
    <Banner
      tone="ok"
      role="status"
      title={t('accounts.recovery.verify.doneTitle')}
      actions={
        <LinkButton variant="primary" icon={ArrowRight} href={paths.start}>
          {t('accounts.recovery.verify.continue')}
        </LinkButton>
      }
    >
      {t('accounts.recovery.verify.doneText')}
    </Banner>
  );
}

/** Asks the user to check their inbox, and resends the link. */
export function MailIsOut({ email }: { readonly email: string }) {
  const t = useT();
  const sending = useMutation({ mutationFn: sendVerification });
  return (
    <div className={css.parts}>
      <Banner tone="info" title={t('accounts.recovery.verify.inboxTitle')}>
        <p>{t('accounts.recovery.verify.inboxText', { email })}</p>
        <p>{t('accounts.recovery.verify.inboxHint')}</p>
      </Banner>
      {sending.isSuccess && <Banner tone="ok" role="status" title={t('accounts.recovery.verify.sent', { email })} />}
      <OutboxNote delivery={sending.data ?? null} />
      {sending.error && <ErrorState error={sending.error} />}
      <FormActions>
        <Button
          icon={Send}
          onPress={() => sending.mutate()}
          isPending={sending.isPending}
          pendingText={t('accounts.recovery.verify.sending')}
        >
          {t('accounts.recovery.verify.again')}
        </Button>
      </FormActions>
    </div>
  );
}

function VerifyLinkFailed() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  if (isSignedIn) {
    return (
      <LinkFailed
        hint=""
        action={
          <LinkButton variant="primary" icon={Send} href={paths.verifyEmail}>
            {t('accounts.recovery.reset.askAgain')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <LinkFailed
      hint={t('accounts.recovery.verify.failedHint')}
      action={
        <LinkButton
          variant="primary"
          icon={LogIn}
          href={paths.login}
          routerOptions={{ state: { from: paths.verifyEmail } }}
        >
          {t('accounts.recovery.done.logIn')}
        </LinkButton>
      }
    />
  );
}
