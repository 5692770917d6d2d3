import { useQuery } from '@tanstack/react-query';
import { Plus, Rss } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { JobImportHistory } from '#web/features/bulk-imports/jobs/job-import-history.tsx';
import { JobImportView } from '#web/features/bulk-imports/jobs/job-import-view.tsx';
import { StartJobImport } from '#web/features/bulk-imports/jobs/start-job-import.tsx';
import { MovingGuides } from '#web/features/bulk-imports/moving/moving-guides.tsx';
import { JobSourceForm } from '#web/features/bulk-imports/sources/job-source-form.tsx';
import { JobSourceList } from '#web/features/bulk-imports/sources/job-source-list.tsx';
import { JobSourceView } from '#web/features/bulk-imports/sources/job-source-view.tsx';
import { useCreateJobSource } from '#web/features/bulk-imports/sources/queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './imports.module.css';

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
        <div className={css.page}>
          <CardSection title={t('jobImports.upload.title')}>
            <StartJobImport employers={isWide ? choices : null} onStarted={open} />
          </CardSection>
          <CardSection title={t('moving.title')}>
            <MovingGuides kind="jobs" />
          </CardSection>
          <CardSection title={t('jobImports.history.title')}>
            <JobImportHistory />
          </CardSection>
        </div>
      ) : (
        <JobImportView key={token} token={token} />
      )}
    </>
  );
}

/** The addresses from which jobs are fetched, or one of them. */
export function JobSourcesPage() {
  const t = useT();
  const navigate = useNavigate();
  const id = Number(useUrlFilters().get('source'));
  const title = t('jobSources.title');
  const trail = [
    { label: t('jobs.manage.title'), href: paths.jobs },
    { label: t('jobImports.title'), href: paths.importJobs },
    ...(id > 0 ? [{ label: title, href: paths.jobSources }, { label: t('jobSources.one') }] : [{ label: title }]),
  ];
  return (
    <>
      <PageHeader title={title} purpose={t('jobSources.intro')} above={<Breadcrumb trail={trail} />} />
      {id > 0 ? <JobSourceView key={id} id={id} onRemoved={() => void navigate(paths.jobSources)} /> : <AllSources />}
    </>
  );
}

function AllSources() {
  const t = useT();
  const navigate = useNavigate();
  const isWide = useScope('job.import') === 'tenant';
  const { data: choices = [] } = useQuery(employers(isWide));
  const create = useCreateJobSource();
  const [isAdding, setAdding] = useState(false);
  if (isAdding)
    return (
      <CardSection title={t('jobSources.add')}>
        <JobSourceForm
          employers={isWide ? choices : null}
          initial={{ url: '', frequency: 'day', publish: 'draft' }}
          submitLabel={t('jobSources.form.create')}
          onSave={async (source) => void navigate(paths.jobSource((await create.mutateAsync(source)).id))}
          onCancel={() => setAdding(false)}
        />
      </CardSection>
    );
  return (
    <>
      <p>
        <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
          {t('jobSources.add')}
        </Button>
      </p>
      <JobSourceList isWide={isWide} />
    </>
  );
}
