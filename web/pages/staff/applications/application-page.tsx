import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const SeekerApplication = lazy(async () => ({
  default: (await import('#web/pages/seeker/seeker-application.tsx')).SeekerApplication,
}));
const StaffApplication = lazy(async () => ({ default: (await import('./staff-application.tsx')).StaffApplication }));

/** An application, for the job seeker or staff. */
export function ApplicationPage() {
  const t = useT();
  const id = Number(useParams().id);
  const isSeeker = useRole() === 'job_seeker';
  const { data, error, refetch } = useQuery(applicationQuery(id));
  useCustomTitle(
    data ? (isSeeker ? data.job.title : t('applications.review.detail.title', { name: data.seeker.name })) : null,
  );
  const loading = (
    <Loading label={t('applications.tracker.detail.loading')} skeleton={<Skeleton shape="card" count={3} />} />
  );
  if (data) {
    return (
      <Suspense fallback={loading}>
        {isSeeker ? <SeekerApplication application={data} /> : <StaffApplication application={data} />}
      </Suspense>
    );
  }
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t('applications.tracker.detail.pageTitle')} />
      {error ? (
        <ErrorState error={error} title={t('applications.tracker.detail.failed')} onRetry={() => void refetch()} />
      ) : (
        loading
      )}
    </>
  );
}
