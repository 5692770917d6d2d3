import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import type { More } from './column.ts';
import css from './data-table.module.css';

interface LoadMoreProps {
  readonly more: More;
  /** Rows on screen now. */
  readonly shown: number;
}

/** Adds the next rows below; nothing loads by scrolling. */
export function LoadMore({ more, shown }: LoadMoreProps) {
  const t = useT();
  const announce = useAnnounce();
  const before = useRef(shown);
  const wasAsked = useRef(false);
  useEffect(() => {
    const added = shown - before.current;
    before.current = shown;
    if (wasAsked.current && added > 0) announce(t('tables.loadedMore', { count: added }));
    if (added !== 0) wasAsked.current = false;
  }, [shown, announce, t]);
  if (!more.hasMore) return null;
  const load = () => {
    wasAsked.current = true;
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
