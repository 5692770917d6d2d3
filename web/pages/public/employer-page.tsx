import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { workplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import type { EmployerProfile } from '#domain/features/organisations/contract.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { paths } from '#web/app/paths.ts';
import jobList from '#web/features/jobs/cards/job-list.module.css';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import { JobSection } from '#web/features/jobs/detail/job-section.tsx';
import { JobSteps } from '#web/features/jobs/detail/job-steps.tsx';
import { formatLocation } from '#web/features/jobs/job-texts.ts';
import { fewJobs, jobFacets } from '#web/features/jobs/queries.ts';
import { factLabel } from '#web/features/jobs/search/filters/fact-label.ts';
import { addressOfSearch, emptySearch } from '#web/features/jobs/search/search-address.ts';
import { employerQuery } from '#web/features/organisations/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './employer-page.module.css';

const shown = 10;

/** Who an employer is, how it hires, how well it replies, and its open jobs. */
export function EmployerPage() {
  const t = useT();
  const { data: employer, error, refetch } = useQuery(employerQuery(Number(useParams().id)));
  useCustomTitle(employer?.name ?? null);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const trail = [
    { label: t('jobs.search.title'), href: paths.search },
    { label: employer?.name ?? t('employers.title') },
  ];
  if (!employer) {
    return (
      <>
        <PageHeader title={t('employers.title')} above={<Breadcrumb trail={trail} />} />
        {error ? (
          <ErrorState error={error} title={t('employers.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('employers.loading')} skeleton={<Skeleton shape="card" count={3} />} />
        )}
      </>
    );
  }
  const { name, open_jobs: count } = employer;
  const facts = [formatLocation(employer), t('employers.openCount', { count })].filter(Boolean);
  return (
    <>
      <PageHeader
        title={name}
        purpose={facts.join(' · ')}
        above={<Breadcrumb trail={trail} />}
        mark={<EmployerMark id={employer.id} name={name} size={52} />}
      />
      <div className={css.sections}>
        <About employer={employer} />
        {count > 0 && <JobSteps steps={employer.steps} />}
        <Replies employer={employer} />
        {count > 0 && <Workplace employer={employer} />}
        <OpenJobs employer={employer} />
      </div>
    </>
  );
}

interface EmployerProps {
  readonly employer: EmployerProfile;
}

function About({ employer: { name, description, website } }: EmployerProps) {
  const t = useT();
  const link = parseWebLink(website);
  return (
    <JobSection title={t('employers.about', { name })}>
      <p>{description || t('employers.noAbout', { name })}</p>
      {link && (
        <p>
          <Link href={link} isNewTab>
            {t('employers.website', { name })}
          </Link>
        </p>
      )}
    </JobSection>
  );
}

function Replies({ employer: { replies } }: EmployerProps) {
  const t = useT();
  return (
    <JobSection title={t('employers.replyTitle')}>
      <p>{replies ? t('employers.replies', replies) : t('employers.noReplies')}</p>
    </JobSection>
  );
}

/** How many of the open jobs state each answer about the workplace. */
function Workplace({ employer: { id, open_jobs: total } }: EmployerProps) {
  const t = useT();
  const { data } = useQuery(jobFacets(searchOf(id)));
  if (!data) return null;
  const answers = workplaceAnswers.flatMap((fact) => {
    const count = data.fact?.find(({ value }) => value === fact)?.count ?? 0;
    return count > 0 ? [{ fact, count }] : [];
  });
  return (
    <JobSection title={t('employers.workplace')} hint={t('employers.workplaceHint')}>
      {answers.length === 0 ? (
        <p>{t('employers.noFacts')}</p>
      ) : (
        <ul className={css.answers}>
          {answers.map(({ fact, count }) => (
            <li key={fact}>
              {t('common.labels.named', {
                label: factLabel(t, fact),
                value: t('employers.factCount', { count, total }),
              })}
            </li>
          ))}
        </ul>
      )}
    </JobSection>
  );
}

function OpenJobs({ employer: { id, name } }: EmployerProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(fewJobs(searchOf(id), shown));
  if (error) return <ErrorState error={error} title={t('jobs.search.results.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('jobs.search.results.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  return (
    <JobSection title={t('employers.jobs')}>
      {data.jobs.length === 0 && <p>{t('employers.noJobs', { name })}</p>}
      <ul className={jobList.list}>
        {data.jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} heading="h3" />
          </li>
        ))}
      </ul>
      {data.next && (
        <p>
          <Link href={`${paths.search}?${addressOfSearch(searchOf(id))}`}>{t('employers.allJobs', { name })}</Link>
        </p>
      )}
    </JobSection>
  );
}

function searchOf(id: number) {
  return { ...emptySearch, employer: [String(id)], sort: 'newest' as const };
}
