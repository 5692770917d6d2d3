import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import type { CappedCount } from '#domain/features/jobs/search.ts';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './search-results.module.css';

interface SearchResultsProps {
  readonly jobs: readonly JobCard[];
  /** Stands between the first results and the rest. */
  readonly between: ReactNode;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The list belongs to the search before; the new one is on its way. */
  readonly isOutdated: boolean;
  /** They come to a page that stands already. Whoever comes back to it finds every card in its exact place at once. */
  readonly isArriving: boolean;
  /** Answers with the jobs that came. */
  readonly onMore: () => Promise<readonly JobCard[]>;
}

/** Results before what stands between. */
const firstOnes = 3;

/** Results that are drawn at a time. */
const handful = 4;

/** The found jobs. New ones join at the end, and the focus goes to the first of them. */
export function SearchResults(props: SearchResultsProps) {
  const { jobs, between, isOutdated, isArriving, onMore } = props;
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
    <div aria-busy={isOutdated}>
      <ul ref={list} className={css.list}>
        {jobs.slice(0, drawn).map((job, index) => (
          <Fragment key={job.id}>
            {index === firstOnes && between && <li>{between}</li>}
            <li>
              <PublicJobCard job={job} />
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

/** The way to more jobs, or the news that there are none. */
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
 * How many of the results are drawn. Those of a page that arrives come a handful at a time, so that a slow phone can
 * answer a touch in between; what stands below comes after them, and never slips from under a finger.
 */
function useDrawn(count: number, isArriving: boolean): number {
  const [drawn, setDrawn] = useState(isArriving ? handful : Number.POSITIVE_INFINITY);
  useEffect(() => {
    const next = drawn + handful;
    if (Number.isFinite(drawn)) startTransition(() => setDrawn(next < count ? next : Number.POSITIVE_INFINITY));
  }, [drawn, count]);
  return drawn;
}

/** "24 jobs", or "1,000+ jobs" where counting stopped. */
export function countWords(t: Translate, total: CappedCount): string {
  return total.capped
    ? t('jobs.search.results.countMany', { count: formatNumber(total.count) })
    : t('jobs.search.results.count', { count: total.count });
}
