import { StaffApplications } from '#web/features/applications/list/staff-applications.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Managed applications, across all employers for tenant-wide roles. */
export function ApplicationsPage() {
  const t = useT();
  const scope = useScope('application.read');
  const isWide = scope === 'tenant';
  const isPartner = scope === 'sponsored';
  const purpose = isWide ? 'widePurpose' : isPartner ? 'partnerPurpose' : 'allPurpose';
  return (
    <>
      <PageHeader
        title={t(isWide ? 'applications.review.wideTitle' : 'applications.review.allTitle')}
        purpose={t(`applications.review.${purpose}`)}
      />
      <StaffApplications isWide={isWide} isPartner={isPartner} />
    </>
  );
}
