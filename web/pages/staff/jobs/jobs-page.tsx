import { FileUp, LayoutTemplate, Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { JobResultDialog } from '#web/features/bulk-imports/jobs/job-result-dialog.tsx';
import { ManagedJobs } from '#web/features/jobs/manage/managed-jobs.tsx';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
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
  const canImport = useScope('job.import') !== null;
  const filters = useUrlFilters();
  const importToken = filters.get('import');
  return (
    <>
      <PageHeader
        title={t(isWide ? 'jobs.manage.wideTitle' : 'jobs.manage.title')}
        purpose={isPartner && t('jobs.manage.partnerPurpose')}
        actions={
          canWrite && (
            <>
              {canImport && (
                <LinkButton icon={FileUp} href={paths.importJobs}>
                  {t('jobImports.open')}
                </LinkButton>
              )}
              <LinkButton icon={LayoutTemplate} href={paths.jobTemplates}>
                {t('jobTemplates.open')}
              </LinkButton>
              <LinkButton variant="primary" icon={Plus} href={paths.createJob}>
                {t('jobs.manage.create')}
              </LinkButton>
            </>
          )
        }
      />
      <ManagedJobs isWide={isWide} isPartner={isPartner} />
      {canImport && importToken !== '' && (
        <JobResultDialog token={importToken} onClose={() => filters.update({ import: null })} />
      )}
    </>
  );
}
