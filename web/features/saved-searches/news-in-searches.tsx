import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { savedSearches } from './queries.ts';
import css from './saved-searches.module.css';
import { SearchLink } from './search-link.tsx';

/** Number of searches on the dashboard. */
const shown = 4;

/** The saved searches with the most new jobs, and a link to all. */
export function NewsInSearches() {
  const t = useT();
  const { data, error, refetch } = useQuery(savedSearches());
  if (error && !data) {
    return <ErrorState error={error} title={t('savedSearches.searches.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label={t('savedSearches.searches.loading')} />;
  const searches = data.searches.toSorted((one, other) => other.new_jobs - one.new_jobs).slice(0, shown);
  return (
    <div className={css.row}>
      {searches.length === 0 && (
        <p className={css.muted}>
          {t('savedSearches.searches.none')} {t('savedSearches.searches.noneHint')}
        </p>
      )}
      <ul className={css.short}>
        {searches.map((search) => (
          <li key={search.id}>
            <SearchLink search={search} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton icon={ArrowRight} href={paths.saved}>
          {t('savedSearches.searches.all')}
        </LinkButton>
      </div>
    </div>
  );
}
