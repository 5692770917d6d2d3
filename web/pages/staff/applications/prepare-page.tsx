import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Preparation } from '#domain/features/prepared-applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { PrepareForm } from '#web/features/applications/prepared/prepare-form.tsx';
import { preparation } from '#web/features/applications/prepared/prepared-queries.ts';
import { JobChoice } from '#web/features/applications/sourcing/job-choice.tsx';
import { getErrorCode } from '#web/lib/api-error.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A partner prepares an application for a person whom it supports: it chooses the job, then fills in the form. */
export function PreparePage() {
  const t = useT();
  const personId = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const jobId = Number(search.get('job'));
  if (Number.isSafeInteger(jobId) && jobId > 0) return <Preparing key={jobId} personId={personId} jobId={jobId} />;
  return (
    <>
      <PageHeader title={t('preparedApplications.page.title')} />
      <JobChoice job={null} onChange={(job) => job && setSearch({ job: String(job.id) })} />
    </>
  );
}

function Preparing({ personId, jobId }: { readonly personId: number; readonly jobId: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(preparation(personId, jobId));
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const title = t('preparedApplications.page.title');
  if (!data) {
    return (
      <>
        <PageHeader title={title} />
        {error ? (
          <ErrorState error={error} title={t('preparedApplications.page.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('preparedApplications.page.loading')} />
        )}
      </>
    );
  }
  return <Prepared preparation={data} />;
}

function Prepared({ preparation: data }: { readonly preparation: Preparation }) {
  const t = useT();
  const title = t('preparedApplications.page.title');
  const { person, job, block } = data;
  const { name } = person;
  const trail = [
    { label: t('seekers.pool.title'), href: paths.candidates },
    { label: name, href: paths.seeker(person.id) },
    { label: title },
  ];
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('preparedApplications.page.for', { job: job.title, company: formatEmployer(t, job.company), name })}
        above={<Breadcrumb trail={trail} />}
      />
      {block === null ? (
        <>
          <p>{t('preparedApplications.page.consent', { name })}</p>
          <PrepareForm preparation={data} />
        </>
      ) : (
        <>
          <InlineNote tone="info">{t(`preparedApplications.page.blocks.${block}`, { name })}</InlineNote>
          <LinkButton href={paths.seeker(person.id)}>{t('preparedApplications.page.back', { name })}</LinkButton>
        </>
      )}
    </>
  );
}
