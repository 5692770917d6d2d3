import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { SignInForm } from '#web/features/accounts/session/sign-in-form.tsx';
import { isGoogleReturn } from '#web/features/sign-in/google-hash.ts';
import { GoogleReturn } from '#web/features/sign-in/google-return.tsx';
import { ProviderButtons } from '#web/features/sign-in/provider-buttons.tsx';
import { waysIn } from '#web/features/sign-in/queries.ts';
import { getReturnAddress, getSavedJob } from '#web/lib/session/return-address.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AccountLink } from './account-link.tsx';

/** The login page, also the Google callback with its token in the hash. */
export function LoginPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const leaveGoogle = useCallback(
    (purpose: 'sign_in' | 'link', isIn: boolean) => {
      const target = purpose === 'link' ? `${paths.allSettings}#ways-in` : isIn ? paths.home : paths.login;
      void navigate(target, { replace: true });
    },
    [navigate],
  );
  return isGoogleReturn(hash) ? <GoogleReturn hash={hash} onDone={leaveGoogle} /> : <LogIn />;
}

/** Login returns to the requested page; otherwise job seekers go to the search and staff to their home page. */
function LogIn() {
  const { state } = useLocation();
  const role = useRole();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const from = getReturnAddress(state);
  if (isSignedIn && from !== null) return <Navigate to={from} replace />;
  if (isSignedIn && role !== null) {
    return <Navigate to={role === 'job_seeker' ? paths.search : paths.start} replace />;
  }
  return <LoginAlternatives from={from} />;
}

function LoginAlternatives({ from }: { readonly from: string | null }) {
  const t = useT();
  const { state } = useLocation();
  const savedJob = getSavedJob(state);
  const hasPasswords = useQuery(waysIn).data?.password !== false;
  return (
    <TaskPage picture="door">
      <PageHeader
        title={t('accounts.login.title')}
        purpose={
          savedJob === null
            ? t(from === null ? 'accounts.login.purpose' : 'accounts.login.returnNote')
            : t('accounts.login.saveNote', { job: savedJob })
        }
      />
      <Card>
        {hasPasswords && <SignInForm />}
        <ProviderButtons from={from} />
      </Card>
      <AccountLink question={t('accounts.login.none')} href={paths.signUp} label={t('accounts.login.create')} />
    </TaskPage>
  );
}
