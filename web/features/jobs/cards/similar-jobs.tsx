import { useQuery } from '@tanstack/react-query';
import { JobSection } from '#web/features/jobs/detail/job-section.tsx';
import { jobsLike } from '#web/features/jobs/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './job-list.module.css';
import { PublicJobCard } from './public-job-card.tsx';

interface SimilarJobsProps {
  readonly id: number;
  /** Next to each other, below a page that is long already. */
  readonly isWide?: boolean;
}

/** Open jobs with the same skills or similar titles. Shows nothing while loading or on failure. */
export function SimilarJobs({ id, isWide = false }: SimilarJobsProps) {
  const t = useT();
  const { data: jobs } = useQuery(jobsLike(id));
  if (!jobs) return null;
  const section = (
    <JobSection title={t('jobs.detail.page.similar')} isPlain>
      {jobs.length === 0 && <p>{t('jobs.detail.page.similarNone')}</p>}
      <ul className={classNames(css.list, isWide && css.wide)}>
        {jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} />
          </li>
        ))}
      </ul>
    </JobSection>
  );
  return isWide ? <div className={css.below}>{section}</div> : section;
}
