import type { ReactNode } from 'react';
import { useIsPending, useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotApproved } from '#web/ui/feedback/not-approved.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { isOpenBeforeApproval, type RouteEntry } from './routes/route-entry.ts';

interface ApprovedOnlyProps extends Pick<RouteEntry, 'guard' | 'beforeApproval' | 'title'> {
  readonly children: ReactNode;
}

/** Replaces the content of a page whose requests the server refuses until the person's organization is approved. */
export function ApprovedOnly({ title, children, ...entry }: ApprovedOnlyProps) {
  const t = useT();
  const role = useRole();
  const isPending = useIsPending();
  if (role === null || !isPending || isOpenBeforeApproval(entry, role)) return children;
  return (
    <>
      <PageHeader title={t(title)} />
      <NotApproved />
    </>
  );
}
