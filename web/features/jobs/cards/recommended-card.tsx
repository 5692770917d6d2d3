import { useId } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/features/jobs/job-texts.ts';
import { SaveJob } from '#web/features/jobs/saved/save-job.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { FitReason } from './match-reason.tsx';
import css from './recommended-jobs.module.css';

/** A recommended job: location, pay, the reason, and the match. */
export function RecommendedCard({ job }: { readonly job: JobCard }) {
  const t = useT();
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.card} data-job={job.id}>
      <div className={css.head}>
        <EmployerMark id={job.organisation_id} name={job.company} />
        <div className={css.names}>
          <h3 id={id} className={css.title}>
            <PlainLink href={paths.job(job.id)} className={css.link}>
              {job.title}
            </PlainLink>
          </h3>
          <p className={css.note}>{formatEmployer(t, job.company)}</p>
        </div>
        <SaveJob job={job} />
      </div>
      <div>
        <p>
          {formatLocation(job)} · {t(`jobs.detail.modes.${job.work_mode}`)}
        </p>
        <p className={css.pay}>{formatPay(t, job.salary)}</p>
      </div>
      <div className={css.reason}>
        <FitReason jobId={job.id} />
      </div>
      {job.score !== null && job.band !== null && <MatchLabel total={job.score} band={job.band} />}
    </article>
  );
}
