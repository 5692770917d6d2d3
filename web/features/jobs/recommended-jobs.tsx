import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PublicJobCard } from './public-job-card.tsx';
import { fewJobs } from './queries.ts';
import { emptySearch } from './search-address.ts';
import css from './similar-jobs.module.css';

const shown = 3;

/** The best matches of the profile among all open jobs. */
export function RecommendedJobs() {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  const { data, error, refetch } = useQuery(fewJobs(userId, { ...emptySearch, sort: 'match' }, shown));
  if (error) return <ErrorState error={error} title={t('search.results.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('search.results.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  if (data.jobs.length === 0) return <p>{t('dashboard.noJobs')}</p>;
  return (
    <>
      <ul className={css.list}>
        {data.jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton icon={ArrowRight} href={`${paths.search}?sort=match`}>
          {t('dashboard.moreJobs')}
        </LinkButton>
      </div>
    </>
  );
}
