import { useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { useNoteViewed } from '#web/features/jobs/cards/viewed-jobs.ts';
import { ApplyAction } from '#web/features/jobs/detail/apply-panel.tsx';
import { EnvironmentMap } from '#web/features/jobs/detail/job-environment.tsx';
import { JobFacts } from '#web/features/jobs/detail/job-facts.tsx';
import { formatLocation } from '#web/features/jobs/job-texts.ts';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { SaveJob } from '#web/features/jobs/saved/save-job.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './job-preview.module.css';
import { PreviewSkeleton } from './preview-skeleton.tsx';

interface JobPreviewProps {
  readonly id: number;
  /** The person opened it: only then it counts as viewed. The first result is shown without being asked for. */
  readonly isChosen: boolean;
  /** The job whose title receives the focus when it is loaded. */
  readonly focusId: RefObject<number | null>;
  /** The seeker's match in short. */
  readonly renderMatch: (jobId: number) => ReactNode;
}

/** The selected job next to the results: how to apply, the match, the summary, and the workplace. */
export function JobPreview({ id, isChosen, focusId, renderMatch }: JobPreviewProps) {
  const t = useT();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  useNoteViewed(isChosen ? job : undefined);
  useEffect(() => {
    if (!job || focusId.current !== job.id) return;
    focusId.current = null;
    title.current?.focus({ preventScroll: true });
  });
  if (error)
    return (
      <div className={css.state}>
        <ErrorState error={error} title={t('jobs.detail.page.failed')} onRetry={() => void refetch()} />
      </div>
    );
  if (!job) return <PreviewSkeleton />;
  return (
    <>
      <header className={css.head}>
        <EmployerMark id={job.organisation.id} name={job.company} size={52} />
        <div className={css.titles}>
          <h2 ref={title} tabIndex={-1}>
            {job.title}
          </h2>
          <p className={css.employer}>
            {formatEmployer(t, job.company)} · {formatLocation(job)}
          </p>
        </div>
        <LinkButton isDense icon={Maximize2} href={paths.job(id)}>
          {t('jobs.search.preview.open')}
        </LinkButton>
        <div className={css.actions}>
          <ApplyAction job={job} />
          <SaveJob job={job} look="secondary" />
        </div>
      </header>
      <div className={css.part}>
        <JobFacts job={job} isShort />
      </div>
      <PreviewParts job={job} renderMatch={renderMatch} />
    </>
  );
}

interface PreviewPartsProps extends Pick<JobPreviewProps, 'renderMatch'> {
  readonly job: Job;
}

function PreviewParts({ job, renderMatch }: PreviewPartsProps) {
  const t = useT();
  return (
    <>
      {takesApplications(job.status) && <div className={css.part}>{renderMatch(job.id)}</div>}
      {job.summary.length > 0 && (
        <div className={css.part}>
          <h3>{t('jobs.detail.page.short')}</h3>
          <ul className={css.points}>
            {job.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.part}>
        <h3>{t('jobs.detail.page.environment')}</h3>
        <EnvironmentMap inclusion={job.inclusion} isShort />
      </div>
    </>
  );
}
