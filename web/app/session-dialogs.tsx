import { lazy, Suspense } from 'react';
import { useSession } from '#web/lib/session.ts';

const ReAuthDialog = lazy(async () => ({ default: (await import('./shell/re-auth-dialog.tsx')).ReAuthDialog }));

/** What asks for a new sign-in without leaving the page. */
export function SessionDialogs() {
  const isLapsed = useSession((session) => session.lapsed !== null);
  return <Suspense>{isLapsed && <ReAuthDialog />}</Suspense>;
}
