import { useCallback } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ProviderReturn } from '#web/features/sign-in/provider-return.tsx';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useSession } from '#web/lib/session.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';

/** The callback page of sign-in providers. */
const getProvider: Readonly<Record<string, Provider>> = {
  [paths.linkedInReturn]: 'linkedin',
  [paths.indeedReturn]: 'indeed',
  [paths.ssoReturn]: 'sso',
};

/** Finishes a provider sign-in and redirects to the requested page. */
export function ProviderReturnPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const redirect = useCallback(
    (purpose: 'sign_in' | 'link', from: string | null) => {
      const start = useSession.getState().user.is_user ? paths.search : paths.start;
      const target = purpose === 'link' ? `${paths.allSettings}#ways-in` : (getReturnAddress({ from }) ?? start);
      void navigate(target, { replace: true });
    },
    [navigate],
  );
  const provider = getProvider[pathname];
  if (!provider) return <Navigate to={paths.notFound} replace />;
  return (
    <TaskPage picture="door">
      <ProviderReturn provider={provider} answer={search.slice(1)} onDone={redirect} />
    </TaskPage>
  );
}
