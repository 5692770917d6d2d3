import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCard, MatchFractions } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { listRowArcs } from '#domain/features/matching/score/match-arcs.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/features/jobs/job-texts.ts';
import { SaveJob } from '#web/features/jobs/saved/save-job.tsx';
import type { RowPreview } from '#web/features/jobs/search/preview/use-selected-job.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDistance, formatRelative } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MatchStrip } from '#web/ui/data/match/match-strip.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './public-job-card.module.css';
import { useIsViewed } from './viewed-jobs.ts';

interface PublicJobCardProps {
  readonly job: JobCard;
  /** The heading level of the title. */
  readonly heading?: 'h2' | 'h3';
  /** Opens the job next to the list instead of its page. */
  readonly preview?: RowPreview | undefined;
  /** Why the job is shown. */
  readonly reason?: ReactNode;
}

/** A job as a row of a list: title, employer, location, pay, and match. */
export function PublicJobCard({ job, heading: Heading = 'h3', preview, reason }: PublicJobCardProps) {
  const t = useT();
  return (
    <article className={classNames(css.row, preview?.isShown && css.shown)} data-job={job.id}>
      <EmployerMark id={job.organisation_id} name={job.company} />
      <div className={css.texts}>
        <Heading className={css.title}>
          {preview ? (
            <PlainLink
              href={preview.href}
              className={css.link}
              aria-current={preview.isShown ? 'true' : undefined}
              routerOptions={{ preventScrollReset: true, replace: preview.isShown }}
              onPress={preview.onOpen}
            >
              {job.title}
            </PlainLink>
          ) : (
            <PlainLink href={paths.job(job.id)} className={css.link}>
              {job.title}
            </PlainLink>
          )}
        </Heading>
        <p className={css.where}>
          <span>{formatEmployer(t, job.company)}</span> · {formatLocation(job)}
          {/* "0 miles away" says less than the city. */}
          {job.distance_km !== null &&
            job.distance_km >= 1 &&
            ` (${t('jobs.detail.facts.away', { distance: formatDistance(job.distance_km, job.country) })})`}
        </p>
        <p>
          <strong>{formatPay(t, job.salary)}</strong> · {t(`jobs.detail.modes.${job.work_mode}`)}
          {/* Most jobs are full-time: only the others say so. */}
          {job.job_type !== 'full_time' && ` · ${t(`jobs.detail.types.${job.job_type}`)}`}
        </p>
        {!takesApplications(job.status) && (
          <p>
            <JobChip status={job.status} /> {t('jobs.saved.closed')}
          </p>
        )}
        {reason && <div className={css.reason}>{reason}</div>}
      </div>
      <div className={css.side}>
        {job.score !== null && job.band !== null && (
          <span className={css.match}>
            {job.match_parts && <MatchParts parts={job.match_parts} />}
            <MatchLabel total={job.score} band={job.band} size={preview ? 'row' : 'small'} />
          </span>
        )}
        <Day job={job} />
      </div>
      <span className={css.save}>
        <SaveJob job={job} look="icon" />
      </span>
    </article>
  );
}

/** The six parts at a glance; the job page explains them. */
function MatchParts({ parts }: { readonly parts: MatchFractions }) {
  const t = useT();
  const lines = MATCH_PARTS.map((name) => {
    const share = parts[name] === null ? t('matching.notCounted') : t('common.labels.percent', { value: parts[name] });
    return `${t(`matching.parts.${name}`)}: ${share}`;
  });
  return (
    <span title={lines.join('\n')} className={css.strip}>
      <MatchStrip parts={listRowArcs(parts)} />
    </span>
  );
}

/** "Viewed", or when it was posted. */
function Day({ job }: Pick<PublicJobCardProps, 'job'>) {
  const t = useT();
  const isViewed = useIsViewed(job.id);
  if (isViewed)
    return (
      <span className={css.day}>
        <Eye size={14} aria-hidden />
        {t('jobs.detail.facts.viewed')}
      </span>
    );
  if (!job.published_at) return null;
  return (
    <time dateTime={job.published_at} className={css.day}>
      {t(job.is_first_seen ? 'jobs.detail.facts.firstSeenAgo' : 'jobs.detail.facts.postedAgo', {
        time: formatRelative(job.published_at),
      })}
    </time>
  );
}
