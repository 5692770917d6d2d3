import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { SuggestJob } from '#web/features/applications/sourcing/suggest-job.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { PeopleSearchParts } from '#web/features/seekers/search/people-search.tsx';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';

/** Staff search for job seekers; a job seeker's conditions are those of the job search. */
export function AdvancedSearchPage() {
  const t = useT();
  const role = useRole();
  const scope = useScope('seeker.search');
  const canSuggest = useScope('application.source') !== null;
  const location = useLocation();
  const job = useRankingJob();
  if (role === 'job_seeker') return <Navigate to={formatLocation({ ...location, pathname: paths.search })} replace />;
  const isEmployer = scope === 'organisation' || scope === 'assigned';
  const purpose = scope === 'tenant' ? 'all' : isEmployer ? 'applicants' : 'partner';
  return (
    <PeopleSearchParts
      purpose={t(`seekers.advanced.purposes.${purpose}`)}
      actions={
        canSuggest
          ? (people, clear) => (
              <SuggestJob people={people} {...(job ? { job } : {})} isDense={people.length === 1} onDone={clear} />
            )
          : null
      }
    />
  );
}

/** The job by which the people are ranked, while it takes applications. */
function useRankingJob() {
  const [params] = useSearchParams();
  const id = Number(params.get('job'));
  const { data } = useQuery({ ...jobQuery(id), enabled: Number.isSafeInteger(id) && id > 0 });
  return data && takesApplications(data.status) ? { id: data.id, title: data.title } : null;
}
