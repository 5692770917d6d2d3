import { lazy, type ReactNode, Suspense } from 'react';
import { isOpenBeforeApproval, type RouteEntry } from '#web/app/routes/route-entry.ts';
import { useIsPending, useRole } from '#web/lib/session/role.ts';

const NotApprovedPage = lazy(async () => ({ default: (await import('./not-approved-page.tsx')).NotApprovedPage }));

interface ApprovedOnlyProps extends Pick<RouteEntry, 'guard' | 'beforeApproval' | 'title'> {
  readonly children: ReactNode;
}

/** Replaces the content of a page whose requests the server refuses until the person's organization is approved. */
export function ApprovedOnly({ title, children, ...entry }: ApprovedOnlyProps) {
  const role = useRole();
  const isPending = useIsPending();
  if (role === null || !isPending || isOpenBeforeApproval(entry, role)) return children;
  return (
    <Suspense>
      <NotApprovedPage title={title} />
    </Suspense>
  );
}
