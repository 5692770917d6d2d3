import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { JobFacets, JobPage } from '#domain/features/jobs/search/search.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { QueryChips } from '#web/features/jobs/search/bar/query-chips.tsx';
import { FilterButton } from '#web/features/jobs/search/filters/filter-button.tsx';
import { listAppliedFilters } from '#web/features/jobs/search/filters/filter-labels.ts';
import { listQuickFilters } from '#web/features/jobs/search/filters/quick-filters.ts';
import { countFilters, type JobSearch, noFilters } from '#web/features/jobs/search/search-address.ts';
import { useIsNarrow } from '#web/lib/media.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import css from './search-toolbar.module.css';

interface SearchToolbarProps {
  readonly search: JobSearch;
  /** The first page of the results. */
  readonly page: JobPage | undefined;
  readonly onChange: (change: Partial<JobSearch>) => void;
  /** Sort order and saving, at the end. */
  readonly children: ReactNode;
}

/**
 * All filters, how the words were understood, the applied filters, and frequent ones. One Tab stop: the arrow keys move
 * between the buttons.
 */
export function SearchToolbar({ search, page, onChange, children }: SearchToolbarProps) {
  const t = useT();
  const { data: facets } = useQuery(jobFacets(search));
  return (
    <Toolbar aria-label={t('jobs.search.filters.title')} className={css.toolbar ?? ''}>
      <div className={css.pills}>
        <FilterButton search={search} page={page} onChange={onChange} />
        <QueryChips chips={page?.chips ?? []} search={search} onChange={onChange} />
        {listAppliedFilters(t, search, facets).map(({ label, removal }) => (
          <FilterPill
            key={label}
            state="on"
            isRemovable
            aria-label={t('jobs.search.filters.remove', { label })}
            onPress={() => onChange(removal)}
          >
            {label}
          </FilterPill>
        ))}
        {countFilters(search) > 1 && (
          <FilterPill onPress={() => onChange(noFilters)}>{t('jobs.search.filters.clear')}</FilterPill>
        )}
        <QuickFilters search={search} page={page} facets={facets} onChange={onChange} />
      </div>
      <div className={css.end}>{children}</div>
    </Toolbar>
  );
}

interface QuickFiltersProps extends Omit<SearchToolbarProps, 'children'> {
  readonly facets: JobFacets | undefined;
}

function QuickFilters({ search, page, facets, onChange }: QuickFiltersProps) {
  const t = useT();
  const isNarrow = useIsNarrow();
  if (isNarrow) return null;
  return listQuickFilters(t, search, page?.chips ?? [], facets).map(({ label, count, change }) => (
    <FilterPill key={label} count={count} onPress={() => onChange(change)}>
      {label}
    </FilterPill>
  ));
}
