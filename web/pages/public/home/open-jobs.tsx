import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { countOpenJobs, openJobs, type SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './open-jobs.module.css';
import { getSearchPath } from './search-path.ts';

interface OpenJobsProps {
  readonly country: SiteCountry;
}

/** "Search 250 jobs"; without the number until it is loaded. */
export function SearchLabel({ country }: OpenJobsProps) {
  const t = useT();
  const { data } = useQuery(openJobs(country));
  const count = data ? countOpenJobs(data) : 0;
  if (count === 0) return t('shell.pages.search');
  return t('home.searchCount', { count, number: formatNumber(count) });
}

const shown = 6;

/** The employers with the most open jobs. The names appear once they are loaded. */
export function HiringEmployers({ country }: OpenJobsProps) {
  const t = useT();
  const id = useId();
  const { data } = useQuery(openJobs(country));
  const employers = (data?.employer ?? []).filter(({ count }) => count > 0).slice(0, shown);
  if (data && employers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.band}>
      <h2 id={id} className={css.note}>
        {t('home.employersTitle')}
      </h2>
      <ul className={css.employers}>
        {employers.map(({ value, label }) => (
          <li key={value}>
            <PlainLink href={getSearchPath(country, { employer: value })} className={css.employer}>
              <EmployerMark id={Number(value)} name={label} size={32} />
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
