import { Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { ManagedJobs } from '#web/features/jobs/manage/managed-jobs.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Managed jobs, across all employers for tenant-wide roles. */
export function JobsPage() {
  const t = useT();
  const isWide = useScope('job.read_all') === 'tenant';
  const isPartner = useScope('application.read') === 'sponsored';
  const canWrite = useScope('job.write') !== null;
  return (
    <>
      <PageHeader
        title={t(isWide ? 'jobs.manage.wideTitle' : 'jobs.manage.title')}
        purpose={isPartner && t('jobs.manage.partnerPurpose')}
        actions={
          canWrite && (
            <LinkButton variant="primary" icon={Plus} href={paths.createJob}>
              {t('jobs.manage.create')}
            </LinkButton>
          )
        }
      />
      <ManagedJobs isWide={isWide} isPartner={isPartner} />
    </>
  );
}
