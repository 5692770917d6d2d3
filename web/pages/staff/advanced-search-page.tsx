import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { SuggestJob } from '#web/features/applications/sourcing/suggest-job.tsx';
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
  if (role === 'job_seeker') return <Navigate to={formatLocation({ ...location, pathname: paths.search })} replace />;
  const isEmployer = scope === 'organisation' || scope === 'assigned';
  const purpose = scope === 'tenant' ? 'all' : isEmployer ? 'applicants' : 'partner';
  return (
    <PeopleSearchParts
      purpose={t(`seekers.advanced.purposes.${purpose}`)}
      actions={canSuggest ? (people, clear) => <SuggestJob people={people} onDone={clear} /> : null}
    />
  );
}
