import { useT } from '#web/lib/texts/i18n.ts';
import { NotApproved } from '#web/ui/feedback/not-approved.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { RouteEntry } from './routes/route-entry.ts';

export function NotApprovedPage({ title }: Pick<RouteEntry, 'title'>) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(title)} />
      <NotApproved />
    </>
  );
}
