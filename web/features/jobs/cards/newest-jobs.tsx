import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import rows from './job-list.module.css';
import css from './newest-jobs.module.css';
import { PublicJobCard } from './public-job-card.tsx';

const shown = 3;

/** The newest jobs on the home page. Shows nothing while loading or on failure. */
export function NewestJobs() {
  const t = useT();
  const id = useId();
  const { data } = useQuery(fewJobs({ ...emptySearch, sort: 'newest' }, shown));
  if (!data || data.jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.newest}>
      <h2 id={id}>{t('home.newest')}</h2>
      <ul className={rows.list}>
        {data.jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton icon={ArrowRight} href={paths.search}>
          {t('home.allJobs')}
        </LinkButton>
      </div>
    </section>
  );
}
