import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { JobSourceForm } from '#web/features/bulk-imports/sources/job-source-form.tsx';
import { JobSourceList } from '#web/features/bulk-imports/sources/job-source-list.tsx';
import { JobSourceView } from '#web/features/bulk-imports/sources/job-source-view.tsx';
import { useCreateJobSource } from '#web/features/bulk-imports/sources/queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

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
