import { AuditDownload } from '#web/features/audit/audit-download.tsx';
import { AuditView } from '#web/features/audit/audit-view.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The audit trail: who did what, when, and from where. */
export function AuditPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('audit.title')} purpose={t('audit.purpose')} actions={<AuditDownload />} />
      <AuditView />
    </>
  );
}
