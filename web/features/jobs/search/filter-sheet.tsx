import type { CappedCount } from '#domain/features/jobs/search.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { JobSearch } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';

interface FilterSheetProps {
  readonly search: JobSearch;
  readonly total: CappedCount | null;
  readonly onChange: (change: Partial<JobSearch>) => void;
  readonly onClose: () => void;
}

/** The filters on small screens, full height. */
export function FilterSheet({ search, total, onChange, onClose }: FilterSheetProps) {
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
          {showLabel(t, total)}
        </Button>
      }
    >
      <SearchFilters search={search} onChange={onChange} />
    </Dialog>
  );
}

function showLabel(t: Translate, total: CappedCount | null): string {
  if (total === null) return t('jobs.search.filters.showNone');
  return total.capped
    ? t('jobs.search.filters.showMany', { count: formatNumber(total.count) })
    : t('jobs.search.filters.show', { count: total.count });
}
