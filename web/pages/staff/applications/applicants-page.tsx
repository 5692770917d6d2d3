import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ApplicantBoard } from '#web/features/applications/board/applicant-board.tsx';
import { ApplicantViews } from '#web/features/applications/list/applicant-view-tabs.tsx';
import { JobApplicants } from '#web/features/applications/list/job-applicants.tsx';
import { useApplicantVisit } from '#web/features/applications/marks/marks-queries.ts';
import { MaskedReviewButton } from '#web/features/applications/masking/masked-review.tsx';
import { JobFactLine } from '#web/features/jobs/manage/job-fact-line.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The applicants of a job as a table. */
export function ApplicantTablePage() {
  return <Applicants view="table">{(jobId, label) => <JobApplicants jobId={jobId} label={label} />}</Applicants>;
}

/** The same applicants on a board. */
export function ApplicantBoardPage() {
  return <Applicants view="board">{(jobId, label) => <ApplicantBoard jobId={jobId} label={label} />}</Applicants>;
}

interface ApplicantsProps {
  readonly view: 'table' | 'board';
  readonly children: (jobId: number, label: string) => ReactNode;
}

function Applicants({ view, children }: ApplicantsProps) {
  const t = useT();
  const id = Number(useParams().id);
  const { data: job, error } = useQuery(jobQuery(id));
  const title = job ? t('applications.review.title', { job: job.title }) : t('applications.review.pageTitle');
  useCustomTitle(job ? title : null);
  useApplicantVisit(id, useScope('application.note') !== null && job !== undefined);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const trail = [
    { label: t('jobs.manage.title'), href: paths.jobs },
    ...(job ? [{ label: job.title, href: job.can_edit ? paths.editJob(id) : paths.job(id) }] : []),
    { label: t('applications.review.pageTitle') },
  ];
  return (
    <>
      <PageHeader
        title={job?.title ?? title}
        facts={job && <JobFactLine job={job} />}
        above={<Breadcrumb trail={trail} />}
        actions={
          <>
            <MaskedReviewButton jobId={id} />
            <ApplicantViews jobId={id} now={view} />
          </>
        }
      />
      {children(id, title)}
    </>
  );
}
