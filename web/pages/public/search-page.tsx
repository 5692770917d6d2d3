import { Bookmark } from 'lucide-react';
import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import { VisitorOffer } from '#web/features/jobs/detail/visitor-prompt.tsx';
import { JobSearch } from '#web/features/jobs/search/job-search.tsx';
import { SaveSearch } from '#web/features/saved-searches/save-search.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';

const MatchPreview = lazy(async () => ({
  default: (await import('#web/features/matching/match-preview.tsx')).MatchPreview,
}));

/** The public job search: job seekers see their match, visitors a prompt to log in. */
export function SearchPage() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const canSave = useScope('job.save') !== null;
  return (
    <JobSearch
      title={t('jobs.search.title')}
      link={canSave && <SavedLink />}
      banner={isSignedIn ? null : <VisitorOffer />}
      renderMatch={(jobId) => <MatchPreview jobId={jobId} moreHref={`${paths.job(jobId)}#match`} />}
      renderSaveButton={(search) => <SaveSearch {...search} />}
    />
  );
}

function SavedLink() {
  const t = useT();
  return (
    <LinkButton isDense variant="quiet" icon={Bookmark} href={paths.saved}>
      {t('savedSearches.title')}
    </LinkButton>
  );
}
