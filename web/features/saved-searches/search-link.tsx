import type { SavedSearch } from '#domain/features/saved-searches/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './saved-searches.module.css';

interface SearchLinkProps {
  readonly search: SavedSearch;
  readonly headingId?: string;
}

/** The link to a saved search with its number of new jobs. */
export function SearchLink({ search, headingId }: SearchLinkProps) {
  const t = useT();
  const { name, new_jobs: fresh } = search;
  return (
    <div className={css.head}>
      <h3 id={headingId} className={css.name}>
        <Link href={addressOfSearch(search)}>{name}</Link>
      </h3>
      <p className={fresh > 0 ? css.fresh : css.muted}>
        {fresh > 0 ? t('savedSearches.searches.fresh', { count: fresh }) : t('savedSearches.searches.noFresh')}
      </p>
    </div>
  );
}

/** The results of a saved search, the new jobs first if there are any. */
export function addressOfSearch({ address, new_jobs: fresh }: Pick<SavedSearch, 'address' | 'new_jobs'>): string {
  const query = [address, fresh > 0 ? 'sort=newest' : ''].filter(Boolean).join('&');
  return query ? `${paths.search}?${query}` : paths.search;
}
