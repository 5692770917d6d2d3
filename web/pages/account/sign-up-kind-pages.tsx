import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { paths } from '#web/app/paths.ts';
import { getNewcomerGroup, NextSteps } from '#web/features/accounts/sign-up/next-steps.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up/sign-up-form.tsx';
import { useOpenKinds } from '#web/features/accounts/sign-up/use-open-kinds.ts';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AccountLink } from './account-link.tsx';

export function SignUpCandidatePage() {
  return <SignUpKind kind="candidate" />;
}

export function SignUpEmployerPage() {
  return <SignUpKind kind="employer" />;
}

export function SignUpNonProfitPage() {
  return <SignUpKind kind="nonProfitPartner" />;
}

export function SignUpCorporatePage() {
  return <SignUpKind kind="corporatePartner" />;
}

export function SignUpSkillingPage() {
  return <SignUpKind kind="skilling" />;
}

function SignUpKind({ kind }: Pick<Registration, 'kind'>) {
  const t = useT();
  const { state } = useLocation();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const isOpen = useOpenKinds().includes(kind);
  const [isDone, setDone] = useState(false);
  if (isSignedIn) {
    const to = isDone ? paths.thankYou : paths.start;
    return <Navigate to={to} replace state={{ created: kind, from: getReturnAddress(state) }} />;
  }
  const title = t(`accounts.signUp.${kind}.title`);
  const trail = [{ label: t('accounts.signUp.title'), href: paths.signUp }, { label: title }];
  return (
    <TaskPage
      picture={kind === 'candidate' ? 'desk' : 'signpost'}
      aside={isOpen && <NextSteps group={getNewcomerGroup(kind)} />}
    >
      <PageHeader
        title={title}
        purpose={isOpen && t(`accounts.signUp.${kind}.purpose`)}
        above={<Breadcrumb trail={trail} />}
      />
      <Card>
        <SignUpForm kind={kind} onDone={() => setDone(true)} />
      </Card>
      <AccountLink question={t('accounts.signUp.have')} href={paths.login} label={t('accounts.login.title')} />
    </TaskPage>
  );
}
