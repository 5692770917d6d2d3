import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { EditorMenu } from '#web/features/jobs/edit/editor-menu.tsx';
import { JobEditor } from '#web/features/jobs/edit/job-editor.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Edits a job. */
export function EditJobPage() {
  const t = useT();
  const id = Number(useParams().id);
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const title = job ? t('jobs.form.editTitle', { job: job.title }) : t('jobs.manage.actions.edit');
  useCustomTitle(job ? title : null);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const trail = [{ label: t('jobs.manage.title'), href: paths.jobs }, { label: job?.title ?? title }];
  const header = (actions: ReactNode, saved: ReactNode) => (
    <PageHeader
      title={title}
      purpose={saved ?? t(job?.status === 'draft' ? 'jobs.form.createPurpose' : 'jobs.form.editPurpose')}
      above={<Breadcrumb trail={trail} />}
      actions={
        <>
          {job && <JobChip status={job.status} />}
          {job?.can_edit && <Link href={paths.jobHistory(id)}>{t('jobHistory.open')}</Link>}
          {actions}
          {job?.can_edit && <EditorMenu job={job} hasChanges={saved !== null} />}
        </>
      }
    />
  );
  if (job?.can_edit) return <JobEditor key={job.id} job={job} onReload={() => refetch()} header={header} />;
  return (
    <>
      {header(null, null)}
      {!job && !error && <Loading label={t('jobs.form.loading')} skeleton={<Skeleton shape="card" count={4} />} />}
      {!job && error && <ErrorState error={error} title={t('jobs.form.failed')} onRetry={() => void refetch()} />}
      {job && (
        <EmptyState
          icon={Lock}
          title={t('jobs.form.notEditable')}
          action={<LinkButton href={paths.jobs}>{t('jobs.form.backToList')}</LinkButton>}
        >
          {t('jobs.form.notEditableText')}
        </EmptyState>
      )}
    </>
  );
}
