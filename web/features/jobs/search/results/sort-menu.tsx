import { ArrowDownWideNarrow } from 'lucide-react';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { jobSorts } from '#domain/features/jobs/search/search-choices.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';

interface SortMenuProps {
  readonly search: JobSearch;
  /** The first page of the results, which says how it is sorted by default. */
  readonly page: JobPage | undefined;
  readonly canMatch: boolean;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** Sorting by relevance needs a query; sorting by match is not for staff. */
export function SortMenu({ search, page, canMatch, onChange }: SortMenuProps) {
  const t = useT();
  const sorts = jobSorts.filter((sort) => (sort === 'match' ? canMatch : sort !== 'relevance' || search.words !== ''));
  const used = search.sort ?? page?.sort ?? 'newest';
  return (
    <Menu
      label={t('jobs.search.sort.label')}
      entries={sorts.map((sort) => ({
        id: sort,
        label: t(`jobs.search.sort.${sort}`),
        onAction: () => onChange({ sort }),
      }))}
      trigger={(props) => (
        <Button {...props} variant="quiet" isDense icon={ArrowDownWideNarrow}>
          {t('jobs.search.sort.current', { sort: t(`jobs.search.sort.${sorts.includes(used) ? used : 'newest'}`) })}
        </Button>
      )}
    />
  );
}
