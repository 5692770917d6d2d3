import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ownApplications } from '#web/features/applications/queries.ts';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecommendedCard } from './recommended-card.tsx';
import css from './recommended-jobs.module.css';

const shown = 3;
/** Number of requested matches; jobs already applied for are removed. */
const asked = 20;

/** The best matches among open jobs, without those already applied for. */
export function RecommendedJobs() {
  const t = useT();
  const { data, error, refetch } = useQuery(fewJobs({ ...emptySearch, sort: 'match' }, asked));
  const own = useInfiniteQuery(ownApplications());
  if (error) return <ErrorState error={error} title={t('jobs.search.results.failed')} onRetry={() => void refetch()} />;
  if (!data || own.isPending)
    return <Loading label={t('jobs.search.results.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  const applied = new Set(own.data?.pages.flatMap((page) => page.applications.map(({ job }) => job.id)));
  const jobs = data.jobs.filter(({ id }) => !applied.has(id)).slice(0, shown);
  if (jobs.length === 0) return <p>{t('overview.dashboard.noJobs')}</p>;
  return (
    <ul className={css.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <RecommendedCard job={job} />
        </li>
      ))}
    </ul>
  );
}
