import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { JobImportHistory } from '#web/features/bulk-imports/jobs/job-import-history.tsx';
import { JobImportView } from '#web/features/bulk-imports/jobs/job-import-view.tsx';
import { StartJobImport } from '#web/features/bulk-imports/jobs/start-job-import.tsx';
import { MovingGuides } from '#web/features/bulk-imports/moving/moving-guides.tsx';
import { employers } from '#web/features/organisations/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Starts a job import, continues one, and lists all. */
export function JobImportPage() {
  const t = useT();
  const navigate = useNavigate();
  const token = useUrlFilters().get('token');
  const isWide = useScope('job.import') === 'tenant';
  const { data: choices = [] } = useQuery(employers(isWide));
  const trail = [{ label: t('jobs.manage.title'), href: paths.jobs }, { label: t('jobImports.title') }];
  const open = (started: string) => void navigate(paths.jobImport(started));
  return (
    <>
      <PageHeader
        title={t('jobImports.title')}
        purpose={t('jobImports.intro')}
        above={<Breadcrumb trail={trail} />}
        actions={
          <LinkButton icon={Rss} href={paths.jobSources}>
            {t('jobSources.title')}
          </LinkButton>
        }
      />
      {token === '' ? (
        <>
          <CardSection title={t('jobImports.upload.title')}>
            <StartJobImport employers={isWide ? choices : null} onStarted={open} />
          </CardSection>
          <CardSection title={t('moving.title')}>
            <MovingGuides kind="jobs" />
          </CardSection>
          <CardSection title={t('jobImports.history.title')}>
            <JobImportHistory />
          </CardSection>
        </>
      ) : (
        <JobImportView key={token} token={token} />
      )}
    </>
  );
}
