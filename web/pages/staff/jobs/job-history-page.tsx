import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { JobHistory } from '#web/features/jobs/history/job-history.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** What changed in a job, when, and by whom. */
export function JobHistoryPage() {
  const t = useT();
  const id = Number(useParams().id);
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const title = job ? t('jobHistory.pageTitle', { job: job.title }) : t('jobHistory.title');
  useCustomTitle(job ? title : null);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const jobLink = job ? [{ label: job.title, href: job.can_edit ? paths.editJob(id) : paths.job(id) }] : [];
  const trail = [{ label: t('jobs.manage.title'), href: paths.jobs }, ...jobLink, { label: t('jobHistory.title') }];
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('jobHistory.purpose')}
        above={<Breadcrumb trail={trail} />}
        actions={job && <JobChip status={job.status} />}
      />
      {!job && !error && <Loading label={t('jobHistory.loading')} skeleton={<Skeleton shape="row" count={6} />} />}
      {!job && error && <ErrorState error={error} title={t('jobHistory.failed')} onRetry={() => void refetch()} />}
      {job && <JobHistory job={job} />}
    </>
  );
}
