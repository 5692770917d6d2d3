import { useQuery } from '@tanstack/react-query';
import { BookOpen, Calendar, Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Cohort } from '#domain/features/cohorts/contract.ts';
import { paths } from '#web/app/paths.ts';
import { CohortActions } from '#web/features/cohorts/manage/cohort-actions.tsx';
import { NewCohortDialog } from '#web/features/cohorts/manage/cohort-dialogs.tsx';
import { CohortList } from '#web/features/cohorts/manage/cohort-list.tsx';
import { CohortChip } from '#web/features/cohorts/manage/cohort-status.tsx';
import { MemberTable } from '#web/features/cohorts/manage/member-table.tsx';
import { ProgramList } from '#web/features/cohorts/manage/program-list.tsx';
import { cohort as cohortQuery, programs as programsQuery } from '#web/features/cohorts/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { formatDate, formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { FactLine } from '#web/ui/data/fact-line.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './cohort-pages.module.css';

/** The programs and classes of a skilling partner. */
export function CohortsPage() {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const { data: programs, error, refetch } = useQuery(programsQuery());
  const title = t('cohorts.title');
  const hasPrograms = programs !== undefined && programs.length > 0;
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('cohorts.purpose')}
        above={<Breadcrumb trail={[{ label: t('cohorts.back'), href: paths.dashboard }, { label: title }]} />}
        actions={
          hasPrograms && (
            <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
              {t('cohorts.new')}
            </Button>
          )
        }
      />
      {!programs && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!programs && !error && <Loading label={t('cohorts.loading')} skeleton={<Skeleton shape="row" count={6} />} />}
      {programs && (
        <div className={css.parts}>
          <CohortList hasPrograms={hasPrograms} />
          <ProgramList programs={programs} />
        </div>
      )}
      {isAdding && programs && <NewCohortDialog programs={programs} onClose={() => setAdding(false)} />}
    </>
  );
}

/** One class: its status, people, and certificates. */
export function CohortPage() {
  const t = useT();
  const id = Number(useParams().id);
  const { data: cohort, error, refetch } = useQuery(cohortQuery(id));
  useCustomTitle(cohort?.name ?? null);
  if (getErrorCode(error) === 'not_found' || !Number.isSafeInteger(id)) return <NotFoundPage />;
  const title = cohort?.name ?? t('cohorts.columns.name');
  const trail = [
    { label: t('cohorts.back'), href: paths.dashboard },
    { label: t('cohorts.title'), href: paths.cohorts },
    { label: title },
  ];
  return (
    <>
      <PageHeader
        title={title}
        facts={cohort && <CohortFacts cohort={cohort} />}
        above={<Breadcrumb trail={trail} />}
        actions={cohort && <CohortActions cohort={cohort} />}
      />
      {!cohort && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!cohort && !error && (
        <Loading label={t('cohorts.members.loading')} skeleton={<Skeleton shape="row" count={6} />} />
      )}
      {cohort && <MemberTable cohort={cohort} />}
    </>
  );
}

function CohortFacts({ cohort }: { readonly cohort: Cohort }) {
  const t = useT();
  const { program, skills, starts_on: from, ends_on: to, status } = cohort;
  const dates = t('cohorts.dates', { from: formatDate(from), to: formatDate(to) });
  return (
    <>
      <FactLine
        label={t('cohorts.members.title')}
        facts={[
          { id: 'program', icon: BookOpen, value: program },
          { id: 'dates', icon: Calendar, value: dates },
          { id: 'skills', icon: Tags, value: formatList(skills) },
        ]}
      />
      <div>
        <CohortChip status={status} />
      </div>
    </>
  );
}
