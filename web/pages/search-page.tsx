import { JobSearch } from '#web/features/jobs/job-search.tsx';
import { VisitorOffer } from '#web/features/jobs/visitor-offer.tsx';
import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The jobs for everybody: job seekers see their match on each, visitors learn that they would. */
export function SearchPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('search.title')} purpose={t('search.purpose')} />
      <JobSearch aside={<VisitorOffer />} />
    </>
  );
}
