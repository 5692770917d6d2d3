import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import type { CappedCount } from '#domain/features/jobs/search/search.ts';
import rows from '#web/features/jobs/cards/job-list.module.css';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import type { RowPreview } from '#web/features/jobs/search/preview/use-selected-job.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './search-results.module.css';

export interface SearchResultsProps {
  readonly jobs: readonly JobCard[];
  /** Rendered between the first results and the rest. */
  readonly banner: ReactNode;
  /** How a row opens its job next to the list; null if it leads to the page of the job. */
  readonly getRowPreview: ((id: number) => RowPreview) | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The list is of the previous search; the new one is loading. */
  readonly isOutdated: boolean;
  /** Whether this is the first load. When returning to the page, all cards render immediately in place. */
  readonly isArriving: boolean;
  /** Returns the added jobs. */
  readonly onMore: () => Promise<readonly JobCard[]>;
}

/** Number of results before the banner: those of the first screen. */
const firstOnes = 7;

/** Number of results rendered per batch. */
const handful = 4;

/** The results. New ones are appended, and the first of them gets the focus. */
export function SearchResults(props: SearchResultsProps) {
  const { jobs, banner, getRowPreview, isOutdated, isArriving, onMore } = props;
  const t = useT();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const drawn = useDrawn(jobs.length, isArriving);
  useEffect(() => {
    if (wanted.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-job="${wanted.current}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus();
  });
  const more = async () => {
    const added = await onMore();
    wanted.current = added[0]?.id ?? null;
    announce(t('jobs.search.results.added', { count: added.length }));
  };
  return (
    <div
      aria-busy={isOutdated}
      className={classNames(isOutdated && css.outdated, drawn < jobs.length && css.unfinished)}
    >
      <ul ref={list} className={rows.list}>
        {jobs.slice(0, drawn).map((job, index) => (
          <Fragment key={job.id}>
            {index === firstOnes && banner && <li>{banner}</li>}
            <li>
              <PublicJobCard job={job} preview={getRowPreview?.(job.id)} />
            </li>
          </Fragment>
        ))}
      </ul>
      {drawn >= jobs.length && <End {...props} onMore={more} />}
    </div>
  );
}

interface EndProps extends Pick<SearchResultsProps, 'jobs' | 'hasMore' | 'isLoadingMore'> {
  readonly onMore: () => Promise<void>;
}

/** "Show more", or the end of the list. */
function End({ jobs, hasMore, isLoadingMore, onMore }: EndProps) {
  const t = useT();
  if (!hasMore) return jobs.length > 20 && <p className={css.end}>{t('jobs.search.results.end')}</p>;
  return (
    <div className={css.more}>
      <Button
        icon={ChevronDown}
        onPress={() => void onMore()}
        isPending={isLoadingMore}
        pendingText={t('jobs.search.results.loadingMore')}
      >
        {t('jobs.search.results.more')}
      </Button>
    </div>
  );
}

/**
 * Number of rendered results. Results of a new page render in batches, so that a slow phone can respond to
 * touches in between. Content below renders after them and does not move.
 */
function useDrawn(count: number, isArriving: boolean): number {
  const [drawn, setDrawn] = useState(isArriving ? handful : Number.POSITIVE_INFINITY);
  useEffect(() => {
    const next = drawn + handful;
    if (Number.isFinite(drawn)) startTransition(() => setDrawn(next < count ? next : Number.POSITIVE_INFINITY));
  }, [drawn, count]);
  return drawn;
}

/** "24 jobs", or "1,000+ jobs" at the count limit. */
export function formatCount(t: Translate, total: CappedCount): string {
  return total.capped
    ? t('jobs.search.results.countMany', { count: formatNumber(total.count) })
    : t('jobs.search.results.count', { count: total.count });
}
