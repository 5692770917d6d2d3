import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import type { CappedCount } from '#domain/features/jobs/search.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { PublicJobCard } from './public-job-card.tsx';
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

/** The found jobs. New ones join at the end, and the focus goes to the first of them. */
export function SearchResults(props: SearchResultsProps) {
  const { jobs, between, hasMore, isLoadingMore, isOutdated, isArriving, onMore } = props;
  const t = useT();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
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
    announce(t('search.results.added', { count: added.length }));
  };
  return (
    <div aria-busy={isOutdated}>
      <ul ref={list} className={css.list} data-arriving={isArriving || undefined}>
        {jobs.map((job, index) => (
          <Fragment key={job.id}>
            {index === firstOnes && between && <li>{between}</li>}
            <li>
              <PublicJobCard job={job} />
            </li>
          </Fragment>
        ))}
      </ul>
      {hasMore ? (
        <div className={css.more}>
          <Button
            icon={ChevronDown}
            onPress={() => void more()}
            isPending={isLoadingMore}
            pendingText={t('search.results.loadingMore')}
          >
            {t('search.results.more')}
          </Button>
        </div>
      ) : (
        jobs.length > 20 && <p className={css.end}>{t('search.results.end')}</p>
      )}
    </div>
  );
}

/** "24 jobs", or "1,000+ jobs" where counting stopped. */
export function countWords(t: Translate, total: CappedCount): string {
  return total.capped
    ? t('search.results.countMany', { count: formatNumber(total.count) })
    : t('search.results.count', { count: total.count });
}
