import { JobSearch } from '#web/features/jobs/job-search.tsx';
import { VisitorOffer } from '#web/features/jobs/visitor-offer.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The jobs for everybody: job seekers see their match on each, visitors learn that they would. */
export function SearchPage() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  return (
    <>
      <PageHeader title={t('search.title')} purpose={t('search.purpose')} />
      <JobSearch between={isSignedIn ? null : <VisitorOffer />} />
    </>
  );
}
