import { Banknote, BriefcaseBusiness, Check, Clock, Laptop, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { formatExperience, formatLocation } from '#web/features/jobs/job-texts.ts';
import { SaveJob } from '#web/features/jobs/saved/save-job.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDistance, formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { formatPay } from '#web/lib/pay-text.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { JobChip } from '#web/ui/data/chip.tsx';
import { MatchLabel } from '#web/ui/data/match-label.tsx';
import css from './public-job-card.module.css';
import { useIsViewed } from './viewed-jobs.ts';

interface PublicJobCardProps {
  readonly job: JobCard;
  /** The heading level of the title. */
  readonly heading?: 'h2' | 'h3';
  /** Why the job is shown. */
  readonly reason?: ReactNode;
}

/** A job card: title, location, pay, and match. */
export function PublicJobCard({ job, heading: Heading = 'h3', reason }: PublicJobCardProps) {
  const t = useT();
  const isViewed = useIsViewed(job.id);
  const experience = formatExperience(t, job);
  return (
    <article className={css.card} data-job={job.id}>
      <div className={css.top}>
        <Heading className={css.title}>
          <PlainLink href={paths.job(job.id)} className={css.link}>
            {job.title}
          </PlainLink>
        </Heading>
        {isViewed && (
          <span className={css.viewed}>
            <Check size={16} aria-hidden />
            {t('jobs.detail.facts.viewed')}
          </span>
        )}
      </div>
      <p className={css.company}>{formatEmployer(t, job.company)}</p>
      {!takesApplications(job.status) && (
        <p className={css.closed}>
          <JobChip status={job.status} /> {t('jobs.saved.closed')}
        </p>
      )}
      <ul className={css.facts}>
        <li>
          <Banknote size={20} aria-hidden />
          {formatPay(t, job.salary)}
        </li>
        <li>
          <MapPin size={20} aria-hidden />
          {formatLocation(job)}
          {job.distance_km !== null &&
            ` (${t('jobs.detail.facts.away', { distance: formatDistance(job.distance_km, job.country) })})`}
        </li>
        <li>
          <Laptop size={20} aria-hidden />
          {t(`jobs.detail.modes.${job.work_mode}`)}
        </li>
        <li>
          <Clock size={20} aria-hidden />
          {t(`jobs.detail.types.${job.job_type}`)}
        </li>
        {experience && (
          <li>
            <BriefcaseBusiness size={20} aria-hidden />
            {experience}
          </li>
        )}
      </ul>
      {reason && <div className={css.reason}>{reason}</div>}
      <div className={css.end}>
        {job.score !== null && job.band !== null && <MatchLabel total={job.score} band={job.band} />}
        {job.published_at && (
          <time dateTime={job.published_at} className={css.posted}>
            {t(job.is_first_seen ? 'jobs.detail.facts.firstSeen' : 'jobs.detail.facts.posted')}{' '}
            {formatRelative(job.published_at)}
          </time>
        )}
        <span className={css.save}>
          <SaveJob job={job} />
        </span>
      </div>
    </article>
  );
}
