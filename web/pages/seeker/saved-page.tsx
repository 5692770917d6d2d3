import { BellPlus, Bookmark } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { SavedJobs } from '#web/features/jobs/saved/saved-jobs.tsx';
import { SavedSearches } from '#web/features/saved-searches/saved-searches.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PagePart } from '#web/pages/parts/page-part.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { NothingSaved } from './nothing-saved.tsx';

/** Saved jobs and searches. */
export function SavedPage() {
  const t = useT();
  const trail = [{ label: t('jobs.search.title'), href: paths.search }, { label: t('savedSearches.title') }];
  return (
    <>
      <PageHeader
        title={t('savedSearches.title')}
        purpose={t('savedSearches.purpose')}
        above={<Breadcrumb trail={trail} />}
      />
      <Columns isWide>
        <PagePart title={t('savedSearches.searches.title')}>
          <SavedSearches empty={<NothingSaved icon={BellPlus} of="searches" />} />
        </PagePart>
        <PagePart title={t('jobs.saved.title')}>
          <SavedJobs empty={<NothingSaved icon={Bookmark} of="jobs" />} />
        </PagePart>
      </Columns>
    </>
  );
}
