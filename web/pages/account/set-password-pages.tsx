import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ChangePasswordForm } from '#web/features/accounts/password/change-password-form.tsx';
import { NewPasswordByLink, PasswordLinkFailed } from '#web/features/accounts/password/new-password-form.tsx';
import { JoinTeam } from '#web/features/accounts/sign-up/join-team.tsx';
import { NewAccountForm } from '#web/features/accounts/sign-up/new-account-form.tsx';
import { JoinAsSeeker } from '#web/features/bulk-imports/people/join/join-as-seeker.tsx';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The page of a password reset link. */
export function ConfirmPasswordResetPage() {
  const t = useT();
  const token = useLinkToken();
  const texts = { title: t('accounts.recovery.reset.title'), purpose: t('accounts.recovery.reset.purpose') };
  return token === null ? (
    <TaskPage picture="door">
      <PageHeader {...texts} />
      <PasswordLinkFailed />
    </TaskPage>
  ) : (
    <ByLink token={token} {...texts} />
  );
}

/** Sets the first password of an account, or changes it when logged in; invited job seekers join here. */
export function SetPasswordPage() {
  const t = useT();
  const navigate = useNavigate();
  const token = useLinkToken();
  const purpose = t('accounts.recovery.set.purpose');
  if (token === null) return <FirstPassword />;
  const texts = { title: t('accounts.recovery.set.title'), purpose, failedHint: t('invitedPeople.join.failedHint') };
  return (
    <TaskPage picture="door">
      <JoinAsSeeker
        token={token}
        onDone={() => void navigate(paths.start, { replace: true })}
        otherwise={<PasswordByLink token={token} {...texts} />}
        renderForm={({ name, email, onSend }) => (
          <NewAccountForm
            name={name}
            knownEmail={email}
            submitLabel={t('invitedPeople.join.submit')}
            pendingText={t('invitedPeople.join.pending')}
            onSend={onSend}
          />
        )}
      />
    </TaskPage>
  );
}

/** The same for partner leads; invited members join their team here. */
export function SetPartnerPasswordPage() {
  const t = useT();
  const navigate = useNavigate();
  const token = useLinkToken();
  const purpose = t('accounts.recovery.set.partnerPurpose');
  if (token === null) return <FirstPassword />;
  const texts = {
    title: t('accounts.recovery.set.title'),
    purpose,
    failedHint: t('accounts.recovery.join.failedHint'),
  };
  return (
    <TaskPage picture="door">
      <JoinTeam
        token={token}
        onDone={() => void navigate(paths.start, { replace: true })}
        otherwise={<PasswordByLink token={token} {...texts} />}
      />
    </TaskPage>
  );
}

function FirstPassword() {
  const t = useT();
  return (
    <TaskPage picture="door">
      <PageHeader title={t('accounts.recovery.set.changeTitle')} purpose={t('accounts.recovery.set.changePurpose')} />
      <Card>
        <ChangePasswordForm
          alternative={
            <p>
              <Link href={paths.forgotPassword}>{t('accounts.recovery.set.none')}</Link>
            </p>
          }
        />
      </Card>
    </TaskPage>
  );
}

interface ByLinkProps {
  readonly token: string;
  readonly title: string;
  readonly purpose: string;
  readonly failedHint?: string;
}

function ByLink(props: ByLinkProps) {
  return (
    <TaskPage picture="door">
      <PasswordByLink {...props} />
    </TaskPage>
  );
}

function PasswordByLink({ token, title, purpose, failedHint }: ByLinkProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <NewPasswordByLink
        token={token}
        failedHint={failedHint}
        onDone={() => void navigate(paths.passwordResetDone, { replace: true, state: { isPasswordSet: true } })}
      />
    </>
  );
}
