import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useParams } from 'react-router';
import type { Job } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { AlreadyApplied, ApplyDone } from '#web/features/applications/apply/apply-done.tsx';
import { ApplyFlow } from '#web/features/applications/apply/apply-flow.tsx';
import { applicationDraft } from '#web/features/applications/apply/synced-draft.ts';
import { ownPrepared } from '#web/features/applications/prepared/prepared-queries.ts';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { ResumeUpload } from '#web/features/seekers/resume/resume-upload.tsx';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The application flow: one address per step, so that Back and reload lose nothing. */
export function ApplyPage() {
  const t = useT();
  const { id, part } = useParams();
  const { data: job, error, refetch } = useQuery(jobQuery(Number(id)));
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  if (!job) {
    return (
      <>
        <PageHeader title={t('applications.apply.pageTitle')} />
        {error ? (
          <ErrorState error={error} title={t('jobs.detail.page.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('jobs.detail.page.loading')} />
        )}
      </>
    );
  }
  // A suggested job is accepted by applying.
  if (job.own_application_id !== null && !job.is_invited) {
    return part === 'done' ? (
      <ApplyDone job={job} applicationId={job.own_application_id} />
    ) : (
      <AlreadyApplied applicationId={job.own_application_id} />
    );
  }
  if (!takesApplications(job.status)) {
    return (
      <>
        <PageHeader title={t('applications.apply.closed.title')} purpose={t('applications.apply.closed.text')} />
        <LinkButton variant="primary" icon={Search} href={paths.search}>
          {t('applications.apply.closed.search')}
        </LinkButton>
      </>
    );
  }
  return <Writing key={job.id} job={job} part={part} />;
}

/** The application with its draft from any device; only for jobs that accept applications. */
function Writing({ job, part }: { readonly job: Job; readonly part: string | undefined }) {
  const t = useT();
  const draft = useQuery(applicationDraft(job.id));
  const prepared = useQuery(ownPrepared());
  if (draft.isPending || prepared.isPending) {
    return (
      <>
        <PageHeader title={t('applications.apply.pageTitle')} />
        <Loading label={t('jobs.detail.page.loading')} />
      </>
    );
  }
  return (
    <ApplyFlow
      job={job}
      savedDraft={draft.data ?? null}
      prepared={prepared.data?.find((each) => each.job.id === job.id) ?? null}
      part={part}
      uploader={(onAdded) => <ResumeUpload onRead={({ resume }) => onAdded(resume.id)} />}
    />
  );
}
