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

/** Open jobs that are called alike, else some that ask for the same first skill. Nothing shows while they load or fail: the page is whole without them. */
export function SimilarJobs({ job }: { readonly job: Job }) {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  const named = useQuery(fewJobs(userId, { ...emptySearch, words: job.title }, shown + 1));
  const skill = job.skills[0]?.label ?? '';
  const isThin = named.data !== undefined && named.data.jobs.length <= 1 && skill !== '';
  const skilled = useQuery({ ...fewJobs(userId, { ...emptySearch, words: skill }, shown + 1), enabled: isThin });
  if (!named.data || (isThin && skilled.isPending)) return null;
  const found = [...named.data.jobs, ...(skilled.data?.jobs ?? [])].filter((other) => other.id !== job.id);
  const others = [...new Map(found.map((other) => [other.id, other])).values()].slice(0, shown);
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
