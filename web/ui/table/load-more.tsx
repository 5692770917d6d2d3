import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import type { Pagination } from './column.ts';
import css from './data-table.module.css';

interface LoadMoreProps {
  readonly more: Pagination;
  /** Number of rows on screen. */
  readonly rowCount: number;
}

/** Adds the next rows below. There is no infinite scrolling. */
export function LoadMore({ more, rowCount }: LoadMoreProps) {
  const t = useT();
  const announce = useAnnounce();
  const previousCount = useRef(rowCount);
  const wasRequested = useRef(false);
  useEffect(() => {
    const added = rowCount - previousCount.current;
    previousCount.current = rowCount;
    if (wasRequested.current && added > 0) announce(t('tables.loadedMore', { count: added }));
    if (added !== 0) wasRequested.current = false;
  }, [rowCount, announce, t]);
  if (!more.hasMore) return null;
  const load = () => {
    wasRequested.current = true;
    more.load();
  };
  return (
    <div className={css.more}>
      <Button icon={ChevronDown} onPress={load} isPending={more.isLoading} pendingText={t('tables.loadingMore')}>
        {t('tables.loadMore')}
      </Button>
    </div>
  );
}
