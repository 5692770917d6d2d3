import { lazy, Suspense } from 'react';
import { useProof } from '#web/lib/session/reauthentication.ts';
import { useSession } from '#web/lib/session.ts';

const ReAuthDialog = lazy(async () => ({
  default: (await import('./shell/dialogs/session-expired-dialog.tsx')).ReAuthDialog,
}));
const ProofDialog = lazy(async () => ({
  default: (await import('./shell/dialogs/reauthentication-dialog.tsx')).ProofDialog,
}));

/** What asks for a sign-in, or for the password once more, without leaving the page. */
export function SessionDialogs() {
  const isLapsed = useSession((session) => session.lapsed !== null);
  const answer = useProof((proof) => proof.answer);
  return (
    <Suspense>
      {isLapsed && <ReAuthDialog />}
      {answer && <ProofDialog onAnswer={answer} />}
    </Suspense>
  );
}
