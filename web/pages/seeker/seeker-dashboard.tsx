import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { ComingUp } from '#web/features/applications/dashboard/coming-up.tsx';
import { OwnApplications } from '#web/features/applications/dashboard/own-applications.tsx';
import { OwnPreparedApplications } from '#web/features/applications/prepared/own-prepared.tsx';
import { OwnSuggestions } from '#web/features/applications/sourcing/own-suggestions.tsx';
import { TrainingRequests } from '#web/features/cohorts/own/training-requests.tsx';
import { NextInterview } from '#web/features/interviews/next-interview.tsx';
import { RecommendedJobs } from '#web/features/jobs/cards/recommended-jobs.tsx';
import { OwnOutcomes } from '#web/features/outcomes/own-outcomes.tsx';
import { NewsInSearches } from '#web/features/saved-searches/news-in-searches.tsx';
import { FirstStep } from '#web/features/seekers/empty-profile-prompt.tsx';
import { ownProfile } from '#web/features/seekers/queries.ts';
import { OwnStrength } from '#web/features/seekers/strength-panel.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LookAround } from './look-around.tsx';
import css from './seeker-dashboard.module.css';

/** The job seeker dashboard: what to do next, applications, jobs, and the profile. */
export function SeekerDashboard() {
  const t = useT();
  const name = useSession((session) => session.user.name);
  // An empty profile has no matches.
  const isEmpty = useQuery(ownProfile()).data?.strength === 0;
  const canSave = useScope('job.save') !== null;
  return (
    <>
      <PageHeader title={t('overview.dashboard.hello', { name })} />
      <div className={css.columns}>
        <div className={css.main}>
          {isEmpty && <FirstStep isMain />}
          <OwnApplications empty={isEmpty ? null : <LookAround />} />
          <OwnOutcomes />
          <OwnPreparedApplications />
          <OwnSuggestions />
          <TrainingRequests />
          {!isEmpty && <JobsForYou />}
        </div>
        <aside className={css.aside} aria-label={t('overview.dashboard.aside')}>
          <NextInterview />
          {!isEmpty && <OwnStrength />}
          <ComingUp />
          {canSave && <NewsInSearches />}
        </aside>
      </div>
    </>
  );
}

function JobsForYou() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.jobs}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('overview.dashboard.jobsForYou')}
        </h2>
        <Link href={`${paths.search}?sort=match`}>{t('overview.dashboard.moreJobs')}</Link>
      </div>
      <RecommendedJobs />
    </section>
  );
}
