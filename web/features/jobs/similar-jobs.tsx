import { useQuery } from '@tanstack/react-query';
import type { Job } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { JobSection } from './job-section.tsx';
import { PublicJobCard } from './public-job-card.tsx';
import { fewJobs } from './queries.ts';
import { emptySearch } from './search-address.ts';
import css from './similar-jobs.module.css';

const shown = 3;

/** Open jobs that are called alike. Nothing shows while they load or fail: the page is whole without them. */
export function SimilarJobs({ job }: { readonly job: Job }) {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  const words = job.titles[0]?.label ?? job.title;
  const { data } = useQuery(fewJobs(userId, { ...emptySearch, words }, shown + 1));
  if (!data) return null;
  const others = data.jobs.filter((other) => other.id !== job.id).slice(0, shown);
  return (
    <JobSection title={t('job.page.similar')}>
      {others.length === 0 && <p>{t('job.page.similarNone')}</p>}
      <ul className={css.list}>
        {others.map((other) => (
          <li key={other.id}>
            <PublicJobCard job={other} />
          </li>
        ))}
      </ul>
    </JobSection>
  );
}
