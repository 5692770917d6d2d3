import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { countOpenJobs, openJobs, type SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { PillLink } from '#web/ui/data/marks/filter-pill.tsx';
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

/** Searches for one frequent wish each, with the number of jobs. Shows nothing while loading or on failure. */
export function QuickSearches({ country }: OpenJobsProps) {
  const t = useT();
  const { data } = useQuery(openJobs(country));
  if (!data) return null;
  const wishes = [
    { filter: 'mode', value: 'remote', label: t('jobs.detail.modes.remote') },
    { filter: 'fact', value: 'quiet', label: t('jobs.search.answers.quiet') },
    { filter: 'type', value: 'part_time', label: t('jobs.detail.types.part_time') },
    { filter: 'fact', value: 'questions_ahead', label: t('jobs.search.answers.questions_ahead') },
  ] as const;
  return (
    <div className={css.quick}>
      <span className={css.note}>{t('home.quick')}</span>
      <ul className={css.pills}>
        {wishes.map(({ filter, value, label }) => {
          const count = data[filter].find((each) => each.value === value)?.count ?? 0;
          if (count === 0) return null;
          return (
            <li key={value}>
              <PillLink href={getSearchPath(country, { [filter]: value })} count={count}>
                {label}
              </PillLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
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
