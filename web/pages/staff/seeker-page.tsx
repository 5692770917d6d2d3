import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { PreparedForPerson } from '#web/features/applications/prepared/prepared-for-person.tsx';
import { FittingJobs } from '#web/features/applications/sourcing/fitting-jobs.tsx';
import { SentSuggestions } from '#web/features/applications/sourcing/sent-suggestions.tsx';
import { SuggestJob } from '#web/features/applications/sourcing/suggest-job.tsx';
import { PersonJournal } from '#web/features/journal/person-journal.tsx';
import { PersonOutcomes } from '#web/features/outcomes/person-outcomes.tsx';
import { seekerQuery } from '#web/features/seekers/pool/pool-queries.ts';
import { SeekerView } from '#web/features/seekers/pool/seeker-view.tsx';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './seeker-page.module.css';

/** A job seeker's work profile. */
export function SeekerPage() {
  const t = useT();
  const id = Number(useParams().id);
  const canSuggest = useScope('application.source') !== null;
  const { data: seeker, error, refetch } = useQuery(seekerQuery(id));
  useCustomTitle(seeker?.name ?? null);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const title = seeker?.name ?? t('seekers.pool.detail.pageTitle');
  const trail = [{ label: t('seekers.pool.title'), href: paths.candidates }, { label: title }];
  return (
    <>
      <PageHeader
        title={title}
        purpose={seeker?.headline}
        above={<Breadcrumb trail={trail} />}
        actions={seeker && <SuggestJob people={[seeker]} />}
      />
      {seeker && <SeekerView seeker={seeker} />}
      {seeker && canSuggest && (
        <>
          <div className={css.journal}>
            <FittingJobs personId={seeker.id} name={seeker.name} canPrepare={seeker.support !== null} />
          </div>
          <div className={css.journal}>
            <SentSuggestions personId={seeker.id} name={seeker.name} />
          </div>
        </>
      )}
      {seeker?.support && (
        <div className={css.journal}>
          <PreparedForPerson personId={seeker.id} name={seeker.name} />
        </div>
      )}
      {seeker?.support && (
        <div className={css.journal}>
          <PersonOutcomes personId={seeker.id} name={seeker.name} />
        </div>
      )}
      {seeker?.support && (
        <div className={css.journal}>
          <PersonJournal personId={seeker.id} name={seeker.name} />
        </div>
      )}
      {!seeker && error && (
        <ErrorState error={error} title={t('seekers.pool.detail.failed')} onRetry={() => void refetch()} />
      )}
      {!seeker && !error && (
        <Loading label={t('seekers.pool.detail.loading')} skeleton={<Skeleton shape="row" count={5} />} />
      )}
    </>
  );
}
