import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useParams } from 'react-router';
import type { Job } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { SimilarJobs } from '#web/features/jobs/cards/similar-jobs.tsx';
import { useNoteViewed } from '#web/features/jobs/cards/viewed-jobs.ts';
import { ApplyBar, ApplyPanel } from '#web/features/jobs/detail/apply-panel.tsx';
import { JobFacts } from '#web/features/jobs/detail/job-facts.tsx';
import { JobProcess, JobView } from '#web/features/jobs/detail/job-view.tsx';
import { ShareJob } from '#web/features/jobs/detail/share-job.tsx';
import { formatLocation, formatPosted } from '#web/features/jobs/job-texts.ts';
import { JobInterest } from '#web/features/jobs/manage/job-views.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { SaveJob } from '#web/features/jobs/saved/save-job.tsx';
import { MatchPanel } from '#web/features/matching/match-panel.tsx';
import { MatchSummary } from '#web/features/matching/match-summary.tsx';
import { EnvironmentFitPanel } from '#web/features/needs/environment-fit-panel.tsx';
import { WorkplaceLine } from '#web/features/needs/workplace-line.tsx';
import { PreferenceFitPanel } from '#web/features/seekers/preferences/preference-fit-panel.tsx';
import { getErrorCode } from '#web/lib/api-error.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';

/** A job, with or without the app shell. */
export function JobPage() {
  const t = useT();
  const id = Number(useParams().id);
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const canSuggest = useScope('application.source') !== null;
  useNoteViewed(job);
  useCustomTitle(job?.title ?? null);
  const trail = [
    { label: t('jobs.search.title'), href: paths.search },
    { label: job?.title ?? t('jobs.detail.page.title') },
  ];
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  if (!job) {
    return (
      <>
        <PageHeader title={t('jobs.detail.page.title')} above={<Breadcrumb trail={trail} />} />
        {error ? (
          <ErrorState error={error} title={t('jobs.detail.page.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('jobs.detail.page.loading')} skeleton={<Skeleton shape="card" count={3} />} />
        )}
      </>
    );
  }
  const isOpen = takesApplications(job.status);
  const aside = (
    <>
      <ApplyPanel job={job} above={isOpen && <MatchSummary jobId={id} />}>
        <SaveJob job={job} look="secondary" isDense />
        <ShareJob id={id} />
      </ApplyPanel>
      <JobProcess job={job} />
      <EnvironmentFitPanel job={job} />
      <PreferenceFitPanel jobId={id} />
      {job.can_edit && <JobInterest id={id} />}
    </>
  );
  return (
    <>
      <PageHeader
        title={job.title}
        purpose={describeHead(t, job)}
        facts={<JobFacts job={job} />}
        mark={<EmployerMark id={job.organisation.id} name={job.company} size={52} />}
        above={<Breadcrumb trail={trail} />}
        actions={
          <>
            {job.status !== 'active' && <JobChip status={job.status} />}
            {isOpen && canSuggest && (
              <LinkButton icon={UserSearch} href={`${paths.advancedSearch}?job=${id}`}>
                {t('applications.sourcing.findPeople')}
              </LinkButton>
            )}
          </>
        }
      />
      <ApplyBar job={job} />
      <Columns isWide aside={aside} asideLabel={t('jobs.detail.apply.next')}>
        <JobView
          job={job}
          hasAside
          alternatives={!isOpen && <SimilarJobs id={id} />}
          match={
            isOpen && <MatchPanel jobId={id} skillCount={job.skills.length} workplace={<WorkplaceLine job={job} />} />
          }
        />
      </Columns>
      {isOpen && <SimilarJobs id={id} isWide />}
    </>
  );
}

/** "Quillmark Mutual · Des Moines, IA · Posted November 20, 2026" */
function describeHead(t: Translate, job: Job): string {
  return [formatEmployer(t, job.company), formatLocation(job), formatPosted(t, job)].filter(Boolean).join(' · ');
}
