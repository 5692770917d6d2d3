import { lazy, Suspense } from 'react';
import { useReauthentication } from '#web/lib/session/reauthentication.ts';
import { useSession } from '#web/lib/session.ts';

const ReAuthDialog = lazy(async () => ({
  default: (await import('./shell/dialogs/session-expired-dialog.tsx')).SessionExpiredDialog,
}));
const ProofDialog = lazy(async () => ({
  default: (await import('./shell/dialogs/reauthentication-dialog.tsx')).ReauthenticationDialog,
}));

/** Dialogs that ask for a login or the password without leaving the page. */
export function SessionDialogs() {
  const isExpired = useSession((session) => session.expiredUser !== null);
  const answer = useReauthentication((proof) => proof.respond);
  return (
    <Suspense>
      {isExpired && <ReAuthDialog />}
      {answer && <ProofDialog onAnswer={answer} />}
    </Suspense>
  );
}
