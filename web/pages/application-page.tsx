import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { applicationOf } from '#web/features/applications/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SeekerApplication } from './seeker-application.tsx';

/** One application, as the role of the reader sees it. */
export function ApplicationPage() {
  const t = useT();
  const id = Number(useParams().id);
  const userId = useSession((session) => session.user.user_id);
  const { data, error, refetch } = useQuery(applicationOf(userId, id));
  useOwnTitle(data?.job.title ?? null);
  if (data) return <SeekerApplication application={data} />;
  return (
    <>
      <PageHeader title={t('tracker.detail.pageTitle')} />
      {error ? (
        <ErrorState error={error} title={t('tracker.detail.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('tracker.detail.loading')} skeleton={<Skeleton shape="card" count={3} />} />
      )}
    </>
  );
}
