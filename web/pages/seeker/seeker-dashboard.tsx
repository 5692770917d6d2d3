import { useQuery } from '@tanstack/react-query';
import { NextSteps } from '#web/features/applications/tracker/next-steps.tsx';
import { RecommendedJobs } from '#web/features/jobs/cards/recommended-jobs.tsx';
import { NewsInSearches } from '#web/features/saved-searches/news-in-searches.tsx';
import { FirstStep } from '#web/features/seekers/empty-profile-prompt.tsx';
import { ownProfile } from '#web/features/seekers/queries.ts';
import { OwnStrength } from '#web/features/seekers/strength-panel.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { PagePart } from '#web/pages/parts/page-part.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The job seeker dashboard: next steps, profile strength, recommended jobs, and saved searches. */
export function SeekerDashboard() {
  const t = useT();
  const name = useSession((session) => session.user.name);
  // An empty profile has no matches.
  const isEmpty = useQuery(ownProfile()).data?.strength === 0;
  const canSave = useScope('job.save') !== null;
  const aside = (
    <>
      {!isEmpty && (
        <Card>
          <PagePart title={t('overview.dashboard.profile')}>
            <OwnStrength />
          </PagePart>
        </Card>
      )}
      {canSave && (
        <Card>
          <PagePart title={t('savedSearches.searches.title')}>
            <NewsInSearches />
          </PagePart>
        </Card>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t('overview.dashboard.hello', { name })} purpose={t('overview.dashboard.purpose')} />
      <Columns aside={aside} asideLabel={t(isEmpty ? 'savedSearches.searches.title' : 'overview.dashboard.aside')}>
        {isEmpty && <FirstStep isMain />}
        <PagePart title={t('overview.dashboard.applications')}>
          <NextSteps isMain={!isEmpty} />
        </PagePart>
        {!isEmpty && (
          <PagePart title={t('overview.dashboard.recommended')} hint={t('overview.dashboard.why')}>
            <RecommendedJobs />
          </PagePart>
        )}
      </Columns>
    </>
  );
}
