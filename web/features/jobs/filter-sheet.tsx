import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { CappedCount } from '#domain/features/jobs/search.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { countFilters, type JobSearch } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';

interface FilterSheetProps {
  readonly search: JobSearch;
  readonly total: CappedCount | null;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** The filters on a small screen: a button that opens them over the whole height. */
export function FilterSheet({ search, total, onChange }: FilterSheetProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {count > 0 ? t('search.filters.openCount', { count: String(count) }) : t('search.filters.open')}
      </Button>
      <Dialog
        shape="sheet"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('search.filters.title')}
        closesOutside
        actions={
          <Button variant="primary" isWide onPress={() => setOpen(false)}>
            {showWords(t, total)}
          </Button>
        }
      >
        <SearchFilters search={search} onChange={onChange} />
      </Dialog>
    </>
  );
}

function showWords(t: Translate, total: CappedCount | null): string {
  if (total === null) return t('search.filters.showNone');
  return total.capped
    ? t('search.filters.showMany', { count: formatNumber(total.count) })
    : t('search.filters.show', { count: total.count });
}
