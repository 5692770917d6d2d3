import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { countFilters, type JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface FilterButtonProps {
  readonly search: JobSearch;
  /** The first page of the results. */
  readonly page: JobPage | undefined;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** Opens all filters; loaded on request. */
export function FilterButton(props: FilterButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(props.search);
  return (
    <>
      <Button isDense icon={SlidersHorizontal} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {count > 0 ? t('jobs.search.filters.openCount', { count: String(count) }) : t('jobs.search.filters.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
