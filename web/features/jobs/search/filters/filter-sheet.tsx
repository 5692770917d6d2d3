import type { CappedCount, JobPage } from '#domain/features/jobs/search/search.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SearchFilters } from './search-filters.tsx';

interface FilterSheetProps {
  readonly search: JobSearch;
  /** The first page of the results. */
  readonly page: JobPage | undefined;
  readonly onChange: (change: Partial<JobSearch>) => void;
  readonly onClose: () => void;
}

/** All filters, full height. */
export function FilterSheet({ search, page, onChange, onClose }: FilterSheetProps) {
  const t = useT();
  return (
    <Dialog
      shape="sheet"
      isOpen
      onClose={onClose}
      title={t('jobs.search.filters.title')}
      isDismissable
      actions={
        <Button variant="primary" isWide onPress={onClose}>
          {showLabel(t, page?.total ?? null)}
        </Button>
      }
    >
      <SearchFilters search={search} place={page?.place ?? null} onChange={onChange} />
    </Dialog>
  );
}

function showLabel(t: Translate, total: CappedCount | null): string {
  if (total === null) return t('jobs.search.filters.showNone');
  return total.capped
    ? t('jobs.search.filters.showMany', { count: formatNumber(total.count) })
    : t('jobs.search.filters.show', { count: total.count });
}
