import { useQuery } from '@tanstack/react-query';
import { openJobs, type SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PillLink } from '#web/ui/data/marks/filter-pill.tsx';
import css from './quick-searches.module.css';
import { getSearchPath } from './search-path.ts';

const wishes = [
  { filter: 'mode', value: 'remote', text: 'jobs.detail.modes.remote' },
  { filter: 'fact', value: 'quiet', text: 'jobs.search.answers.quiet' },
  { filter: 'type', value: 'part_time', text: 'jobs.detail.types.part_time' },
  { filter: 'fact', value: 'questions_ahead', text: 'jobs.search.answers.questions_ahead' },
] as const;

/** Searches for one frequent wish each, with the number of jobs once it is loaded. Wishes without jobs are left out. */
export function QuickSearches({ country }: { readonly country: SiteCountry }) {
  const t = useT();
  const { data } = useQuery(openJobs(country));
  return (
    <div className={css.quick}>
      <span className={css.note}>{t('home.quick')}</span>
      <ul className={css.pills}>
        {wishes.map(({ filter, value, text }) => {
          const count = data ? (data[filter].find((each) => each.value === value)?.count ?? 0) : null;
          if (count === 0) return null;
          return (
            <li key={value}>
              <PillLink href={getSearchPath(country, { [filter]: value })} count={count}>
                {t(text)}
              </PillLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
