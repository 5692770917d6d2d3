import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './news-in-searches.module.css';
import { savedSearches } from './queries.ts';
import { addressOfSearch } from './search-link.tsx';

/** Number of searches on the dashboard. */
const shown = 4;

/** The saved searches with the most new jobs, and a link to all. */
export function NewsInSearches() {
  const t = useT();
  const id = useId();
  const { data, error, refetch } = useQuery(savedSearches());
  if (error && !data) {
    return <ErrorState error={error} title={t('savedSearches.searches.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label={t('savedSearches.searches.loading')} />;
  const searches = data.searches.toSorted((one, other) => other.new_jobs - one.new_jobs).slice(0, shown);
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('savedSearches.searches.title')}
        </h2>
        <Link href={paths.saved}>{t('savedSearches.searches.seeAll')}</Link>
      </div>
      {searches.length === 0 && <p className={css.muted}>{t('savedSearches.searches.none')}</p>}
      <ul className={css.list}>
        {searches.map((search) => (
          <li key={search.id} className={css.row}>
            <Link href={addressOfSearch(search)}>{search.name}</Link>
            <span className={search.new_jobs > 0 ? css.fresh : css.muted}>
              {search.new_jobs > 0
                ? t('savedSearches.searches.freshShort', { count: search.new_jobs })
                : t('savedSearches.searches.noFresh')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
